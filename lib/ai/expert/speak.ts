import { describeFailure, ModelFailure } from '@/lib/ai/ask'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { createSentenceSplitter, type ReplyRefusal } from '@/lib/consultation/guard/reply'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import type { Undone } from './answer-reader'
import type { ExpertPart } from './call'
import { endReply } from './reply-ending'
import type { ExpertAsked, ExpertProposal } from './schema'
import type { Source } from './sources'
import { SpokenSentences } from './spoken-sentences'
import type { Waiting } from './untruths'

/** What was said of an answer, filled while it is sent. */
export interface Spoken {
  text: string
  /** Of the answers that were sent, each once. */
  sources: Source[]
  proposals: ExpertProposal[]
  /** What the model's own question is about; null where the plan's question was put, or none. */
  asked: ExpertAsked | null
  refusal: ReplyRefusal | null
  notTaken: NotTaken[]
  /** Why the answer broke off, or null. */
  failure: string | null
}

export const newSpoken = (): Spoken => ({
  text: '',
  sources: [],
  proposals: [],
  asked: null,
  refusal: null,
  notTaken: [],
  failure: null,
})

export interface SpeakInput {
  plan: TurnPlan
  /** The plan's own words. */
  draft: string
  message: string
  /** All that the manager has said, for the names in it. */
  named?: readonly string[]
  challenged: readonly string[]
  /** What the manager has let in although the law screen held it. */
  letIn?: readonly string[]
  sources: ReadonlyMap<string, Source>
  /** What a reply to a pasted advert says at least. Empty for other messages. */
  advertNote?: string
  /** Those of these that may not be offered. */
  findRefused?: (proposals: readonly ExpertProposal[]) => readonly ExpertProposal[]
  waits?: Waiting
  /** What of the operations was refused, and the words of those that were taken. */
  undone?: readonly Undone[]
  done?: readonly string[]
}

/** In characters. More is no reply. */
const REPLY_MAX_CHARS = 6_000

/** Passes an answer on, sentence by sentence, as the guard allows, and ends with one question. */
export async function* speak(
  parts: AsyncIterable<ExpertPart>,
  input: SpeakInput,
  spoken: Spoken,
): AsyncGenerator<string> {
  const sentences = new SpokenSentences(input, spoken)
  const splitter = createSentenceSplitter()
  let received = 0
  const take = (part: ExpertPart): (string | null)[] => {
    switch (part.kind) {
      case 'answer':
        return [sentences.answer(part.answer)]
      case 'reply':
        received += part.text.length
        if (received > REPLY_MAX_CHARS) throw new ModelFailure('reply too long')
        return splitter.push(part.text).map((sentence) => sentences.pass(sentence))
      case 'proposal':
        spoken.proposals.push(part.proposal)
        return []
      case 'asked':
        spoken.asked = part.asked
        return []
      default:
        return []
    }
  }
  try {
    for await (const part of parts) for (const text of take(part)) if (text !== null) yield text
    const rest = sentences.pass(splitter.flush())
    if (rest !== null) yield rest
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    spoken.failure = describeFailure(error)
  }
  const waiting = sentences.release()
  if (waiting !== null) yield waiting
  const ending = endReply(input, spoken, sentences)
  if (ending !== '') yield sentences.send(ending)
}
