import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact, TakeBackChange } from '@/lib/consultation/brief/schema'
import { findTakeBacks, type TakeBack } from '@/lib/consultation/guard/take-back/detect'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import type { Topic } from '@/lib/consultation/topics'
import {
  findReplaced,
  firstMessageOf,
  heldOf,
  mergeChanges,
  type Point,
  pointsOf,
  type Said,
  toPoint,
} from './points'

/** `done`: what is meant is unique. `ask`: one of the points is meant, or `all` of them. `reader`: a part of a fact is meant. */
export type Resolution =
  | { kind: 'done'; points: Point[]; change: TakeBackChange; isTurn: boolean }
  | { kind: 'ask'; points: Point[]; all: TakeBackChange }
  | { kind: 'nothing' }
  | { kind: 'reader' }

/** In facts: how many are offered where nothing matches. */
const OFFERED_MAX = 4

const isLocked = ({ fact }: Point) => fact.locked

const ask = (points: Point[], all = mergeChanges(points)): Resolution =>
  points.length === 0 ? { kind: 'nothing' } : { kind: 'ask', points, all }

/** A locked fact goes only where the manager picks it. */
const takeAll = (points: Point[], isTurn: boolean, heldIds: string[] = []): Resolution => {
  const change = mergeChanges([...points, { factIds: [], restore: [], heldIds }])
  return points.some(isLocked) ? ask(points, change) : { kind: 'done', points, change, isTurn }
}

function withReplaced(brief: Brief, fact: Fact): Point {
  const replaced = findReplaced(brief, fact)
  return toPoint(brief, fact, replaced ? [replaced] : [])
}

/** What was said most recently, for a take-back that fits nothing. */
const recentPoints = (brief: Brief): Point[] =>
  activeFacts(brief)
    .filter((fact) => firstMessageOf(fact) !== null)
    .slice(-OFFERED_MAX)
    .map((fact) => withReplaced(brief, fact))

/** Of the last sentence that said something. */
function lastPoints(points: Point[], content: string): Point[] {
  const said = points.filter(({ kind }) => kind === 'new')
  const latest = Math.max(...said.map(({ start }) => start))
  const from = Math.max(0, content.slice(0, latest).search(/[^.!?;\n]*$/))
  return said.length === 0 ? points : said.filter(({ start }) => start >= from)
}

/** Whether the message closed a topic or ended the interview. */
const hasClosed = ({ agenda }: Brief, { undo }: Said): boolean =>
  undo !== null &&
  (agenda.finished !== undo.agenda.finished || agenda.closed.length !== undo.agenda.closed.length)

/** What was said last. `instead` are the topics of what the rest of the sentence says. */
export function resolveLast(
  brief: Brief,
  { meaning }: TakeBack,
  said: Said | null,
  instead: readonly Topic[],
): Resolution {
  const all = said ? pointsOf(brief, said) : []
  const held = said ? heldOf(brief, said.messageId) : []
  const meant = meaning === 'last' && said ? lastPoints(all, said.content) : all
  const narrowed = meant.filter(({ fact }) => instead.includes(fact.topic))
  const points = narrowed.length > 0 ? narrowed : meant
  const isTurn = points.length === all.length
  if (points.length === 0 && held.length === 0 && !(said && hasClosed(brief, said)))
    return ask(recentPoints(brief))
  // "Ignore that" said twice: to put back what went is not to be guessed.
  const isOfTakeBack =
    points.some(({ kind }) => kind === 'removed') && said && findTakeBacks(said.content).length > 0
  if (!isOfTakeBack && (points.length <= 1 || meaning === 'turn'))
    return takeAll(points, isTurn, isTurn ? held : [])
  return ask(points, mergeChanges([...points, { factIds: [], restore: [], heldIds: isTurn ? held : [] }]))
}

const LIST = /[,;&]|\b(?:and|or|plus)\b/i

const factsSaying = (brief: Brief, words: string): Fact[] =>
  activeFacts(brief).filter(({ value }) => saysAll(value, words))

/** All of a topic goes, but where the manager had said something else before that. */
function resolveTopic(brief: Brief, facts: Fact[]): Resolution {
  const points = facts.map((fact) => withReplaced(brief, fact))
  const all = mergeChanges(points)
  const saidBefore = all.restore.filter(({ id }) =>
    brief.facts.some((fact) => fact.id === id && firstMessageOf(fact) !== null),
  )
  if (saidBefore.length === 0) return takeAll(points, false)
  return ask(points, { ...all, restore: all.restore.filter((one) => !saidBefore.includes(one)) })
}

function resolvePiece(brief: Brief, words: string): Resolution {
  const topics = topicsNamed(words).filter((topic) => activeFacts(brief, topic).length > 0)
  const [topic, ...others] = topics
  if (topic && others.length === 0) return resolveTopic(brief, activeFacts(brief, topic))
  const facts = topic ? topics.flatMap((one) => activeFacts(brief, one)) : factsSaying(brief, words)
  const points = facts.map((fact) => withReplaced(brief, fact))
  const [fact] = facts
  if (facts.length !== 1 || !fact) return ask(points)
  const isPart = LIST.test(fact.value.toLowerCase().replace(words.toLowerCase(), ''))
  return isPart ? { kind: 'reader' } : takeAll(points, false)
}

/** Of what an order names, where it names several facts. */
export function resolveNamed(brief: Brief, words: string): Resolution {
  const said = factsSaying(brief, words)
  const facts = said.length > 0 ? said : topicsNamed(words).flatMap((topic) => activeFacts(brief, topic))
  return ask(facts.map((fact) => withReplaced(brief, fact)))
}

/** What was said about something. `nothing` where the brief has nothing on it. */
export function resolveAbout(brief: Brief, { words }: TakeBack): Resolution {
  const whole = resolvePiece(brief, words)
  const pieces = words.split(/,| and | & /i).filter((piece) => piece.trim() !== '')
  if (whole.kind !== 'nothing' || pieces.length === 1) return whole
  const found = pieces.map((piece) => resolvePiece(brief, piece)).filter(({ kind }) => kind !== 'nothing')
  if (found.some(({ kind }) => kind === 'reader')) return { kind: 'reader' }
  const points = found.flatMap((one) => ('points' in one ? one.points : []))
  const isClear = points.length > 0 && found.every(({ kind }) => kind === 'done')
  return isClear ? takeAll(points, false) : ask(points)
}

/** Where the words fit nothing: what was said last, to pick from. */
export const offerRecent = (brief: Brief): Resolution => ask(recentPoints(brief))
