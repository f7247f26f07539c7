import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { Answered } from './answered'
import type { TurnPlan } from './plan'

export type HistoryMessage = { role: 'user' | 'assistant'; content: string }

export type EngineKind = 'openai' | 'compatible' | 'builtIn'

export interface OpeningInput {
  brief: Brief
  jobTitle: string | null
  companyName: string
  contactName: string
  houseRules: readonly HouseRule[]
}

export interface ReadInput {
  message: string
  brief: Brief
  jobTitle: string | null
  companyName: string
  /** Before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
  /** The manager has said that the message is about the work: the guard holds none of it. */
  isAboutWork?: boolean
}

export interface ReadResult {
  /** Verified against the message and the brief. */
  operations: BriefOperation[]
  engine: EngineKind
  fellBack: boolean
  /** For the log; never the manager's words. */
  reason: string | null
}

export interface ReplyInput {
  plan: TurnPlan
  /** The words of the message that were challenged; a reply does not say them back. */
  challenged?: readonly string[]
  message: string
  /** Before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
}

export interface ReplyResult {
  text: string
  engine: EngineKind
  fellBack: boolean
  /** `text` is what arrived before it broke off. */
  interrupted: boolean
  reason: string | null
}

export interface TurnEngine {
  kind: EngineKind
  name: string
  read(input: ReadInput): Promise<ReadResult>
  /** `deltas` must be read to the end; then `result` resolves. It never rejects. */
  reply(input: ReplyInput): { deltas: AsyncIterable<string>; result: Promise<ReplyResult> }
}

/** The caller passes it in, so that lib/consultation never imports lib/ai. */
export interface Consultant {
  kind: EngineKind
  /** What the manager's questions are answered with, or null. The brief already contains what the message says. */
  answerQuestions(input: {
    message: string
    brief: Brief
    jobTitle: string | null
    houseRules: readonly HouseRule[]
    /** The words of the message that were challenged; an answer does not say them back. */
    challenged: readonly string[]
  }): Answered | null
  composeOpening(input: OpeningInput): { text: string; chips: string[]; agenda: Agenda }
  createEngine(): Promise<TurnEngine>
}
