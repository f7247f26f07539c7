import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { TurnPlan } from './plan'

/** One stored message of the conversation, as the server keeps it. */
export type HistoryMessage = { role: 'user' | 'assistant'; content: string }

/** What answers: an OpenAI model, an OpenAI-compatible server, or the built-in consultant. */
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
  /** The conversation before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
}

export interface ReadResult {
  /** Verified against the message and the brief. */
  operations: BriefOperation[]
  /** The model failed and the built-in consultant read the message. */
  fellBack: boolean
  /** Why, for the log; without the manager's words. */
  reason: string | null
}

export interface ReplyInput {
  plan: TurnPlan
  message: string
  history: readonly HistoryMessage[]
  now: Date
}

export interface ReplyResult {
  text: string
  engine: EngineKind
  fellBack: boolean
  /** The answer broke off after it had begun; `text` is what arrived. */
  interrupted: boolean
  reason: string | null
}

/** Reads and answers one message. */
export interface TurnEngine {
  kind: EngineKind
  /** The model's name, as screens and logs show it. */
  name: string
  read(input: ReadInput): Promise<ReadResult>
  /** `deltas` must be read to the end; `result` resolves then, and never rejects. */
  reply(input: ReplyInput): { deltas: AsyncIterable<string>; result: Promise<ReplyResult> }
}

/** The consultant that a conversation is held with. Given by the caller, so that this room knows no model. */
export interface Consultant {
  kind: EngineKind
  composeOpening(input: OpeningInput): { text: string; chips: string[]; agenda: Agenda }
  startTurn(): Promise<TurnEngine>
}
