import { type Limits, ModelFailure } from '@/lib/ai/ask'
import type { NetworkModel } from '@/lib/ai/model'
import type { Prompt } from '@/lib/ai/prompt-data'
import { placeDrawback } from '@/lib/consultation/brief/drawbacks'
import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, NotTaken } from '@/lib/consultation/brief/schema'
import { createVerifier, type Refused, type Verified } from '@/lib/consultation/brief/verify'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { createQuoteFinder } from '@/lib/consultation/guard/quote'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { isOnlyForApplying } from '@/lib/consultation/interview/advert-doubts'
import { isAdvert } from '@/lib/consultation/messages/import'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { createPause } from '@/lib/server/pause'
import { answersAsk, createAnswerReader, type SaidAnswer, type Undone } from './answer-reader'
import type { ExpertCall, ExpertPart } from './call'
import { expandAll, isBeyondAsked } from './old-advert'
import { type ExpertOperation, type ShortIds, toBriefOperation } from './schema'

/** The most operations of one message and characters of one value; the rest is dropped. */
export const OPERATIONS_MAX = 400
const VALUE_MAX_CHARS = 4_000

export interface ReadingInput {
  choice: NetworkModel
  prompt: Prompt
  fenceId: string
  ids: ShortIds
  message: string
  brief: Brief
  /** The note-taker’s reading of the same message. */
  read?: readonly BriefOperation[]
  now: Date
  /** The consultant’s, that the message answers. */
  lastReply?: string
  /** The words of those that were pressed with the message: what quotes them is done. */
  buttons?: readonly string[]
  /** Called with each operation that the message bears out, as it closes. */
  onOperation?: ((operation: BriefOperation) => void) | undefined
  limits?: Limits | undefined
  signal?: AbortSignal | undefined
}

type Outcome = Verified['outcomes'][number]

export interface Gathered {
  outcomes: Outcome[]
  refused: Refused[]
  /** What is answered of what was open, with the place of the words that do. */
  answered: SaidAnswer[]
  /** Answers to what is open that the message does not bear out. */
  notBorneOut: NotTaken[]
  undone: Undone[]
  early: ExpertPart[]
}

const isTooLong = (said: ExpertOperation) => 'value' in said && said.value.length > VALUE_MAX_CHARS

/** About a fact that is there no more, where a button has changed it. */
const ENDED: readonly BriefOperation['op'][] = ['settle', 'withdraw', 'strength']

export const overlaps = (one: BriefOperation, other: BriefOperation) =>
  one.at !== null &&
  other.at !== null &&
  one.at < other.at + (other.quote?.length ?? 0) &&
  other.at < one.at + (one.quote?.length ?? 0)

/** What somebody does, and what they bring for it. */
const SIDES: readonly (readonly (Topic | null)[])[] = [['responsibilities', 'success'], REQUIREMENT_TOPICS]

export const contentOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ text: word }) => (isContent(word) ? [stemOf(word)] : []))

const isSameContent = (one: string, other: string): boolean =>
  [...new Set(contentOf(one))].sort().join(' ') === [...new Set(contentOf(other))].sort().join(' ')

/** The same words as one requirement more, or a duty in full again as a requirement. The tool that a duty names may be one besides. */
const isDouble = (added: BriefOperation, earlier: BriefOperation): boolean => {
  if (added.op !== 'add' || earlier.op !== 'add' || added.topic === earlier.topic) return false
  const [side, earlierSide] = [added, earlier].map(({ topic }) =>
    SIDES.find((topics) => topics.includes(topic)),
  )
  if (!side || !earlierSide || !overlaps(added, earlier)) return false
  const [one, other] = [normaliseValue(added.value ?? ''), normaliseValue(earlier.value ?? '')]
  return side === earlierSide ? one.includes(other) || other.includes(one) : isSameContent(one, other)
}

/** A conflict that a reply has asked about already, of which the message says nothing new. */
function isRaisedAgain(said: ExpertOperation, { brief, ids, message }: ReadingInput): boolean {
  if (said.op !== 'doubt' || said.kind !== 'conflict') return false
  const id = ids.facts.get(said.quote.trim().toUpperCase())
  const fact = brief.facts.find((one) => one.id === id)
  if (!fact || !brief.agenda.tested.includes(fact.id)) return false
  const told = new Set(contentOf(message))
  return !contentOf(fact.value).some((word) => told.has(word))
}

/** Reads a call up to the end of its operations. Throws ModelFailure where none of them can be read. */
export async function gatherOperations(call: ExpertCall, input: ReadingInput): Promise<Gathered> {
  const { message, brief, ids, onOperation } = input
  const locate = createQuoteFinder(message, { forgivesSlips: true })
  const verify = createVerifier(message, brief, 'model')
  const gathered: Gathered = {
    outcomes: [],
    refused: [],
    answered: [],
    notBorneOut: [],
    undone: [],
    early: [],
  }
  const answers = createAnswerReader(input, gathered)
  const seen = new Set<string>()
  const isPasted = isAdvert(message)
  let unreadable = 0
  const pause = createPause()

  const locateOnButton = createQuoteFinder(input.buttons?.join('\n') ?? '')
  /** A fact that this answer makes has no id yet. */
  const isEnded = (id: string | null) => brief.facts.some((fact) => fact.id === id && fact.state !== 'active')
  const isDoneByButton = ({ op, factId, quote }: BriefOperation) =>
    input.buttons !== undefined &&
    input.buttons.length > 0 &&
    ((quote !== null && locate(quote, null) === null && locateOnButton(quote, null) !== null) ||
      (ENDED.includes(op) && isEnded(factId)))
  const take = (said: ExpertOperation) => {
    const key = JSON.stringify(said)
    if (seen.has(key) || seen.size >= OPERATIONS_MAX) return
    seen.add(key)
    if (isTooLong(said)) {
      gathered.notBorneOut.push({
        part: said.op,
        words: 'quote' in said ? said.quote : null,
        reason: 'incomplete',
      })
      return
    }
    if (answersAsk(said)) {
      answers.take(said)
      return
    }
    if (isBeyondAsked(said, input)) {
      gathered.notBorneOut.push({
        part: said.op,
        words: 'quote' in said ? said.quote : null,
        reason: 'not said',
      })
      return
    }
    if (isRaisedAgain(said, input)) return
    const operation = toBriefOperation(said, ids)
    if (!operation || isDoneByButton(operation)) return
    if (isPasted && operation.op === 'add' && isOnlyForApplying(operation.value ?? '')) {
      recordRefusals('operation', ['address'])
      gathered.notBorneOut.push({ part: 'add', words: operation.quote, reason: 'address' })
      return
    }
    const checked = verify(operation)
    // “Make that nice to have” of something that can also be taught: the manager’s own word counts.
    const { operation: kept, reasons } =
      checked.reasons.includes('rating') && operation.strength === 'learnable'
        ? verify({ ...operation, strength: 'nice' })
        : checked
    const placed = kept && placeDrawback(kept, message)
    // What the reply says of it as kept for the agency is not so.
    if (placed && placed !== kept) gathered.undone.push({ op: 'agencyOnly', words: placed.value ?? '' })
    if (placed && gathered.outcomes.some(({ operation: earlier }) => earlier && isDouble(placed, earlier))) {
      recordRefusals('operation', ['double'])
      gathered.notBorneOut.push({ part: 'add', words: placed.quote, reason: 'double' })
      return
    }
    gathered.outcomes.push({ asked: operation, operation: placed })
    gathered.refused.push(...reasons.map((reason) => ({ operation, reason })))
    if (placed) onOperation?.(placed)
  }
  const takeAll = (said: ExpertOperation) => {
    for (const each of expandAll(said, input, gathered.outcomes)) take(each)
  }

  for await (const part of call.parts) {
    if (part.kind === 'operationsEnd') {
      if (unreadable > 0 && seen.size === 0) throw new ModelFailure('invalid answer')
      const added = gathered.outcomes.flatMap(({ operation }) =>
        operation?.op === 'add' && operation.at !== null && operation.quote !== null
          ? [{ start: operation.at, end: operation.at + operation.quote.length }]
          : [],
      )
      answers.end(added)
      const incomplete = Array<string>(unreadable).fill('incomplete')
      recordRefusals('operation', incomplete)
      gathered.notBorneOut.push(...incomplete.map((reason) => ({ part: 'operation', words: null, reason })))
      return gathered
    }
    if (part.kind !== 'operation') gathered.early.push(part)
    else if (part.operation === null) unreadable += 1
    else {
      takeAll(part.operation)
      await pause()
    }
  }
  throw new ModelFailure('invalid answer')
}
