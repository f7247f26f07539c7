import type { Claim } from '@/lib/consultation/brief/claims/claim'
import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefState, Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { isAnsweredNearby } from './answered-nearby'

/** A term of the job that may be told in passing, under whatever topic. */
interface Term {
  kinds: readonly Claim['kind'][]
  /** Says that it is about this post. */
  plain: RegExp
  /** Says that it is about something else. */
  other?: RegExp
}

const MONTH_NAMED =
  /\b(?:in|at) (?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter)\b/
const TERMS: Partial<Record<Topic, Term>> = {
  pay: {
    kinds: ['pay'],
    plain:
      /\b(?:pay(?:s|ing)?|salary|wages?|(?:day|hourly|permanent) rate|earn(?:s|ing)?|basic|offer(?:ing)?|(?:an?|per) (?:hour|day|year|annum))\b/i,
    other:
      /\b(?:save[sd]?|saving|contract|order|budget|project|machine|worth|fine[sd]?|invoices?|sales|cost)\b/i,
  },
  location: {
    kinds: ['place'],
    plain:
      /\b(?:based|(?:job|role|post|work)(?:['’]?s| is)|our|we(?:['’]re| are)|site|office|workshop|works|factory|depot|yard|shop|plant|branch)\b/i,
    other: MONTH_NAMED,
  },
  contractType: {
    kinds: ['contract'],
    plain:
      /\b(?:(?:it|this|that)(?:['’]s| is)|job|role|post|position|contract|we(?:['’]re| are) offering|on a|ir ?35)\b/i,
  },
  startDate: {
    kinds: ['start'],
    plain:
      /\b(?:start(?:s|ing)?|in post|join(?:s|ing)?|(?:need|want) (?:some(?:one|body)|them|him|her|one|an? \p{L}+|you)(?: in)?)\b/iu,
  },
  hours: {
    kinds: ['hours', 'share', 'shift', 'days'],
    plain: /\b(?:hours?|hrs|time|shifts?|nights|days|mon\p{L}*|weekdays|off)\b/iu,
    other: /\b(?:train\w*|course|holiday|notice|test|project|experience|away)\b/i,
  },
}

const CLAUSE = /[,;:.]\s+|\s[–—-]\s|\s(?:and|but|so|because|as|while|which)\s/iu
const CLOCK =
  /\b(?:\d{1,2}(?:[.:]\d\d)?|six|seven|eight|nine|ten|half (?:six|seven|eight|nine)) ?(?:am)? ?(?:to|till?|until|-|–) ?(?:\d{1,2}(?:[.:]\d\d)?|two|three|four|five|six|half (?:two|three|four|five)) ?(?:pm)?\b(?! (?:years?|months?|weeks?|days?|people|staff|k\b|%))/i
/** "They’ll set and run the mills", told as what they need to know. */
const DUTY =
  /^(?:and )?(?:they|you|he|she)(?:['’](?:ll|d)| will| would)(?: be)? (?!need|have|know|report|get|be|based|working|work (?:from|in|at)|start|earn|join|like|want|enjoy|learn|fit|come|stay)\p{L}+/iu
const TELLS_DUTIES: readonly Topic[] = ['technical', 'experience', 'alsoSaid', 'healthSafety']

function tells(topic: Topic, { topic: own, value }: Fact): boolean {
  if (topic === 'responsibilities') return TELLS_DUTIES.includes(own) && DUTY.test(value)
  const term = TERMS[topic]
  if (!term) return false
  return value.split(CLAUSE).some((clause) => {
    if (topic === 'hours' && CLOCK.test(clause)) return true
    if (!term.plain.test(clause) || term.other?.test(clause)) return false
    return claimsOf({ topic, value: clause }).some(({ kind }) => term.kinds.includes(kind))
  })
}

/** Entries of other topics that answer what a question about the topic would ask. */
export const factsAnswering = (brief: BriefState, topic: Topic): Fact[] =>
  activeFacts(brief).filter(
    (fact) => fact.topic !== topic && (tells(topic, fact) || isAnsweredNearby(topic, fact)),
  )

export const isAnsweredElsewhere = (brief: BriefState, topic: Topic): boolean =>
  factsAnswering(brief, topic).length > 0
