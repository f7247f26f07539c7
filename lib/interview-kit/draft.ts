import { type Form, type Frame, fillFrame } from '@/lib/knowledge/interview/wording'
import { anchorsFor } from './anchors'
import type { ItemKind } from './options'
import { probesFor } from './probes'
import type { KitItem } from './schema'

export type Wording = Pick<KitItem, 'kind' | 'question' | 'probes' | 'anchors'>

/** What the questions of one kit hold so far, so that none is worded like another one. */
export interface Draft {
  turns: Map<Frame, number>
  probes: Set<string>
}

/** For the questions of a kit that has `items` already. */
export const startDraft = (items: readonly { probes: readonly string[] }[] = []): Draft => ({
  turns: new Map(),
  probes: new Set(items.flatMap(({ probes }) => probes)),
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

export const toWording = ({ kind, form, question, thing }: Words, { probes }: Draft): Wording => ({
  kind,
  question,
  probes: probesFor(form, question, probes),
  anchors: anchorsFor(form, thing),
})
