import { tagsOf } from '@/lib/ai/note-taker/text/tags'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { isImperative } from './duty-verbs'

/** What is said of all that follows: "they need", "must have", "they’ve got to". */
const FRAME =
  /^(?:(?:they|you|he or she|she or he|the (?:person|candidate))(?:['’](?:ll|d|ve))? ?(?:(?:will|would|do|also|really|definitely) )*)?(?:must|should|needs?|have|has|got)(?: got)?(?: also)?(?: (?:to|have))?(?: also)? /iu
const OWN_SUBJECT =
  /,? and (?=(?:they|you)(?:['’](?:ll|d|ve))?(?: (?:do|also|will|would))* (?:must|should|needs?|have|got to)\b)|,? (?:and )?(?=must have )| and to be (?=able to )|, (?:and )?(?=you['’]ll (?:have|hold|know|be|need)\b)/giu
const COMMA = /,\s+(?:(?:and|plus) (?:also )?)?/iu
const TIED = /[;:()[\]“”"–—]|\s-\s|[.!?]\s|\b(?:if|unless|because|which|who|that|while|where|but|so)\b/iu

const BRINGS = /^(?:also )?(?:be|have|hold|know|understand|speak|own)\b/iu
const STRONG_OPENER =
  /^(?:being able to|(?:(?:some|any|good|strong|solid|sound|recent|previous|relevant|basic|proven|hands-on|working) )*(?:knowledge|experience|understanding)\b|good|strong|solid|sound|(?:at least |minimum |over )?(?:\d+\+?|two|three|four|five) years?\b|level \d)/iu
const OPENER = /^(?:an?|some|(?:full|clean|current|valid) [\p{L} ]+|degree|hn[cd]|onc|ond|nvq)\b/iu
const NEED_END =
  /\b(?:experience|knowledge|licen[cs]es?|cards?|tickets?|certificates?|degree|qualifications?|membership|skills|programming|background|clearance|registration|registered|or equivalent)$/iu
/** What says more about the item before it. */
const LEANS =
  /^(?:or|ideally|preferably|at least(?! (?:\d+|two|three|four|five) years)|including|such as|especially|mainly|mostly|like|both|either|with|to|for|from|on|in|by|accredited|not|then|maybe|even|electrical|mechanical|is|are|would|will|can)\b|^\p{L}+ed$/iu
const NAMED = /^(?:\p{Lu}|\d{4}\b|\d+th )/u
const BARE_NAME = /^(?:[\p{Lu}\d]\S*)(?: [\p{Lu}\d]\S*)*$/u
const PAIR_OF_NAMES = /^\p{Lu}\S* or \p{Lu}\S*$/u

const isCertificate = (item: string): boolean =>
  tagsOf(item, wordsOf(item))[0]?.includes('certificate') === true

const isNeed = (item: string): boolean =>
  !LEANS.test(item) &&
  (OPENER.test(item) ||
    STRONG_OPENER.test(item) ||
    NEED_END.test(item) ||
    NAMED.test(item) ||
    isCertificate(item))

/** Not only an article: "experience of a press and a lathe" is one thing. */
const isSureNeed = (item: string): boolean =>
  !LEANS.test(item) &&
  (STRONG_OPENER.test(item) || NEED_END.test(item) || NAMED.test(item) || isCertificate(item))

/** Without a comma before it, more has to show that it stands alone. */
const opensAndEnds = (item: string): boolean =>
  STRONG_OPENER.test(item) || (OPENER.test(item) && NEED_END.test(item))

/** The last part at its "and", where each side stands alone. */
function splitLast(
  part: string,
  isOne: (item: string) => boolean,
  isOther: (item: string) => boolean,
): string[] {
  for (const { index, 0: and } of part.matchAll(/ and (?:also )?/giu)) {
    const [left, right] = [part.slice(0, index), part.slice(index + and.length)]
    if (isOne(left) && isOther(right)) return [left, right]
  }
  return [part]
}

/** "JCT, NEC and FIDIC contracts": the last word belongs to all of them. */
function sharesHead(items: readonly string[]): boolean {
  const last = items.at(-1) ?? ''
  const isHeaded =
    NAMED.test(last) && /\p{Ll}$/u.test(last.split(' ').at(-1) ?? '') && !/or equivalent$/i.test(last)
  return isHeaded && !BARE_NAME.test(last) && items.slice(0, -1).some((item) => BARE_NAME.test(item))
}

function itemsOf(body: string, isVerbal: boolean): string[] {
  const isVerb = (item: string) => BRINGS.test(item) || isImperative(item)
  const parts = body.split(COMMA)
  const isOne = isVerbal ? isVerb : isNeed
  const isOther = (item: string) =>
    isVerbal ? BRINGS.test(item) : parts.length > 1 ? isSureNeed(item) : opensAndEnds(item)
  const items = [...parts.slice(0, -1), ...splitLast(parts.at(-1) ?? '', isOne, isOther)]
  const isApposition = items.length === 2 && PAIR_OF_NAMES.test(items[1] ?? '')
  const isList = items.length > 1 && items.every(isOne) && !isApposition && !sharesHead(items)
  return isList ? items : [body]
}

/** What a text asks for, each thing in words of its own: "they need SMSTS and a CSCS card" as "SMSTS", "a CSCS card". */
export function splitNeeds(text: string): string[] {
  const clauses = text.split(OWN_SUBJECT)
  if (clauses.length > 1) return clauses.flatMap(splitNeeds)
  if (TIED.test(text)) return [text]
  const frame = FRAME.exec(text)?.[0] ?? ''
  const isVerbal = /\b(?:to|must|should) $/i.test(frame)
  const items = itemsOf(text.slice(frame.length), isVerbal)
  return items.map((item) => (isVerbal || items.length === 1 ? `${frame}${item}` : item))
}

const QUALIFICATION =
  /\b(?:degree|hn[cd]|on[cd]|nvq|diploma|(?:a|t)[- ]levels?|gcses?|chartered|apprenticeship|licen[cs]e|certificates?|tickets?|card)\b/iu

const topicOf = (topic: Topic, part: string): Topic => {
  if (QUALIFICATION.test(part)) return 'qualifications'
  return topic !== 'qualifications' || isCertificate(part)
    ? topic
    : /\b(?:experience|years?)\b/i.test(part)
      ? 'experience'
      : 'technical'
}

/** A fact that lists what is needed as one for each thing, under the topic of that thing. */
export function splitFact(fact: Fact): Fact[] {
  if (!REQUIREMENT_TOPICS.includes(fact.topic) || fact.slot) return [fact]
  // Of a person, adjectives stay together.
  const parts = fact.topic === 'softSkills' ? fact.value.split(OWN_SUBJECT) : splitNeeds(fact.value)
  return parts.length > 1
    ? parts.map((value) => ({ ...fact, value, topic: topicOf(fact.topic, value) }))
    : [fact]
}
