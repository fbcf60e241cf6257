// The theme of the last visit, or the system's. The settings take over once the room is loaded.
;(function () {
  var theme = 'system'
  try {
    theme = JSON.parse(localStorage.getItem('lorcha.settings') || '{}').theme || 'system'
  } catch {
    // Nothing readable is kept: as if it were the first visit.
  }
  var dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
