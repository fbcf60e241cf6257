// What the server is asked over HTTP, each in one line. A refusal is thrown as a `Refusal`.
import type {
  AnalysisProgress,
  ChatLine,
  Farewell,
  Fork,
  GameInfo,
  LessonAnswer,
  LessonInfo,
  LessonObjection,
  Lobby,
  Mail,
  Me,
  Move,
  NewMail,
  NewPassword,
  NewTable,
  PastDecision,
  PastObjection,
  PasswordByLink,
  PlayNow,
  PositionHint,
  PositionTable,
  PositionText,
  RefusalBody,
  Preview,
  Profile,
  Progress,
  PuzzleResult,
  PuzzleResults,
  PuzzleScene,
  PuzzleShelf,
  QuizQuestion,
  RatingEntry,
  Review,
  Scene,
  Session,
  SetUpPosition,
  SignIn,
  Snapshot,
  Start,
  TableSummary,
  Verdict,
  Waiting,
  WaitingRoom,
  WrittenPosition,
} from '@/generated/wire'

import { at } from './route.svelte'

/** Why the server said no. `code` has a text `problem-<code>` where we know it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  introduce: (name: string) => ask<Me>('POST', '/api/people', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  password: (wanted: NewPassword) => ask<Me>('PUT', '/api/me/password', wanted),
  signIn: (who: SignIn) => ask<Me>('POST', '/api/session', who),
  signOut: () => ask<void>('DELETE', '/api/session'),
  signOutEverywhere: () => ask<void>('DELETE', '/api/sessions'),
  sessions: () => ask<Session[]>('GET', '/api/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  deleteAccount: (farewell: Farewell) => ask<void>('DELETE', '/api/me', farewell),
  mail: () => ask<Mail>('GET', '/api/me/mail'),
  changeMail: (wanted: NewMail) => ask<Mail>('PUT', '/api/me/mail', wanted),
  losePassword: (name: string) => ask<void>('POST', '/api/lost-password', { name }),
  passwordByLink: (wanted: PasswordByLink) => ask<Me>('POST', '/api/password-link', wanted),
  profile: (id: string) => ask<Profile>('GET', `/api/people/${encodeURIComponent(id)}`),
  bot: (level: string) => ask<Profile>('GET', `/api/bots/${encodeURIComponent(level)}`),
  ratings: (game: string) => ask<RatingEntry[]>('GET', `/api/ratings/${encodeURIComponent(game)}`),

  games: () => ask<GameInfo[]>('GET', '/api/games'),
  lessons: (language: string) =>
    ask<Record<string, LessonInfo[]>>('GET', `/api/lessons?language=${language}`),
  quiz: (game: string, language: string) =>
    ask<QuizQuestion[]>('GET', `/api/quiz/${encodeURIComponent(game)}?language=${language}`),
  scene: (lesson: string, language: string, answers: LessonAnswer[]) =>
    ask<Scene>('POST', `/api/lessons/${lesson}`, { language, answers }),
  lessonPreviews: (lesson: string, answers: LessonAnswer[], lines: Move[][]) =>
    ask<Preview[]>('POST', `/api/lessons/${lesson}/previews`, { answers, lines }),
  lessonReason: (lesson: string, answers: LessonAnswer[], moves: Move[]) =>
    ask<LessonObjection>('POST', `/api/lessons/${lesson}/reason`, { answers, moves }),
  progress: (learnt: Record<string, string[]>) =>
    ask<Progress>('POST', '/api/me/lessons', { learnt }),
  puzzles: () => ask<PuzzleShelf>('GET', '/api/puzzles'),
  puzzle: (puzzle: string, language: string, answers: Move[][], give_up: boolean) =>
    ask<PuzzleScene>('POST', `/api/puzzles/${puzzle}`, { language, answers, give_up }),
  puzzlePreviews: (puzzle: string, answers: Move[][], lines: Move[][]) =>
    ask<Preview[]>('POST', `/api/puzzles/${puzzle}/previews`, { answers, lines }),
  puzzleResults: (results: PuzzleResult[]) =>
    ask<PuzzleResults>('POST', '/api/me/puzzles', { results }),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  open: (before: number) => ask<TableSummary[]>('GET', `/api/open?before=${before}`),
  finished: (before: number) => ask<TableSummary[]>('GET', `/api/finished?before=${before}`),
  playNow: (wanted: PlayNow) => ask<TableSummary>('POST', '/api/play', wanted),
  make: (wanted: NewTable) => ask<TableSummary>('POST', '/api/tables', wanted),
  byCode: (code: string) => ask<TableSummary>('GET', `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<TableSummary>('GET', table(id)),
  close: (id: string) => ask<TableSummary>('DELETE', table(id)),
  sit: (id: string, seat: number | null) =>
    ask<TableSummary>('POST', table(id, '/seats'), { seat }),
  wait: (id: string, how: Waiting) => ask<WaitingRoom>('POST', table(id, '/waiting'), how),
  say: (id: string, text: string) => ask<ChatLine[]>('POST', table(id, '/chat'), { text }),
  leave: (id: string, seat: number) => ask<TableSummary>('DELETE', table(id, `/seats/${seat}`)),
  start: (id: string, how: Start) => ask<TableSummary>('POST', table(id, '/start'), how),
  rematch: (id: string) => ask<TableSummary>('POST', table(id, '/rematch')),

  review: (id: string) => ask<Review>('GET', table(id, '/review')),
  replay: (id: string, ply: number, seat: number) =>
    ask<Snapshot>('GET', table(id, `/replay?seat=${seat}&ply=${ply}`)),
  analysis: (id: string) => ask<AnalysisProgress>('GET', table(id, '/analysis')),
  analyse: (id: string) => ask<AnalysisProgress>('POST', table(id, '/analysis')),
  pastDecision: (id: string, ply: number) =>
    ask<PastDecision>('GET', table(id, `/decisions/${ply}`)),
  pastPreviews: (id: string, ply: number, lines: Move[][]) =>
    ask<Preview[]>('POST', table(id, `/decisions/${ply}/previews`), { lines }),
  pastReason: (id: string, ply: number, moves: Move[]) =>
    ask<PastObjection>('POST', table(id, `/decisions/${ply}/reason`), { moves }),
  attempt: (id: string, ply: number, move: Move) =>
    ask<Verdict>('POST', table(id, `/decisions/${ply}/attempt`), { move }),
  fork: (id: string, wanted: Fork) => ask<TableSummary>('POST', table(id, '/fork'), wanted),
  startingPosition: (game: string, seats: number) =>
    ask<PositionText>('GET', `/api/positions/${encodeURIComponent(game)}?seats=${seats}`),
  positionOf: (id: string, ply: number) =>
    ask<PositionText>('GET', table(id, `/position?ply=${ply}`)),
  setUp: (written: WrittenPosition) => ask<SetUpPosition>('POST', '/api/positions', written),
  positionHint: (written: WrittenPosition) =>
    ask<PositionHint>('POST', '/api/positions/hint', written),
  playPosition: (wanted: PositionTable) =>
    ask<TableSummary>('POST', '/api/positions/table', wanted),
  take: (match: unknown) => ask<TableSummary>('POST', '/api/imports', match),
  exportJson: (id: string) => at(table(id, '/export')),
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-lorcha'] = '1' // no other site can send it
  const answer = await fetch(at(path), {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(0, 'offline', 'the server cannot be reached')
  })
  if (!answer.ok) throw await refusal(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<RefusalBody>
  return new Refusal(answer.status, problem.code ?? 'failed', problem.text ?? answer.statusText)
}
