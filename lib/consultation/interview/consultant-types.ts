import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Agenda, Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { TurnPlan } from './plan'

/** A stored message of the conversation. */
export type HistoryMessage = { role: 'user' | 'assistant'; content: string }

/** An OpenAI model, an OpenAI-compatible server, or the built-in consultant. */
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
  /** The stored conversation before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
}

export interface ReadResult {
  /** Verified against the message and the brief. */
  operations: BriefOperation[]
  engine: EngineKind
  /** The model gave nothing usable and the built-in consultant read the message instead. */
  fellBack: boolean
  /** Why the model failed, for the log; never the manager's words. */
  reason: string | null
}

export interface ReplyInput {
  plan: TurnPlan
  message: string
  /** The stored conversation before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
}

export interface ReplyResult {
  text: string
  engine: EngineKind
  /** The model gave no first word and the built-in consultant answered instead. */
  fellBack: boolean
  /** The answer broke off after it had begun; `text` is what arrived. */
  interrupted: boolean
  /** Why the model failed, for the log. */
  reason: string | null
}

/** Reads and answers one message. */
export interface TurnEngine {
  kind: EngineKind
  /** The model's name, as screens and logs show it. */
  name: string
  read(input: ReadInput): Promise<ReadResult>
  /** `deltas` must be read to the end; then `result` resolves. It never rejects. */
  reply(input: ReplyInput): { deltas: AsyncIterable<string>; result: Promise<ReplyResult> }
}

/** Holds the conversation. The caller passes it in, so that lib/consultation never imports lib/ai. */
export interface Consultant {
  kind: EngineKind
  composeOpening(input: OpeningInput): { text: string; chips: string[]; agenda: Agenda }
  createEngine(): Promise<TurnEngine>
}
