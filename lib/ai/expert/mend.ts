import type { Limits } from '@/lib/ai/ask'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { OperationRefusal, Refused } from '@/lib/consultation/brief/verify'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { openCall } from './call'
import {
  contentOf,
  type Gathered,
  gatherOperations,
  OPERATIONS_MAX,
  overlaps,
  type ReadingInput,
} from './gather'
import { repairPrompt } from './prompt-again'

/** The most refused operations that a second answer may mend. */
const MENDED_MAX = 40
/** A repair keeps the reply waiting. */
const REPAIR_LIMITS: Limits = {
  firstContentMs: 15_000,
  idleMs: 10_000,
  totalMs: 40_000,
  retries: 0,
  retryWaitMs: 0,
}

/** A model may mend these: it copied words wrongly, or said more than them. */
const MENDABLE: readonly OperationRefusal[] = ['quote', 'figure', 'unit', 'name', 'meaning', 'words']
const isMendable = ({ reason }: Refused) => MENDABLE.includes(reason)

const isSame = (one: BriefOperation, other: BriefOperation) =>
  one.op === other.op && one.topic === other.topic && one.quote === other.quote && one.value === other.value

/** What a mended operation stands for: of several facts in the same words, the one of its topic. The others keep theirs. */
function findReplaced(mended: BriefOperation, refused: readonly BriefOperation[]): BriefOperation[] {
  const near = refused.filter((operation) => overlaps(operation, mended))
  const own = near.filter(({ topic }) => topic === mended.topic)
  return own.length > 0 || near.length > 1 ? own : near
}

/** Asks once more for refused operations. What is refused again keeps the quote's own words, or is left out. */
export async function mend(first: Gathered, input: ReadingInput): Promise<BriefOperation[]> {
  const { signal } = input
  const kept = first.outcomes.flatMap(({ operation }) => operation ?? [])
  recordRefusals(
    'operation',
    first.refused.map(({ reason }) => reason),
  )
  const mendable = first.refused.filter(isMendable).slice(0, MENDED_MAX)
  if (mendable.length === 0) return kept
  try {
    const prompt = repairPrompt(input.prompt, mendable, input.fenceId, input.ids.facts)
    const call = await openCall(input.choice, prompt, {
      kind: 'repair',
      limits: input.limits ?? REPAIR_LIMITS,
      signal,
    })
    const second = await gatherOperations(call, { ...input, onOperation: undefined }).catch((error) => {
      call.close()
      throw error
    })
    recordRefusals(
      'operation',
      second.refused.map(({ reason }) => reason),
    )
    const mended = second.outcomes
      .flatMap(({ operation }) => operation ?? [])
      .filter(({ op }) => op === 'add' || op === 'replace')
    const asked = new Set(mendable.map(({ operation }) => operation))
    const refused = first.outcomes.flatMap(({ asked: before, operation }) =>
      operation && asked.has(before) ? [operation] : [],
    )
    const replaced = new Set(mended.flatMap((after) => findReplaced(after, refused)))
    const standing = kept.filter((operation) => !replaced.has(operation))
    const isNew = (operation: BriefOperation) => !standing.some((other) => isSame(other, operation))
    return [...standing, ...mended.filter(isNew)].slice(0, OPERATIONS_MAX)
  } catch {
    signal?.throwIfAborted()
    return kept
  }
}

/** A mended operation stands for the refused one, and so does one of the same words. What names a fact is about no other. */
const standsFor = (kept: BriefOperation, refused: BriefOperation, isMended: boolean) => {
  if (refused.topic === null) return kept.op === refused.op && kept.factId === refused.factId
  return (
    kept.topic === refused.topic && (isMended || (kept.op === refused.op && kept.quote === refused.quote))
  )
}

/** What was refused, and neither kept in the quote’s own words nor mended. */
export function listDropped(
  { outcomes, refused }: Gathered,
  operations: readonly BriefOperation[],
): (Refused & { operation: BriefOperation })[] {
  const dropped = new Set(outcomes.flatMap(({ asked, operation }) => (operation ? [] : [asked])))
  const first = new Set(outcomes.flatMap(({ operation }) => operation ?? []))
  return refused.filter(
    ({ operation }) =>
      dropped.delete(operation) && !operations.some((kept) => standsFor(kept, operation, !first.has(kept))),
  )
}

/** Of the content of what the note-taker read. */
const MOST = 0.5

/** Facts of which a model twice misquoted the words, as the note-taker read them from the same message. */
export function keepAsRead(
  dropped: readonly BriefOperation[],
  read: readonly BriefOperation[],
  kept: readonly BriefOperation[],
): { lost: BriefOperation; found: BriefOperation }[] {
  const isKept = (operation: BriefOperation) => kept.some((other) => overlaps(operation, other))
  const isOf = (operation: BriefOperation, lost: BriefOperation) => {
    const words = contentOf(operation.value ?? '')
    const sought = new Set(contentOf(`${lost.quote ?? ''} ${lost.value ?? ''}`))
    return words.length > 0 && words.filter((word) => sought.has(word)).length >= MOST * words.length
  }
  return dropped
    .filter(({ op }) => op === 'add')
    .flatMap((lost) => {
      const found = read.find(
        (operation) =>
          operation.op === 'add' &&
          operation.topic === lost.topic &&
          !isKept(operation) &&
          isOf(operation, lost),
      )
      return found ? [{ lost, found }] : []
    })
}
