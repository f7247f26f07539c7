import { type Frame, PLAIN_QUESTIONS } from '@/lib/knowledge/interview/plain'
import type { WrittenQuestion } from '@/lib/knowledge/interview/written-question'
import { toStems } from './bank/stems'
import type { ItemKind } from './options'
import type { KitItem } from './schema'
import type { Candidate } from './written'

export type Wording = Pick<KitItem, 'kind' | 'question' | 'probes' | 'points' | 'anchors'>

/** What the questions of one kit hold so far, so that none is worded like another one. */
export interface Draft {
  probes: Set<string>
  questions: string[]
}

/** For the questions of a kit that has `items` already. */
export const startDraft = (
  items: readonly { question: string; probes: readonly string[] }[] = [],
): Draft => ({
  probes: new Set(items.flatMap(({ probes }) => probes)),
  questions: items.map(({ question }) => question),
})

const chanceOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7)

const hasNewProbes = ({ probes }: WrittenQuestion, draft: Draft) =>
  probes.every((probe) => !draft.probes.has(probe))

/** Frames that can hold the same thing, for when the kit has all wordings of the first. */
const KIN: Partial<Record<Frame, readonly Frame[]>> = {
  skill: ['experience'],
  experience: ['skill'],
  named: ['skill', 'experience'],
  list: ['skill', 'experience'],
  act: ['doing'],
  doing: ['act'],
}

/** What goes into a frame. */
export interface Slots {
  thing: string
  /** The same of an act, as "trimming lamps". */
  doing?: string | null
}

/** In a wording that the kit doesn’t have, if there is one. Kits of different lines don’t all begin with the first one. */
export function fill(frame: Frame, { thing, doing }: Slots, draft: Draft): WrittenQuestion {
  const wordingsOf = (kin: Frame, put: string) => {
    const all = PLAIN_QUESTIONS[kin]
    const first = chanceOf(put) % all.length
    return [...all.slice(first), ...all.slice(0, first)].map((written) => ({
      ...written,
      question: written.question.replace('{thing}', () => put),
    }))
  }
  const wordings = [
    ...[frame, ...(KIN[frame] ?? [])].flatMap((kin) => wordingsOf(kin, thing)),
    ...(doing ? (['doing', 'act'] as const).flatMap((kin) => wordingsOf(kin, doing)) : []),
  ]
  return wordings.find((written) => hasNewProbes(written, draft)) ?? (wordings[0] as WrittenQuestion)
}

/** Without the probes that another question of the kit has. */
export function toWording(kind: ItemKind, written: WrittenQuestion, draft: Draft): Wording {
  const { question, weak, fair, strong } = written
  const probes = written.probes.filter((probe) => !draft.probes.has(probe))
  draft.questions.push(question)
  for (const probe of probes) draft.probes.add(probe)
  return { kind, question, probes, points: [], anchors: { 1: weak, 3: fair, 5: strong } }
}

const SUPERLATIVE = /\b(?:hardest|most (?:awkward|difficult|demanding))\b/i
/** Of a kit. */
const SUPERLATIVES_MAX = 2

const countShared = (one: string, other: string): number => {
  const others = new Set(toStems(other))
  return [...new Set(toStems(one))].filter((stem) => others.has(stem)).length
}

/** Two words that say something in common, and half of those of the shorter question. */
function asksTheSame(one: string, other: string): boolean {
  const shared = countShared(one, other)
  const shorter = Math.min(...[one, other].map((text) => new Set(toStems(text)).size))
  return shared > 1 && (shared > 2 || 2 * shared >= shorter)
}

/** Whether one answer would be given to both questions. */
export const isAnsweredBy = (one: string, other: string): boolean =>
  one === other || countShared(one, other) > 2

const openingOf = (question: string) => question.split(/[\s’]/)[0]
/** The question that fits best of those the kit has nothing like, or null. */
export function pick(candidates: readonly Candidate[], line: string, draft: Draft): Candidate | null {
  const { questions } = draft
  const isFull = questions.filter((question) => SUPERLATIVE.test(question)).length >= SUPERLATIVES_MAX
  const left = candidates.filter(
    (candidate) =>
      !(isFull && SUPERLATIVE.test(candidate.question)) &&
      hasNewProbes(candidate, draft) &&
      !questions.some((question) => asksTheSame(question, candidate.question)),
  )
  const costOf = ({ question, tier, shared }: Candidate) =>
    100 * tier +
    questions.filter((asked) => openingOf(asked) === openingOf(question)).length -
    shared +
    chanceOf(line + question) / 2000
  return left.reduce<Candidate | null>(
    (best, candidate) => (best === null || costOf(candidate) < costOf(best) ? candidate : best),
    null,
  )
}
