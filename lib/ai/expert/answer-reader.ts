import { type AskAnswer, openAsks } from '@/lib/consultation/brief/asks'
import { proposedText } from '@/lib/consultation/brief/proposed'
import type { Brief, NotTaken } from '@/lib/consultation/brief/schema'
import { saysAgreement, saysKeepIn, saysKeepsIn, saysLeaveOut } from '@/lib/consultation/guard/agreement'
import { createQuoteFinder, type Span } from '@/lib/consultation/guard/quote'
import { recordRefusals } from '@/lib/consultation/guard/record'
import type { ExpertOperation, ShortIds } from './schema'

/** A refused operation, with all words that it is about. */
export interface Undone {
  op: string
  words: string
}

type Place = Pick<Span, 'start' | 'end'>

/** An answer to what was open, with the place of the words that give it. */
export type SaidAnswer = AskAnswer & Place

type AnswersAsk = Extract<ExpertOperation, { op: keyof typeof CHOICE_OF }>

/** The button that an operation presses. */
const CHOICE_OF = {
  accept: 'accept',
  decline: 'decline',
  retract: 'decline',
  leaveOut: 'leave',
  letIn: 'work',
} as const
export const answersAsk = (said: ExpertOperation): said is AnswersAsk => said.op in CHOICE_OF

function isBorneOut(
  op: AnswersAsk['op'],
  message: string,
  span: { start: number; end: number },
  buttons: readonly string[],
): boolean {
  if (op === 'accept')
    return saysAgreement(message, span) || buttons.some((button) => saysAgreement(message, span, button))
  if (op === 'letIn') return saysKeepIn(message.slice(span.start, span.end))
  return op !== 'leaveOut' || saysLeaveOut(message, span)
}

/** Where what is read goes. */
interface Answers {
  answered: SaidAnswer[]
  notBorneOut: NotTaken[]
  undone: Undone[]
}

interface AnswerInput {
  message: string
  brief: Brief
  ids: ShortIds
}

/** Reads the operations that answer what is open: proposals, and held sentences of earlier messages. */
export function createAnswerReader(
  { message, brief, ids }: AnswerInput,
  { answered, notBorneOut, undone }: Answers,
): {
  take(said: AnswersAsk): void
  /** When all is read. `added` are the places of what the answer adds. */
  end(added: readonly Place[]): void
} {
  const locate = createQuoteFinder(message, { forgivesSlips: true })
  const asks = openAsks(brief)
  /** Held sentences that are left out if what they mean instead is a fact of this answer, which may come later. */
  const instead: { askId: string; said: AnswersAsk; span: Place }[] = []

  /** What the manager would say to accept it: its button, or the words that it would write. */
  const buttonsOf = (askId: string | undefined) => {
    const ask = brief.asks.find(({ id }) => id === askId)
    return ask ? [ask.choices[0]?.label ?? '', proposedText(ask) ?? ''].filter((words) => words !== '') : []
  }
  const accept = (askId: string, { op }: AnswersAsk, { start, end }: Place) =>
    answered.push({ askId, choice: CHOICE_OF[op], start, end })
  const refuse = (said: AnswersAsk, askId: string | undefined, reason: string) => {
    recordRefusals('operation', [said.op])
    notBorneOut.push({ part: said.op, words: 'quote' in said ? said.quote : null, reason })
    undone.push({ op: said.op, words: buttonsOf(askId).join(' ') })
  }

  return {
    take(said) {
      const { op } = said
      const short = ('held' in said ? said.held : said.proposal).trim().toUpperCase()
      if (ids.pressed.has(short)) return
      const askId = ('held' in said ? ids.held : ids.proposals).get(short)
      // What is plainly about the person has no button that lets it in.
      const isOffered = asks.find(({ id }) => id === askId)?.choices.some(({ id }) => id === CHOICE_OF[op])
      if (askId === undefined || !isOffered) return refuse(said, askId, 'not open')
      // A model takes its own proposal back without a word of the manager.
      const span = said.op === 'retract' ? { start: 0, end: 0 } : locate(said.quote, null)
      if (span === null) return refuse(said, askId, 'quote')
      if (isBorneOut(op, message, span, buttonsOf(askId))) accept(askId, said, span)
      else if (op === 'leaveOut' && !saysKeepsIn(message.slice(span.start, span.end)))
        instead.push({ askId, said, span })
      else refuse(said, askId, 'not said')
    },
    end(added) {
      for (const { askId, said, span } of instead)
        if (added.some(({ start, end }) => start < span.end && span.start < end)) accept(askId, said, span)
        else refuse(said, askId, 'not said')
    },
  }
}
