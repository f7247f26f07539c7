import { MANY_MUST_HAVES, mustHaves } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { ChallengeGround } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { GROUNDS } from '@/lib/consultation/guard/law/grounds'
import type { Topic } from '@/lib/consultation/topics'
import { asksForDegree, asksForYears } from './practices'

interface Said {
  brief: Brief
  operations: readonly BriefOperation[]
  message: string
}

const REASON_WORDS =
  /\b(?:because|since|so that|due to|as we|law|legal|regulat\w*|licen[cs]\w*|insur\w*|client)\b/i
function findPracticeToChallenge({ brief, operations, message }: Said): ChallengeGround | null {
  const isNew = (ground: ChallengeGround) => !brief.agenda.challenged.includes(ground)
  const newMusts = operations.filter(
    (operation) =>
      (operation.op === 'add' || operation.op === 'replace') && (operation.strength ?? 'must') === 'must',
  )
  const hasMust = (topic: Topic, test: (value: string) => boolean) =>
    newMusts.some((operation) => operation.topic === topic && test(operation.value ?? ''))
  if (isNew('manyMusts') && newMusts.length > 0 && mustHaves(brief).length > MANY_MUST_HAVES)
    return 'manyMusts'
  if (REASON_WORDS.test(message)) return null
  if (isNew('yearsWithoutReason') && hasMust('experience', asksForYears)) return 'yearsWithoutReason'
  return isNew('degreeWithoutReason') && hasMust('qualifications', asksForDegree)
    ? 'degreeWithoutReason'
    : null
}

/** What a turn challenges: all protected grounds, or one practice. Nothing new once the manager has finished. */
export function findChallenges(context: Said): ChallengeGround[] {
  const protectedGrounds = context.operations.flatMap((operation) =>
    operation.op === 'challenge' ? GROUNDS.filter((ground) => ground === operation.reason) : [],
  )
  if (protectedGrounds.length > 0) return [...new Set(protectedGrounds)]
  if (context.brief.agenda.finished) return []
  const practice = findPracticeToChallenge(context)
  return practice === null ? [] : [practice]
}
