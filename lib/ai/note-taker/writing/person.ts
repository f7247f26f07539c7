import type { Section } from '@/lib/specification/options'
import { withBaseVerbs } from './duty-verbs'
import { OFFER, REQUIREMENTS, TERMS, WORK } from './edits/edit'

const SUBJECT =
  /^(?:(?:(?:by|in|within|at|after|on|from|over) [^,]{2,30},? |(?:day one|day 1|first day),? |(?:so|and|then|also|here) )?)(?:they|he|she|he or she|he\/she)(?:[’'](?:ll|d|re|ve|s))?\b/iu

const WANTED =
  /^(?:[^,]{2,30},? )?(?:we|i)(?:[’'](?:d|re)| would| should)? (?:want|need|like|expect) them\b/iu

/** Whom or what "they" may mean when it stands in front. Times and sums are none. */
const OTHERS =
  /\b(?:team|crew|gang|staff|people|men|women|children|kid|child|family|lot|board|management|client|customer|patient|tenant|resident|pupil|student|apprentice|junior|council|every(?:one|body)|any(?:one|body)|some(?:one|body)|nobody|each|folk|(?:one|two|three|four|five|six|several|some|many|most|half|all|both) (?=of\b|through\b|have\b|has\b|got\b|get\b)|\p{L}{2,}(?<!s)(?<!\b(?:day|hour|hr|week|month|year|pound|night|evening|morning|weekend|holiday|bank|shift|mile|thing|time|tip|plu|bonu|thi|hi|doe|goe|get|start|pay|alway|perhap|unles|clas|acces|bu|ga|monday|tuesday|wednesday|thursday|friday|saturday|sunday))s)\b/iu
/** "They" may be the company. */
const EMPLOYER =
  /\bthey(?:[’']?(?:d|ll|ve)| would| will| have)? (?:(?:just |now |since |recently |all )*(?:changed|moved|cut|raised|agreed|decided|promised|closed|merged|bought|sold|brought in|introduced|launched)|pay|paid|fund|sponsor|cover|give|put(?! in\b)|offer|train|provide|supply|\p{L}+ (?:us|our|we))\b/iu
/** Only the candidate does these, whoever stands in front. */
const RECEIVES = /^they(?:[’'](?:d|ll))? (?:get|keep|can have)\b/i

const FORMS: readonly [RegExp, string][] = [
  [/\bthey(?:['’]re| are)\b/gi, 'you’re'],
  [/\bthey\b/gi, 'you'],
  [/\bthem(?:selves|self)\b/gi, 'yourself'],
  [/(?<!\bof )\bthem\b/gi, 'you'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
]
const ONE_PERSON: readonly [RegExp, string][] = [
  [/\b(?:he or she|she or he|he\/she)\b/gi, 'you'],
  [/\b(?:he|she)['’]s (?=got\b|been\b|had\b)/gi, 'you’ve '],
  [/\b(?:he|she)(?:['’]s| is)\b/gi, 'you’re'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) (do|go|watch|finish|pass|fix|teach|reach|mix)es(n['’]t)?\b/gi, 'you $1$2'],
  [/\b(?:he|she) (\p{L}+?)ies\b/giu, 'you $1y'],
  [/\b(?:he|she) (\p{L}{2,}?)(?<!s)s\b/giu, 'you $1'],
  [/\b(?:he|she)\b/gi, 'you'],
  [/\b(?:him|her)self\b/gi, 'yourself'],
  [/\bhis\b|\bher(?= \p{L})/giu, 'your'],
  [/\b(?:him|her)\b/gi, 'you'],
]
/** A second verb of "he" or "she", which would have to change too. */
const SECOND_VERB = /(?:\band|,) \p{L}+s (?:the|an?|our|all|up|out|for|to|with|in|on)\b/iu

const TO_READER: readonly Section[] = [
  ...OFFER.filter((section) => section !== 'culture'),
  ...TERMS,
  'compensation',
]
const ASKED: readonly Section[] = [...WORK, ...REQUIREMENTS]
/** Only people do these: "the exams, if they want to sit them". */
const WILL_OF_PERSON =
  /^they(?:[’']?(?:d|ll))? (?:want|wish|like|prefer|choose|need|hold|know|join|pass|stay|leave|live|drive|fancy)\b/i
const PEOPLE =
  /\b(?:team|crew|gang|staff|people|men|women|children|kids?|child|family|lot|board|managers?|management|clients?|customers?|patients?|tenants?|residents?|pupils?|students?|apprentices?|juniors?|council|every(?:one|body)|nobody|each|folk|partners?|suppliers?|owners?|families|parents|members|users|engineers|teams|guests?)\b/iu

/** Somebody by what they do: "setters", "our drillers". Not "parameters". */
const DOERS =
  /\b(?!(?:after|boil|chill|comput|contain|cylind|fasten|lett|mast|met|numb|oth|ord|pap|paramet|pow|quart|roll|serv|wat|wint)ers\b)\p{L}{3,}(?:ers|ors|ists|ians|ees)\b/iu
const ADDRESSED = /^(?:You(?:[’'](?:ll|re|ve))?|Able to|In a year you)\b/u
/** After these only the candidate is meant: "nobody else here to show them". */
const TOLD = /\b(?:show|train|teach|help) $/i

/**
 * A line that speaks to the reader and then of "them", as in "You’ll have to know X, because they write the process": the reader
 * throughout, where nobody else stands before the word. Unchanged where one would be left.
 */
export function asReaderThroughout(text: string): string {
  if (!ADDRESSED.test(text) || !/\b(?:they|them|theirs?)\b/i.test(text)) return text
  const said = FORMS.reduce(
    (line, [pattern, word]) =>
      line.replace(pattern, (found, at: number) => {
        const before = line.slice(0, at)
        const isThing = /^them$/i.test(found) && !TOLD.test(before)
        return isThing || PEOPLE.test(before.replace(/\bnobody\b/gi, '')) || DOERS.test(before) ? found : word
      }),
    text,
  )
  return countThird(said) === 0 ? said : text
}

/** "They" of a line that begins with them, and then a plain verb: "they report to the chef". */
const PRESENT =
  /^they (?!(?:are|were|had|have|can|could|may|might|don|did|must|should|will|would|also|all|both|just|only|never|always|usually|often|then|won|went|came|got|ran|said)\b)(?=\p{Ll}+(?<!ed) )/iu

function isOther(line: string, at: number): boolean {
  // "PTS" and "CSCS" are several of nothing.
  const before = line.slice(0, at).replace(/\b\p{Lu}{2,}\b/gu, '')
  const after = line.slice(at)
  // "Clear blockages and keep their area clean": nobody but a person has one.
  if (OWN.test(after.slice(0, OWN_REACH)) && !PEOPLE.test(before)) return false
  // "Nobody else here to show them"
  if (/\b(?:nobody|no one)(?: \p{Ll}+){0,3} to \p{Ll}+ $/iu.test(before) && /^them\b/i.test(after))
    return false
  if (RECEIVES.test(after) || (/\bon $/i.test(before) && /^their own\b/i.test(after))) return false
  return (WILL_OF_PERSON.test(after) ? PEOPLE : OTHERS).test(before)
}

/** "They" as "you", where nobody else stands in front whom it may mean. */
export function asYou(text: string): string {
  return FORMS.reduce(
    (line, [pattern, word]) =>
      line.replace(pattern, (found, at: number) => (isOther(line, at) ? found : word)),
    text,
  )
}

/** In characters. */
const OWN_REACH = 24
/** What somebody has of their own, whoever was named before. */
const OWN =
  /\btheir (?:own|paperwork|day|diary|boots|tools|van|bench|area|mistakes|word|temper|phone|hands)\b|\b(?:if|when) they(?:['’]re| are) (?:running late|late|wrong|stuck|unsure|not sure|struggling|behind|ill)\b/iu

/** "They" as "you" in each part by itself: things of one part own nothing of the next. */
export function asYouByPart(text: string): string {
  const parts = text.split(/(,\s+(?:and |but )?)/)
  return parts
    .map((part, at) => (PEOPLE.test(parts.slice(0, at).join('')) && !OWN.test(part) ? part : asYou(part)))
    .join('')
}

/** Nobody else reports to somebody, whatever the section. */
const REPORTS = /(?:^|, (?:and )?)they(?:['’]?(?:ll|d)| will| would)?(?: all)? report /i

/** Whom the company teaches, where what is asked of the candidate is said. */
const TAUGHT = /^we(?:['’](?:d|ll))?(?: can| will| would| could)? (?:teach|train|show|send|put) them\b/i

/** Somebody who is spoken to: of the candidate the manager says "they". */
export const LISTENER = /\byou(?:[’']\p{L}+)?\b/iu
const SOMEBODY = /\b(?:they|them|he|him|she)(?:[’']?(?:ll|d|re|ve|s))?\b/i
const THIRD = /\b(?:they|their|theirs|themselves)\b/giu
export const countThird = (text: string): number => text.match(THIRD)?.length ?? 0

function addressed(text: string, section: Section): string {
  const isSubject = SUBJECT.test(text) || WANTED.test(text)
  if (EMPLOYER.test(text)) return text
  if (REPORTS.test(text) || (REQUIREMENTS.includes(section) && TAUGHT.test(text))) return asYou(text)
  if (REQUIREMENTS.includes(section) && !isSubject && /^(?!\p{L}+s\b)[\p{L}\d].* they\b/iu.test(text))
    return asYou(text)
  if (WORK.includes(section) && !isSubject && countThird(text) > 0) {
    const said = asYou(text)
    if (countThird(said) === 0) return said
  }
  if (ASKED.includes(section) && !isSubject)
    return /^(?!\p{L}+s\b)\p{L}/iu.test(text) &&
      !OTHERS.test(text.split(/\btheir (?:own|first)\b/i, 1)[0] ?? '')
      ? text.replace(/\btheir (own|first (?:year|day|week|month|six months|three months))\b/gi, 'your $1')
      : text
  if (!ASKED.includes(section) && !TO_READER.includes(section)) return text
  if (!/\b(?:he|she)\b/i.test(text))
    return WORK.includes(section) ? asYouByPart(text) : asYou(text.replace(PRESENT, 'you’ll '))
  if (!isSubject) return text
  const said = withBaseVerbs(text)
  return SECOND_VERB.test(said)
    ? text
    : ONE_PERSON.reduce((line, [pattern, word]) => line.replace(pattern, word), said)
}

/** "Ten boards of their own" and "a shift on his own" are the reader’s, unless somebody else is named before them. */
const ownedByReader = (text: string, section: Section): string =>
  ASKED.includes(section)
    ? text.replace(
        /\b(?:(of) their|(of|on|by|with) (?:his|her|his or her|his\/her|her or his)) own\b/gi,
        (found, theirs: string | undefined, of: string | undefined, at: number) =>
          PEOPLE.test(text.slice(0, at)) || /\b(?:they|them|he|him|she)\b/i.test(text)
            ? found
            : `${theirs ?? of} your own`,
      )
    : text

/**
 * The candidate as the reader: "they get a van" as "you get a van". Only where nobody else stands in front that the pronoun may mean;
 * of what is asked of the candidate, only where the line begins with them. A line that would speak of the candidate as both stays.
 */
export function asReader(text: string, section: Section): string {
  // "They’ll help themselves if you let them": "you" is somebody else, so "they" is too.
  if (SOMEBODY.test(text) && LISTENER.test(text)) return text
  const said = addressed(ownedByReader(text, section), section)
  if (said === text || countThird(said) === 0) return said
  return PEOPLE.test(said) ? said : text
}
