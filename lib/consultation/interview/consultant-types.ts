import type { AskAnswer } from '@/lib/consultation/brief/asks'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Doubt } from '@/lib/consultation/brief/options'
import type { Proposal } from '@/lib/consultation/brief/proposed'
import type { Agenda, Brief, NotTaken } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { AnswerSource } from '@/lib/consultation/messages/schema'
import type { Topic } from '@/lib/consultation/topics'
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

/** What a consultation brings besides its brief and its messages. */
export interface TurnSetting {
  sessionId: string
  companyName: string
  description: string | null
  jobTitle: string | null
  houseRules: readonly HouseRule[]
  /** Read on the company's website, each with the words of its page. */
  findings: readonly { text: string; quote: string }[]
  /** Ids of all facts that the brief has had, in the order in which they were made. */
  factOrder: readonly string[]
}

/** A button that came with a message. The brief that goes with it holds what it did. */
export interface PressedButton {
  askId: string
  label: string
  /** Of a proposal, or of a sentence that was held (left out, let in, or said in a lawful wording): null for another question. */
  does: 'accept' | 'decline' | 'leaveOut' | 'letIn' | 'reword' | null
}

export interface ReadInput {
  message: string
  brief: Brief
  /** Before the buttons, where any came with the message. */
  before?: Brief
  pressed?: readonly PressedButton[]
  jobTitle: string | null
  companyName: string
  /** Before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
  /** The manager has said that the message is about the work: the guard holds none of it. */
  isAboutWork?: boolean
  /** The message is the one that the turn answers. */
  isTurn?: boolean
  /** Called with each operation as it is read, before all of them are. What is returned in the end is what counts. */
  onOperation?: (operation: BriefOperation) => void
}

export interface ReadResult {
  /** Verified against the message and the brief. */
  operations: BriefOperation[]
  /** Open proposals and held sentences that are settled, with the place of the words that do it. */
  answered?: readonly (AskAnswer & { start: number; end: number })[]
  engine: EngineKind
  fellBack: boolean
  /** For the log; never the manager's words. */
  reason: string | null
}

export interface ReplyInput {
  plan: TurnPlan
  /** Of the message that it answers. */
  messageId: string
  /** With what the message has changed. */
  brief: Brief
  /** The words of the message that were challenged; a reply does not say them back. */
  challenged?: readonly string[]
  message: string
  /** All messages of the manager, held sentences included: a reply may repeat the names in them. */
  named?: readonly string[]
  /** Before this message, oldest first. */
  history: readonly HistoryMessage[]
  now: Date
}

/** `why`: an open topic, or what is in doubt about it. */
export interface Asked {
  topic: Topic | 'none'
  why: 'open' | 'vague' | 'weight' | Doubt
}

export interface ReplyResult {
  text: string
  engine: EngineKind
  fellBack: boolean
  /** `text` is what arrived before it broke off. */
  interrupted: boolean
  reason: string | null
  /** What the reply asks about, where that is not the plan's own question. */
  asked: Asked | null
  /** What the answers in it rest on. */
  sources: readonly AnswerSource[]
  /** Changes it suggests. */
  proposals: readonly Proposal[]
  /** What the guard did not take of the model’s answer, its reading of the message included. */
  notTaken: readonly NotTaken[]
}

export interface TurnEngine {
  kind: EngineKind
  name: string
  read(input: ReadInput): Promise<ReadResult>
  /** `deltas` must be read to the end; then `result` resolves. It never rejects. */
  reply(input: ReplyInput): { deltas: AsyncIterable<string>; result: Promise<ReplyResult> }
  /** Ends what still runs. The turn is over, or broke. */
  close(): void
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
    /** What the consultant has said so far: nothing is said twice in the same words. */
    replies: readonly string[]
    /** The sentences of the message before it that are still held. */
    heldBefore?: readonly string[]
  }): Answered | null
  /** Where the company says it is, or null. */
  findTown(description: string | null): string | null
  composeOpening(input: OpeningInput): { text: string; chips: string[]; agenda: Agenda }
  /** For one turn. */
  createEngine(setting: TurnSetting): Promise<TurnEngine>
}
