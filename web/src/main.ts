// The entry point: styles, texts, then the app.
import { mount } from 'svelte'
import '@/look/fonts.css'
import '@/look/tokens.css'
import '@/look/components.css'
import '@/look/selectable.css'
import '@/look/pages.css'
import room from '@/look/sprites/room.svg?url'
import App from '@/shell/App.svelte'
import { PAGES } from '@/shell/pages'
import { route } from '@/shell/route.svelte'
import { settings, showPace, showTheme } from '@/shell/settings.svelte'
import { takeSprite } from '@/shell/sprites'
import { setLanguage } from '@/words/words.svelte'

showTheme()
showPace()
void takeSprite(room)
// The page comes while the words do; the app asks for it again, and tells if it did not come.
PAGES[route().page]().catch(() => {})
await setLanguage(settings.language)
mount(App, { target: document.getElementById('room')! })
