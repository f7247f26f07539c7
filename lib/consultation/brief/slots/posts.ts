import { NUMBER, toNumber } from './figures'
import type { SlotOf } from './schema'

const PHRASES = new Map([
  ['half a dozen', 6],
  ['a dozen', 12],
  ['a couple', 2],
  ['a couple of', 2],
  ['a pair', 2],
  ['a pair of', 2],
  ['a single', 1],
  ['single', 1],
])
export const COUNT = `(?<count>half a dozen|a dozen|a couple(?: of)?|a pair(?: of)?|(?:a )?single|${NUMBER})`

export const VACANCIES = '(?:posts?|jobs?|roles?|positions?|vacanc(?:y|ies)|openings?|hires?)'

const ROLES =
  `engineer technician fitter welder electrician mechanic operative operator driver designer developer manager supervisor planner
  surveyor architect analyst accountant assistant administrator inspector installer machinist programmer tester nurse carer chef cleaner joiner
  plumber labourer estimator buyer lead consultant scientist technologist coordinator specialist officer adviser advisor controller setter turner
  painter bricklayer scaffolder teacher tutor porter receptionist waiter picker packer plater rigger`
    .split(/\s+/)
    .map((role) => `${role}s?`)
    .join('|')

/** Who is wanted, with up to two words before the last: "senior test engineers". */
export const PEOPLE = String.raw`(?:(?!(?:years?|months?|weeks?|days?|hours?|of|with|and|or|to|in|for)\b)[\p{L}-]+ ){0,2}(?:of them|heads|hands|people|person|staff|starters?|workers?|recruits?|apprentices?|graduates?|trainees?|${VACANCIES}|${ROLES})`

/** `said` is without what stands in front. */
export const POSTS = new RegExp(
  `^(?:(?:oh|no|yes|well|sorry|actually|make (?:it|that)|it['’]s|that['’]s|we (?:need|want|are hiring)),? )*(?<said>(?:just |only )?(?:the )?${COUNT}(?: ${PEOPLE})?)$`,
  'iu',
)
const ARTICLE = /^an?$/i

/** How many `COUNT` says, or null. "An engineer" says what is wanted, not how many. */
export function toCount(said: string): number | null {
  const count = PHRASES.get(said.toLowerCase()) ?? toNumber(said)
  return ARTICLE.test(said) || !count || !Number.isInteger(count) || count > 1000 ? null : count
}

/** "Fitters x3", "2 x fitters". */
const TIMES = new RegExp(
  `^(?:(?<first>\\d{1,3}) ?x (?:${PEOPLE})|(?:${PEOPLE}),? x ?(?<last>\\d{1,3}))$`,
  'iu',
)

export function parsePosts(value: string): SlotOf<'posts'> | null {
  const { first, last } = TIMES.exec(value)?.groups ?? {}
  const count = toCount(first ?? last ?? POSTS.exec(value)?.groups?.count ?? '')
  return count === null ? null : { kind: 'posts', count }
}
