import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { PEOPLE } from '@/lib/consultation/guard/people'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { tagsOf } from './text/tags'
import { type Word, wordsOf } from './text/words'
import { isSalary } from './typed'

const NUMBER_WORD =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen'

/** `words` are patterns between white space. */
const anyOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.trim().split(/\s+/).join('|')})(?![\\p{L}\\d])`, 'iu')

/** What the words of a topic must hold to be about it: a clause without any of these only stands near one that is. */
const SIGNS: Partial<Record<Topic, RegExp>> = {
  posts: new RegExp(
    `\\b\\d+x?\\b|\\b(?:${NUMBER_WORD}|several|a few|couple|another|pair|extra)\\b|\\b(?:just|only|single)(?: the)? (?:one|post|person)\\b|\\bone (?:of|post|person|role|vacancy|job|more|at|for|in|now|only)\\b|^\\W*(?:the )?one\\W*$|\\bas many as\\b`,
    'i',
  ),
  pay: /\d|[£€$]|\b(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|grades?|bands?|scales?|spine|pay|paid|salar\w+|rates?|money|wage\w*|negotiable|depend\w*|competitive|market|pro rata|minimum|living|union|agreed|commission|ote|thousand|grand|budget)\b/i,
  startDate:
    anyOf(`\\d\\S* asap soon\\w* start\\w* begin\\w* join\\w* immediate\\w* now when\\w* yesterday tomorrow today date ready available flexible notice
    days? weeks? months? quarter term half-term year jan\\w* feb\\w* mar(?:ch)? apr\\w* may june? july? aug\\w* sep\\w* oct\\w* nov\\w* dec\\w* monday tuesday
    wednesday thursday friday spring summer autumn winter easter whitsun christmas xmas hogmanay fast quick\\w* hurry rush urgent\\w* wait handover post place
    seats? straight away`),
  workPattern:
    anyOf(`\\d\\S* home wfh remote\\w* hybrid sites? onsite offsite office floor shifts? days? daytime nights? earl(?:y|ies) lates? twilights? weekends? week
    mon\\w* tue\\w* wed\\w* thu\\w* fri\\w* sat\\w* sun\\w* flexi\\w* rota\\w* roster\\w* rotat\\w* yard workshop works lab\\w* field based anywhere wherever
    desk person commut\\w* depot studio plant unit kitchen classroom ward clinic store branch time share core split continental off together`),
  contractType:
    /\b(?:perm\w*|fixed|ftc|temp\w*|contract\w*|apprentic\w*|freelance\w*|agency|umbrella|ir ?35|paye|cis|self[- ]?employed|limited|zero[- ]hours?|casual|season\w*|staff|maternity|cover|(?:full|part)[- ]?time|(?:full|part)[- ]timers?|bank|books|ongoing|open[- ]ended|rolling|interim|secondment|day rate|\d+[- ]?(?:months?|mths?|years?|yrs?)|(?:six|nine|twelve|eighteen|two|three)[- ](?:months?|years?))\b/i,
  duration: new RegExp(
    `\\d|\\b(?:${NUMBER_WORD}|until|till|ongoing|open[- ]ended|permanent|rolling|temporary|cover|contract|year|month|week|season|end of|rest of|long|short)\\b`,
    'i',
  ),
}

const PLACE =
  /\b(?:site|sites|office|offices|home|remote|based|base|town|city|centre|miles?|road|street|estate|yard|factory|depot|works|workshop|shop|hospital|school|campus|lab|laboratory|station|region|area|field|anywhere|nationwide|national|territory|clients?|customers?|premises|building|floor|unit|north|south|east|west|uk|everywhere|field-based)\b/i
/** What somebody says before where something is: "we’re in", "the yard’s at", "just off", "ten minutes from". */
const PLACING =
  /(?:^|[:;]\s)\W*(?:\p{L}+[\s,]+){0,3}?(?:based|located|situated)\b|(?:^|[:;,]\s)\W*(?:(?:so|no|well|it|we|here|just|all|right|still|now|only|mostly|mainly|over|out|up|down|the|our|job|post|role|place|firm|company)(?:['’](?:s|re))?(?: is| are| will be| would be)?[\s,]+)*(?:in|at|on|near|outside|off|by|behind|between|opposite|round|around|from|here)\b|\b(?:minutes?|mins?|miles?|walk|drive) (?:from|off|to)\b/iu
/** "Upper Slaughter": by itself it can hardly be anything else than what the talk was about. */
const BARE_NAME = /^\W*(?!The\b)\p{Lu}[\p{L}’'-]+(?:[ -](?:\p{Lu}[\p{L}’'-]+|on|upon|under|le)){1,2}\W*$/u
/** In words. */
const BARE_PLACE = 2
/** In words. A name with what stands by it: "Trowbridge, behind the canal". */
const NAMED_PLACE = 12
const BEFORE_NAME = new Set(['in', 'at', 'near', 'outside', 'off', 'from', 'around', 'to', 'out', 'our'])
/** "The Trowbridge buses are full" says nothing of where the job is. */
const isOfThing = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'the' && words[at + 1]?.shape === 'lower'

/** A place has a name that we know, or words that say where; any words will do where they answer the question. */
function isPlace(value: string, isAnswer: boolean): boolean {
  const words = wordsOf(value)
  const tags = tagsOf(value, words)
  if (
    GRADE.test(value) ||
    (words.length <= BARE_PLACE && topicsNamed(value).some((one) => one !== 'location'))
  )
    return false
  const isKnown = tags.some(
    (list, at) =>
      (list.includes('place') || list.includes('postcode')) &&
      (words.length <= NAMED_PLACE || BEFORE_NAME.has(words[at - 1]?.text ?? '')) &&
      !isOfThing(words, at),
  )
  return isKnown || isAnswer || PLACE.test(value) || PLACING.test(value) || BARE_NAME.test(value)
}

/** "Band C" */
const GRADE = /^\W*(?:pay )?(?:band|grade|scale|spine point) [\p{L}\d]{1,3}\W*$/iu
const NOTICE = /\b(?:notice|wait|release[ds]?|serve|work out)\b/i
const SELECTION = /\b(?:short-?list\w*|interview\w*|clos(?:e|es|ing) date|applications? close)\b/i

/** "42.5 a week": hours, where nothing marks it as money. */
const HOURS_A_WEEK =
  /^\W*(?:about |around |roughly )?\d{1,2}(?:\.\d+)?(?: ?(?:hours|hrs))?(?: a| per|\/) ?(?:week|wk)\W*$/i
/** "50-60 nights": counts, and no sum. */
const COUNTED = /\d+(?:\.\d+)?\+? ?(?:-|–|to)? ?(?:\d+)? ?(?:hours?|hrs?|nights?|people|staff|posts?)\b/i
const MONEY =
  /[£€$]|\d ?k\b|\b(?:grand|pounds?|quid|thousand|pence|p\/h|pay|paid|salary|wages?|rate|basic)\b/i

/** About the person wanted. */
const OF_PERSON: readonly Topic[] = [...REQUIREMENT_TOPICS, 'responsibilities', 'growth']

const NONE_OF =
  /^\W*(?:(?:and|but|so|well|honestly|there(?:[’']s| is| are)),? )*(?:no|zero) (?<what>\p{L}+)(?=$|[,.;]| (?:really|to|at|as|needed|involved|paid|required|apart|beyond|on top|or)\b)/iu
/** Topics whose names mean nothing else at work. "No tasks at height" denies no duties. */
const DENIABLE: readonly Topic[] = [
  'expenses',
  'travel',
  'onCall',
  'benefits',
  'package',
  'notice',
  'qualifications',
]

/** The topic that "No expenses, they stay in the workshop" denies, or null. */
function deniedTopic(value: string): Topic | null {
  const [topic, ...others] = topicsNamed(NONE_OF.exec(value)?.groups?.what ?? '')
  return topic && others.length === 0 && DENIABLE.includes(topic) ? topic : null
}

/** "People stay because they get responsibility early" */
const WHY_STAY =
  /^\W*(?:people|everyone|everybody|staff|they|most(?: people)?|nobody|hardly anyone)(?: \p{L}+ly| tend to| all)? (?:stays?|sticks? around|stay on|leaves?|come here|like it here)\b/iu

const SHARE_OF_PAY = /\d ?(?:%|per ?cent)/i
const PART_OF_PAY = /\b(?:allowance|basic|uplift|premium|bonus|commission|overtime)\b/i
const SUM = /[£€$]|\d ?k\b|\d{2},?\d{3}|\b(?:thousand|grand)\b/i
/** "£150 tool allowance": the sum of a part of pay, and not the pay. */
const SUM_OF_PART =
  /[£€$]?\d[\d,.]*k?(?: a (?:day|week|month|year))?\s+(?:(?!(?:plus|and|with|inc\w*|on|or|a|then|basic|base)\b)\p{L}+[ -]){0,2}(?:allowance|bonus|commission|premium|supplement|uplift)\b/giu
const TIMES: readonly Topic[] = ['hours', 'workPattern', 'startDate', 'duration']

/** "Paid at time and a third" */
const AT_RATES = /\b(?:time and (?:a )?(?:half|third|quarter)|double time)\b/i

/** "We hold a sponsor licence", said of the company. */
const SPONSORS =
  /^\W*(?:(?:and|but|also)\W+)*(?:we(?:['’]ve|['’]re)?(?: do| have| are| can| will| also)*|no|there(?:['’]s| is) no)(?: not|n['’]t| \p{L}+){0,3}? (?:visa )?(?:sponsor(?:s|ship|ing)?(?: licen[cs]e)?|skilled worker)\b/iu
/** "BUPA after twelve months" */
const OF_BENEFITS =
  /\b(?:bupa|pension|medical|dental|health ?care|holidays?|bonus|life (?:cover|assurance))\b/i

/** What something else is worth. */
const WORTH = /\b(?:each|apiece|schemes?|projects?|contracts?|orders?|turnover)\b/i
const SAYS_PAY =
  /\b(?:pay|pays|paid|paying|salar\w+|wages?|rates?|grades?|bands?|basic|negotiable|ote|per annum|an hour|award)\b/i
const SAYS_START =
  /\b(?:start\w*|begin\w*|join\w*|by|from|in (?:place|post|seat)|available|asap|immediate\w*|soon\w*|ready|(?:someone|somebody|them|you) in|wait|hurry|urgent\w*|notice|yesterday|need\w*|want\w*)\b/i
/** "What is difficult is the rush in February" */
const TELLS_OF = /^\W*(?:what(?:['’]?s| is)|the (?:hard|difficult|bad|busy|good|best) \p{L}+)\b/iu

/** A sum or a month that is neither pay nor a start. */
const isSomethingElse = (topic: Topic, value: string): boolean =>
  (topic === 'pay' && WORTH.test(value) && !SAYS_PAY.test(value) && parseSlot('pay', value) === null) ||
  (topic === 'startDate' && TELLS_OF.test(value) && !SAYS_START.test(value))

/**
 * The topic that words belong to by what they hold, where a reading by their look gave `topic`: null where they lack what every value of
 * it has. `asked` is what the manager answers.
 */
export function fittingTopic(topic: Topic, value: string, asked: Topic | null): Topic | null {
  if (WHY_STAY.test(value) && OF_PERSON.includes(topic)) return 'motivation'
  const denied = deniedTopic(value)
  if (denied) return denied
  const isPart = SHARE_OF_PAY.test(value) && PART_OF_PAY.test(value)
  if (isPart && TIMES.includes(topic)) return 'package'
  if (
    topic === 'pay' &&
    PART_OF_PAY.test(value) &&
    !SUM.test(value.replace(SUM_OF_PART, '')) &&
    !isSalary(value)
  )
    return 'package'
  if (topic === 'pay' && asked !== topic && !MONEY.test(value)) {
    if (HOURS_A_WEEK.test(value)) return 'hours'
    if (COUNTED.test(value)) return 'alsoSaid'
  }
  if (topic === 'pay' && AT_RATES.test(value) && !SUM.test(value)) return 'package'
  if (SPONSORS.test(value)) return 'process'
  if (topic === 'duration' && OF_BENEFITS.test(value)) return 'benefits'
  if (asked !== topic && isSomethingElse(topic, value)) return 'alsoSaid'
  if (topic === 'location') {
    if (isPlace(value, asked === topic)) return topic
    if (GRADE.test(value)) return 'pay'
    return wordsOf(value).length > BARE_PLACE ? 'alsoSaid' : null
  }
  if (topic === 'startDate' && SELECTION.test(value)) return 'process'
  if (topic === 'notice' && asked !== topic && !NOTICE.test(value)) return 'alsoSaid'
  const sign = SIGNS[topic]
  return sign && !sign.test(value) ? null : topic
}

const COMING_BACK =
  /^\W*(?:(?:and|oh|so|right|sorry|now|well|ok|okay),? )*(?:(?:just )?(?:going|coming|went|to go|to come)? ?back (?:to|on)|returning to|(?:again )?about|as (?:to|for|regards)|on to|moving on to|regarding|another (?:one|thing) on|one more (?:thing )?(?:on|about))\s+(?<what>[\p{L} -]{3,30}?)(?: again| then| now| though| for a (?:second|minute|moment))?\W*$/iu

/** "Back to the place.": says what the next words are about, and nothing of it. */
export function announcesTopic(value: string): boolean {
  const what = COMING_BACK.exec(value)?.groups?.what
  return what !== undefined && topicsNamed(what).length > 0
}

const WHO_WAS =
  /^\W*(?:(?:and|but|well|so|because|cos|yes|no)[\s,]+)*(?<who>he|she|\p{Lu}\p{Ll}+) (?:had|came|was|did|didn['’]t|used to|always|never|only|brought|left|knew|sat|couldn['’]t|wouldn['’]t|hadn['’]t|wasn['’]t|took|went|got|wrote|managed|moved|retired)\b/iu

/** "The last one went after seven months": somebody who had the job before. */
const PREDECESSOR =
  /\b(?:the |our )?(?:last|previous|old|former|outgoing|current) (?:one|person|lad|lass|chap|guy|girl|bloke|fella|man|woman|lady|holder|post ?holder|hire|starter|\p{L}+(?:er|or|ist|ian|eer|ant|man|hand))(?: we had)? (?:\p{L}+ly |only |just |never )?(?:went|left|came|was|had|did|didn['’]?t|lasted|quit|moved|retired|got|walked|stayed|couldn['’]?t|wasn['’]?t|hadn['’]?t)\b/iu
/** "Came from a consultancy, never been on site": says more about the person just mentioned. */
const GOES_ON =
  /^\W*(?:(?:and|but|so|well|he|she|they)[\s,]+)*(?:came|had|was|were|did|didn['’]?t|never|used to|couldn['’]?t|wouldn['’]?t|hadn['’]?t|wasn['’]?t|knew|went|left|got|took|wanted|thought|spent|lasted|kept|lovely|nice (?:lad|lass|chap|guy|girl|bloke|man|woman))\b/iu

/** The texts of one message that tell of somebody who had the job before, by their places. */
export function findPredecessorTalk(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [at, text] of texts.entries())
    if (PREDECESSOR.test(text) || (found.has(at - 1) && GOES_ON.test(text))) found.add(at)
  return found
}

/** "He had a master’s": somebody who was there before, and not the person wanted. */
export function isOfPredecessor(topic: Topic, value: string): boolean {
  const who = WHO_WAS.exec(value)?.groups?.who?.toLowerCase()
  return who !== undefined && OF_PERSON.includes(topic) && (who === 'he' || who === 'she' || PEOPLE.has(who))
}
