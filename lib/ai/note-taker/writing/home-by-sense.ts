import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import type { Section } from '@/lib/specification/options'
import { OFFER, WORK } from './edits/edit'

const isOffer = (topic: Topic): boolean => OFFER.some((section) => section === topic)

/** Where words belong by what they say, whatever their topic. */
const SENSES: readonly { of: (topic: Topic) => boolean; pattern: RegExp; home: Section }[] = [
  // "After 12 months they should lead projects": what is expected is no chance.
  {
    of: (topic) => topic === 'growth',
    pattern:
      /^(?:by|in|within|after) (?:the |their |your )?(?:first )?(?:end of )?(?:(?:a|one|two|three|four|six|nine|twelve|\d{1,2}) (?:months?|year)|(?:first )?year|month \p{L}+),? (?:they|you|he|she) (?:should|must|need to|have to)\b/iu,
    home: 'firstYear',
  },
  {
    of: (topic) => REQUIREMENT_TOPICS.includes(topic),
    pattern:
      /^(?:it|this|the (?:job|role|work))(?:['’]?s| is)(?: an?)?(?: (?:very|quite|all|pretty|really|mostly|fairly))* (?:hands[- ]on|physical|varied|heavy|dirty|outdoor|manual|skilled)\b/iu,
    home: 'responsibilities',
  },
  {
    of: (topic) => REQUIREMENT_TOPICS.includes(topic),
    pattern:
      /^(?:they|you)(?:['’]ll| will) (?:also )?(?:learn|help|shadow|look after|run|make|build|fit|test|check|design) \S/iu,
    home: 'responsibilities',
  },
  // "Eight to ten jobs a day"
  {
    of: (topic) => topic === 'success',
    pattern:
      /^(?:about |around |up to )?[\p{L}\d]+ (?:to|or|-|–) [\p{L}\d]+ [\p{L}]+ (?:a|per) (?:day|week|shift)$/iu,
    home: 'responsibilities',
  },
  {
    of: (topic) => topic === 'softSkills',
    pattern:
      /^(?:(?:our|the) (?:[\p{L}-]+ )?(?:people|team|lads|staff|lot|crew|guys|customers|clients)(?:['’]re| are| is)|(?:our |the )?(?:customers|clients|tenants) (?:judge|expect|like|love|notice|trust|ask|want))\b/iu,
    home: 'culture',
  },
  {
    of: isOffer,
    pattern:
      /^(?:we|i)(?:['’](?:d|re|m)| would| are| am)? (?:want|need|like|looking for|after) (?:someone|somebody|a person)\b/iu,
    home: 'softSkills',
  },
  {
    of: (topic) => WORK.some((section) => section === topic),
    pattern:
      /^(?:they|you)(?:['’]?(?:d|ll)| would| will) (?:be )?join(?:ing)? (?:an?|our|the) (?:[\p{L}-]+ )*?(?:team|crew|gang)\b/iu,
    home: 'culture',
  },
]

/** The section that the words of a fact belong to where they show that its topic is wrong, or null. */
export const homeBySense = ({ topic, value }: Fact): Section | null =>
  SENSES.find(({ of, pattern }) => of(topic) && pattern.test(value.trim()))?.home ?? null
