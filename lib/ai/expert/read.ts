import { ModelFailure } from '@/lib/ai/ask'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, NotTaken } from '@/lib/consultation/brief/schema'
import type { Undone } from './answer-reader'
import { type ExpertCall, type ExpertPart, openCall } from './call'
import { type Gathered, gatherOperations, type ReadingInput } from './gather'
import { keepAsRead, listDropped, mend } from './mend'
import { reformatPrompt } from './prompt-again'

export interface Reading {
  operations: BriefOperation[]
  answered: Gathered['answered']
  notTaken: NotTaken[]
  /** What was refused: a reply must not say that it was done. */
  undone: Undone[]
  /** The rest of the answer. `early` came before its operations had ended. */
  call: ExpertCall
  early: ExpertPart[]
}

/** The words of an operation and of the fact that it would change. */
export function undoneBy({ op, factId, value, quote }: BriefOperation, { facts }: Brief): Undone {
  const fact = facts.find(({ id }) => id === factId)
  return { op, words: [quote, value, fact?.value ?? factId].filter((words) => words !== null).join(' ') }
}

/** Asks again where the answer cannot be read, once. Throws ModelFailure, or another error where `signal` aborts. */
export async function readTurn(input: ReadingInput): Promise<Reading> {
  const { choice, prompt, limits, signal } = input
  for (const asking of [prompt, reformatPrompt(prompt)]) {
    const kind = asking === prompt ? 'turn' : 'repair'
    const call = await openCall(choice, asking, { kind, limits, signal })
    try {
      const gathered = await gatherOperations(call, input)
      const mended = await mend(gathered, input)
      const refused = listDropped(gathered, mended)
      const asRead = keepAsRead(
        refused.map(({ operation }) => operation),
        input.read ?? [],
        mended,
      )
      const operations = [...mended, ...new Set(asRead.map(({ found }) => found))]
      const dropped = refused.filter(({ operation }) => !asRead.some(({ lost }) => lost === operation))
      const notTaken = dropped.map(({ operation: { op, quote }, reason }) => ({
        part: op,
        words: quote,
        reason,
      }))
      return {
        operations,
        answered: gathered.answered,
        notTaken: [...gathered.notBorneOut, ...notTaken],
        undone: [...gathered.undone, ...dropped.map(({ operation }) => undoneBy(operation, input.brief))],
        call,
        early: gathered.early,
      }
    } catch (error) {
      call.close()
      const isRepeatable = error instanceof ModelFailure && error.reason === 'invalid answer'
      if (!isRepeatable || asking !== prompt) throw error
    }
  }
  throw new ModelFailure('invalid answer')
}
