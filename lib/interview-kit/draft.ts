import { type Form, type Frame, fillFrame } from '@/lib/knowledge/interview/wording'
import { anchorsFor, formOf, subjectOf } from './anchors'
import { toStems } from './bank/stems'
import type { ItemKind } from './options'
import { probesFor } from './probes'
import type { KitItem } from './schema'
import type { Candidate } from './written'

export type Wording = Pick<KitItem, 'kind' | 'question' | 'probes' | 'anchors'>

/** What the questions of one kit hold so far, so that none is worded like another one. */
export interface Draft {
  turns: Map<Frame, number>
  probes: Set<string>
  questions: string[]
}

/** For the questions of a kit that has `items` already. */
export const startDraft = (
  items: readonly { question: string; probes: readonly string[] }[] = [],
): Draft => ({
  turns: new Map(),
  probes: new Set(items.flatMap(({ probes }) => probes)),
  questions: items.map(({ question }) => question),
})

/** In the next wording of its frame. */
export function fill(frame: Frame, thing: string, { turns }: Draft): string {
  const turn = turns.get(frame) ?? 0
  turns.set(frame, turn + 1)
  return fillFrame(frame, thing, turn)
}

/** Of frames that fit as well, the one that the kit has least of. */
export const rarestFrame = (frames: readonly [Frame, ...Frame[]], { turns }: Draft): Frame =>
  frames.reduce((best, frame) => ((turns.get(frame) ?? 0) < (turns.get(best) ?? 0) ? frame : best))

interface Words {
  kind: ItemKind
  form: Form
  question: string
  /** What the line is about, where a sentence can name it. */
  thing: string | null
}

export function toWording({ kind, form, question, thing }: Words, { probes, questions }: Draft): Wording {
  questions.push(question)
  return {
    kind,
    question,
    probes: probesFor(form, question, probes),
    anchors: anchorsFor(form, subjectOf(question) ?? thing),
  }
}

const SUPERLATIVE = /\b(?:hardest|most (?:awkward|difficult|demanding))\b/i
/** Of a kit. */
const SUPERLATIVES_MAX = 2

/** Two words that say something in common, and half of those of the shorter question. */
function asksTheSame(one: string, other: string): boolean {
  const [stems, others] = [new Set(toStems(one)), new Set(toStems(other))]
  const shared = [...stems].filter((stem) => others.has(stem)).length
  return shared > 1 && (shared > 2 || 2 * shared >= Math.min(stems.size, others.size))
}

const openingOf = (question: string) => question.split(/[\s’]/)[0]
/** So that kits of different lines don’t all have the first one. */
const chanceOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7)

/** The question that fits best of those the kit has nothing like, or null. */
function pick(
  candidates: readonly Candidate[],
  line: string,
  { probes, questions }: Draft,
): Candidate | null {
  const isFull = questions.filter((question) => SUPERLATIVE.test(question)).length >= SUPERLATIVES_MAX
  const left = candidates.filter(
    (candidate) =>
      !(isFull && SUPERLATIVE.test(candidate.question)) &&
      !candidate.probes.some((probe) => probes.has(probe)) &&
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

/** One of the questions for any trade, or null where the kit has something like each of them. */
export function wordWritten(
  candidates: readonly Candidate[],
  line: { text: string; kind: ItemKind; thing: string | null },
  draft: Draft,
): Wording | null {
  const picked = pick(candidates, line.text, draft)
  if (!picked) return null
  const { question, probes, strong, weak } = picked
  draft.questions.push(question)
  for (const probe of probes) draft.probes.add(probe)
  const anchors = anchorsFor(middleOf(question), subjectOf(question) ?? line.thing)
  return { kind: line.kind, question, probes: [...probes], anchors: { ...anchors, 1: weak, 5: strong } }
}

/** What a good answer to a question for any trade holds. */
function middleOf(question: string): Form {
  if (/\b(?:do|would) you\b/i.test(question.split('?')[0] ?? question)) return 'method'
  const form = formOf(question, false)
  return form === 'work' || form === 'search' ? form : 'story'
}
