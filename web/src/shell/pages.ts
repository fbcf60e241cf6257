/** The pages, each loaded when somebody goes there. */
import type { Component } from 'svelte'
import type { Route } from '@/shell/route.svelte'

// Each page has props of its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>
export const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  front: () => import('@/pages/lobby/Front.svelte'),
  new: () => import('@/pages/newTable/NewTable.svelte'),
  table: () => import('@/pages/TablePage.svelte'),
  review: () => import('@/pages/review/Review.svelte'),
  mistakes: () => import('@/pages/mistakes/MistakesPage.svelte'),
  join: () => import('@/pages/lobby/Join.svelte'),
  import: () => import('@/pages/lobby/Import.svelte'),
  learn: () => import('@/pages/learn/Course.svelte'),
  lesson: () => import('@/pages/learn/LessonPage.svelte'),
  quiz: () => import('@/pages/learn/Quiz.svelte'),
  studies: () => import('@/pages/study/Studies.svelte'),
  study: () => import('@/pages/study/StudyPage.svelte'),
  puzzles: () => import('@/pages/puzzles/Puzzles.svelte'),
  puzzle: () => import('@/pages/puzzles/PuzzlePage.svelte'),
  rules: () => import('@/pages/about/Rules.svelte'),
  about: () => import('@/pages/about/About.svelte'),
  profile: () => import('@/pages/person/Profile.svelte'),
  settings: () => import('@/pages/person/Settings.svelte'),
  password: () => import('@/pages/person/NewPassword.svelte'),
  lost: () => import('@/pages/Lost.svelte'),
}
