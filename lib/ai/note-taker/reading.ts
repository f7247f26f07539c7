import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import type { Confidence } from './corrections/confidences'
import type { Heard } from './split-orders'
import type { Span } from './text/spans'

export interface Piece {
  segment: Heard
  topic: Topic
  span: Span
  value: string
  strength: Strength
  confidence: Confidence
  /** The words of `span` hold a slip, which `value` is without. */
  isMended: boolean
}

/** What the pieces of a message have become so far. `made[at]` is what the piece at `at` became. */
export interface Reading {
  text: string
  brief: Brief
  pieces: readonly Piece[]
  /** Offsets at which the message says that it says something again. */
  repeats: readonly number[]
  made: (BriefOperation | null)[][]
}

export const NO_OPERATION: BriefOperation = {
  op: 'add',
  topic: null,
  factId: null,
  value: null,
  strength: null,
  reason: null,
  quote: null,
  at: null,
}

/** From this share on, a second title is a correction. */
export const MAY_CHANGE = 0.18

export const quoteOf = (text: string, { start, end }: Span) => ({
  value: text.slice(start, end).replace(/\s+/g, ' '),
  quote: text.slice(start, end),
  at: start,
})

/** What a piece says, quoted. */
export const saidBy = (text: string, { span, value, isMended }: Piece) => ({
  ...quoteOf(text, span),
  ...(isMended && { value }),
})

export const toNote = (text: string, span: Span): BriefOperation => ({
  ...NO_OPERATION,
  topic: 'alsoSaid',
  strength: 'must',
  ...quoteOf(text, span),
})

/** Something is to go, and several facts could be meant: the manager is asked which. `object` are the words that name it. */
export const toAskWhich = (text: string, { start, end }: Span, object: string): BriefOperation => ({
  ...NO_OPERATION,
  op: 'withdraw',
  value: object,
  quote: text.slice(start, end),
  at: start,
})

/** The operation of an earlier piece that still says something, or null. */
export const madeOf = ({ made }: Reading, at: number): BriefOperation | null =>
  made[at]?.find((operation) => operation !== null && operation.value !== null) ?? null

export function remake({ made }: Reading, at: number, change: Partial<BriefOperation> | null): void {
  made[at] = (made[at] ?? []).map((operation) =>
    operation === null || operation.value === null || change === null ? null : { ...operation, ...change },
  )
}
