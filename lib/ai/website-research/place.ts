import type { ResearchField } from '@/lib/research/options'
import { BENEFIT, CALL, DENIED, fieldOf, isRole, PERK, saysGiven } from './cues'
import { topicOf } from './headings'
import type { PageText } from './page'
import type { Statement } from './sections'
import { NO_SENTENCE, PERSONAL, SENTENCE, TOLD, wordsIn } from './talk'
import {
  fieldOfLabel,
  isForCustomers,
  isOfWork,
  isRecruiting,
  isValueWord,
  rewardsIn,
  speaksOf,
  staffFieldOf,
} from './vocabulary'

const ENTRY_MAX = 300
const NO_ENTRY =
  /^(?:benefits?|perks?|details?|what you get|item|value|role|location|salary|closing date|leistungen?|apply(?: now)?|view (?:all|role|job)|see (?:all|more)|more info.*|download.*|jetzt bewerben|ymgeisi\w+)$/i

/** The field that a statement belongs to, or null. */
export function placeOf(
  statement: Statement,
  page: PageText,
  names: readonly string[],
): ResearchField | null {
  const { text, form } = statement
  if (
    PERSONAL.test(text) ||
    DENIED.test(text) ||
    NO_SENTENCE.test(text) ||
    (form !== 'sentence' && NO_ENTRY.test(text.split(':')[0] ?? text))
  )
    return null
  if (form === 'figure') return page.kind === 'news' || page.kind === 'products' ? null : 'strengths'
  if (statement.topic === 'aside') return null
  if (form === 'title') return placeOfTitle(statement, page, names)
  const field = form === 'entry' ? placeOfEntry(statement, page) : placeOfSentence(statement, page)
  // Another's prize on a page that tells of others.
  const isTheirs =
    page.kind === 'news' &&
    (field === 'strengths' || field === 'standards' || field === 'differentiators') &&
    !isOwn(text, names)
  return isTheirs ? null : field
}

const isOwn = (text: string, names: readonly string[]) =>
  /\b(?:we|our|us|wir|unser\w*|ein)\b/i.test(text) || names.some((name) => text.toLowerCase().includes(name))

const PRIZE =
  /^(?!.*\b(?:contracts?|orders?)\b).*\b(?:wins?|won|named|awarded|winners?|receives?|of the year|awards?|top \d+)\b/i

/** A heading says something where it names a job, or a value in a row of values. */
function placeOfTitle(
  { text, topic }: Statement,
  page: PageText,
  names: readonly string[],
): ResearchField | null {
  if (topic === 'openRoles') return isRole(text) ? 'openRoles' : null
  if (
    topic === 'missionVision' &&
    wordsIn(text) > 4 &&
    text.length <= 200 &&
    page.kind !== 'news' &&
    topicOf(text, page.kind) === undefined
  )
    return 'missionVision'
  const lower = text.toLowerCase()
  if (PRIZE.test(text) && names.some((name) => lower.startsWith(name))) return 'strengths'
  return topic === 'values' && isValueWord(text) && page.kind !== 'news' ? 'values' : null
}

/** An offer that names benefits and perks in one breath, as the things it names; any other statement as it is. */
export function partsOf(
  statement: Statement,
  field: ResearchField,
): (Statement & { field: ResearchField })[] {
  const whole = [{ ...statement, field }]
  if (statement.form !== 'sentence' || field !== 'benefits' || !PERK.test(statement.text)) return whole
  const { text } = statement
  const parts: (Statement & { field: ResearchField })[] = []
  let from = 0
  for (const part of text.split(/(?:,\s*(?:and\s|plus\s)?|\s(?:and|plus)\s)/)) {
    const at = text.indexOf(part, from)
    from = at + part.length
    const said = part
      .replace(
        /^.*\b(?:offers?|get|gets|receives?|provides?|includes?|including|are|is|have|has|enjoys?|with|also)\s/i,
        '',
      )
      .replace(/[.;!]$/, '')
    const kind = BENEFIT.test(said) ? 'benefits' : PERK.test(said) ? 'perks' : null
    if (kind === null || said.length > 80) return whole
    const start = statement.start + at + part.lastIndexOf(said)
    parts.push({ ...statement, text: said, start, end: start + said.length, field: kind })
  }
  return parts.length > 2 ? parts : whole
}

/** A strength of the kind that has a list of its own. */
const strengthOf = (text: string, page: PageText['kind']) =>
  fieldOf(text, page) === 'standards' ? 'standards' : 'strengths'

const NO_OPENING = /^(?:no|none|there are no|currently no|sorry|keine|derzeit keine|dim|nid oes)(?![\p{L}])/iu
/** A job's place, hours or pay. */
const NO_JOB =
  /[·•|£€]|\d{2},\d{3}|\b(?:full|part)[- ]time\b|^(?:permanent|contract|hybrid|remote|on-?site|uk-wide)\b/i
const isOpening = (text: string, page: PageText['kind']) =>
  (isRole(text) && !/[·•|£€]/.test(text)) ||
  (page === 'careers' &&
    wordsIn(text) <= 6 &&
    !/^(?:an? |the |your )/i.test(text) &&
    !BENEFIT.test(text) &&
    !PERK.test(text) &&
    !NO_JOB.test(text) &&
    !/^[^\n]{0,40}:/.test(text) &&
    !/[.!?]$/.test(text) &&
    !NO_OPENING.test(text))

function placeOfEntry(statement: Statement, page: PageText): ResearchField | null {
  const { text, topic, linked, heading, label } = statement
  if (topic === 'openRoles') {
    const [named = '', said] = text.split(':')
    if (said !== undefined && !isRole(named)) return page.kind === 'careers' ? staffFieldOf(named) : null
    return isOpening(named, page.kind) ? 'openRoles' : null
  }
  if (linked || text.length > ENTRY_MAX || CALL.test(text)) return null
  const isQuiet = page.kind === 'news' || page.kind === 'products'
  // A year of the firm's history.
  if (/^(?:1[89]|20)\d\d\b/.test(label ?? text))
    return PRIZE.test(text) && !/\b(?:customers?|clients?)\b/i.test(text) && !isQuiet ? 'strengths' : null
  if (topic === null || topic === 'overview' || topic === 'strengths') {
    const named = label === null || isQuiet ? null : fieldOfLabel(label)
    if (named !== null) return named
  }
  if (topic === 'overview') return isQuiet || isRecruiting(text) ? null : ownValue(statement)
  if (topic === 'aside' || (isRecruiting(text) && topic !== 'hiringProcess')) return null
  if (topic === 'rewards') return rewardOf(text, heading, page.kind === 'careers' || page.kind === 'benefits')
  if (topic === 'people') return isQuiet ? null : (placeOfPeople(statement, page) ?? ownValue(statement))
  if (topic !== null && page.kind !== 'news')
    return topic === 'strengths' || (topic === 'standards' && PRIZE.test(text))
      ? strengthOf(text, page.kind)
      : nearer(topic, text)
  if (isQuiet) return null
  return (
    fieldOf(text, page.kind) ??
    (isOfWork(page.kind) ? (offered(text, label) ?? ownValue(statement)) : ofAbout(statement, page))
  )
}

const ownValue = ({ text, label }: Statement) =>
  isValueWord(label ?? '') || isValueWord(text) ? 'values' : null
const ofAbout = (statement: Statement, page: PageText) => (page.kind === 'about' ? ownValue(statement) : null)

/** A benefit or perk by the words of its label or its own; null where there are none. */
function offered(text: string, label: string | null): 'benefits' | 'perks' | null {
  if (isForCustomers(text)) return null
  for (const words of [label ?? '', text]) {
    if (BENEFIT.test(words)) return 'benefits'
    if (PERK.test(words)) return 'perks'
  }
  return null
}

type Told = 'growthPath' | 'learningDevelopment' | 'workingStyle'
const isTold = (topic: ResearchField): topic is Told =>
  topic === 'growthPath' || topic === 'learningDevelopment' || topic === 'workingStyle'

/** The field of a section of work, or that of the words of what stands in it where they speak of another alone. */
function nearer(topic: ResearchField, text: string): ResearchField {
  if (!isTold(topic) || speaksOf(topic, text)) return topic
  return staffFieldOf(text) ?? topic
}

/** What a statement under the talk of working there tells, by its label and its words. */
function placeOfPeople({ text, label }: Statement, page: PageText): ResearchField | null {
  if (isRecruiting(text) || isForCustomers(text)) return null
  const named = label === null ? null : staffFieldOf(label)
  return named ?? fieldOf(text, page.kind) ?? staffFieldOf(text)
}

/** What a reward is; null where it seems to be none. */
function rewardOf(text: string, heading: string | null, isCertain: boolean): ResearchField | null {
  if (isForCustomers(text)) return null
  if (BENEFIT.test(text)) return 'benefits'
  if (PERK.test(text)) return 'perks'
  const told = staffFieldOf(text)
  if (told === 'growthPath' || told === 'learningDevelopment') return told
  if (!isCertain) return null
  return /perk|extras/i.test(heading ?? '') && !/benefit/i.test(heading ?? '') ? 'perks' : 'benefits'
}

/** Headings under which a list tells values, and sentences what they are for. */
const DRIVES = /\bdrives?|promise|philosophy|gets us|antreibt/i

function placeOfSentence(statement: Statement, page: PageText): ResearchField | null {
  const { text, topic, heading, label } = statement
  const count = wordsIn(text)
  if (count < SENTENCE.min || text.length > SENTENCE.max || CALL.test(text)) return null
  const isAtWork = page.kind !== 'products' && page.kind !== 'news'
  const isStaff = isAtWork && !isRecruiting(text) && !isForCustomers(text)
  if (isStaff && topic !== null && topic !== 'rewards' && topic !== 'people')
    if (isTold(topic as ResearchField) && speaksOf(topic as Told, text))
      return topic === 'learningDevelopment' && fieldOf(text, page.kind) === 'growthPath'
        ? 'growthPath'
        : (topic as Told)
  const isReward = isStaff && (BENEFIT.test(text) || PERK.test(text))
  const isOnCareers = page.kind === 'careers' || page.kind === 'benefits'
  if (
    isReward &&
    (topic === 'rewards' || saysGiven(text) || rewardsIn(text) > 1 || (isOnCareers && OF_PEOPLE.test(text)))
  )
    return BENEFIT.test(text) ? 'benefits' : 'perks'
  const named =
    isStaff && label !== null && (isOnCareers || topic === 'people' || topic === 'rewards')
      ? staffFieldOf(label)
      : null
  if (named !== null) return named
  if (text.length <= 200 && /[A-Z]{1,2}\d/.test(text) && ADDRESS.test(text)) return 'locations'
  const cued = fieldOf(text, page.kind)
  const isTelling = topic !== null && TOLD.includes(topic as ResearchField)
  if (cued !== null && !(isTelling && FALLIBLE.includes(cued) && !PRIZE.test(text)))
    return topic === 'customers' && cued === 'strengths' && page.kind !== 'news' ? 'customers' : cued
  if (
    isStaff &&
    (topic === 'people' ||
      (isOnCareers && (topic === null || topic === 'rewards' || topic === 'openRoles'))) &&
    (OF_PEOPLE.test(text) || ROLES.test(text))
  )
    return staffFieldOf(text)
  if (
    topic === null ||
    topic === 'rewards' ||
    topic === 'people' ||
    topic === 'aside' ||
    page.kind === 'news'
  )
    return null
  const isQuietPage = page.kind === 'products'
  if (topic === 'locations' && !isQuietPage && text.length <= 220 && /\p{Lu}\p{L}+[^.]*\p{Lu}/u.test(text))
    return 'locations'
  if (topic === 'customers' && !isQuietPage && text.length <= 220 && !isRecruiting(text))
    return /\p{Lu}\p{L}+[^.]*\p{Lu}/u.test(text) ? 'customers' : null
  if (!TOLD.includes(topic) || count < 4 || (isRecruiting(text) && topic !== 'hiringProcess')) return null
  if (isTold(topic)) return nearer(topic, text)
  return topic === 'values' && DRIVES.test(heading ?? '') ? 'missionVision' : topic
}

const ADDRESS =
  /(?:\p{Lu}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}, ){2,5}\p{Lu}[\p{L}'’-]+ [A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\d])/u

/** Cues that the section a sentence stands in outweighs. */
const FALLIBLE: readonly ResearchField[] = ['locations', 'strengths', 'customers', 'sectors']
const ROLES =
  /\b(?:designers?|engineers?|setters?|fitters?|welders?|machinists?|technicians?|apprentices?|graduates?|starters?|leaders?|managers?|teams?|crews?|nobody|no one|people|anyone)\b/i

/** Who gets something, said somewhere in a sentence of a careers page. */
const OF_PEOPLE =
  /\b(?:you|your|everyone|everybody|every|each|all|staff|employees|colleagues|we|our|wir|alle|sie|pawb|rydym)\b/i
