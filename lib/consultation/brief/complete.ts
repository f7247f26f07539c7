import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { canBothHold } from './claims/claim'
import { clauseAt, mayAmend, saysChange } from './claims/clause'
import { findPosts, OTHER_POSTS } from './claims/posts'
import { claimsOf } from './claims/read'
import { activeFacts, findContradiction } from './facts'
import type { BriefOperation } from './operation-schema'
import { closePassedOver } from './passed-over'
import type { Brief } from './schema'

const knowsPosts = (brief: Brief) =>
  activeFacts(brief).some((fact) => claimsOf(fact).some(({ kind }) => kind === 'posts'))

/** How many are wanted, where a reader left that out: it is said in few words, often in the middle of others. */
function addPosts(operations: readonly BriefOperation[], message: string, brief: Brief): BriefOperation[] {
  if (operations.some(({ topic }) => topic === 'posts')) return []
  const isBare = brief.agenda.asked?.topic === 'posts' || knowsPosts(brief)
  for (const { start, end } of splitSentences(message)) {
    const words = message.slice(start, end)
    const found = OTHER_POSTS.test(words) ? null : findPosts(words, isBare)
    if (!found) continue
    const { text, at } = found
    const said = { value: text.replace(/\s+/g, ' '), quote: text, at: start + at }
    return [{ op: 'add', topic: 'posts', factId: null, strength: 'must', reason: null, ...said }]
  }
  return []
}

/** A second value with a word of change takes the place of the first; without one it is asked about. */
function settleChange(
  operation: BriefOperation,
  message: string,
  brief: Brief,
  mayCorrect: boolean,
): BriefOperation {
  const { op, topic, value, at, quote, factId } = operation
  if ((op !== 'add' && op !== 'replace') || value === null || at === null) return operation
  const clause = clauseAt(message, at, quote?.length ?? 0)
  if (op === 'add') {
    if (topic === null || !saysChange(message, at)) return operation
    const changed = findContradiction(brief.facts, { topic, value }, { messageId: '', clause })
    return changed === null ? operation : { ...operation, op: 'replace', factId: changed }
  }
  const fact = activeFacts(brief).find(({ id }) => id === factId)
  const { asked } = brief.agenda
  // The question was which of two holds, or what is meant.
  if (mayCorrect || !fact || (asked?.followUp && asked.topic === fact.topic)) return operation
  const claims = claimsOf({ topic: topic ?? fact.topic, value }, clause)
  const isOther = claimsOf(fact).some((claim) => claims.some((said) => !canBothHold(said, claim)))
  return isOther ? { ...operation, op: 'add', topic: topic ?? fact.topic, factId: null } : operation
}

/** What a reader made of a message, with what it left out, took for new or took for a correction. Quotes are in `message`. */
export function completeOperations(
  operations: readonly BriefOperation[],
  message: string,
  brief: Brief,
): BriefOperation[] {
  const mayCorrect = mayAmend(message)
  const topicOf = (id: string | null) => brief.facts.find((fact) => fact.id === id)?.topic
  /** One value for two facts: the other one goes with the same answer. */
  const isJoined = ({ op, factId }: BriefOperation) =>
    op === 'replace' &&
    operations.some(
      (other) =>
        other.op === 'withdraw' && other.factId !== factId && topicOf(other.factId) === topicOf(factId),
    )
  const replaced = new Set(operations.map(({ factId }) => factId))
  const all = [...closePassedOver(operations, message, brief), ...addPosts(operations, message, brief)]
  return all.map((operation) => {
    const settled = settleChange(operation, message, brief, mayCorrect || isJoined(operation))
    const isTaken =
      settled.factId !== null && settled.factId !== operation.factId && replaced.has(settled.factId)
    return isTaken ? operation : settled
  })
}
