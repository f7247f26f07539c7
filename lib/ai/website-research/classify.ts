import type { ResearchField } from '@/lib/research/options'
import { BENEFIT, CALL_TO_ACTION, cuedField, DENIAL, isRole, PERK, saysStaffReceive } from './cues'
import { topicOf } from './headings'
import type { PageText } from './page'
import { countWords, NOT_A_STATEMENT, PERSONAL_ACCOUNT, PROSE_FIELDS, SENTENCE_LIMITS } from './prose'
import type { Statement } from './sections'
import {
  countRewards,
  fieldOfLabel,
  isForCustomers,
  isRecruiting,
  isValueWord,
  isWorkPage,
  mentionsField,
  staffFieldOf,
} from './vocabulary'

const MAX_ENTRY_LENGTH = 300
const NOT_AN_ENTRY =
  /^(?:benefits?|perks?|details?|what you get|item|value|role|location|salary|closing date|leistungen?|apply(?: now)?|view (?:all|role|job)|see (?:all|more)|more info.*|download.*|jetzt bewerben|ymgeisi\w+)$/i

/** `names` are the company's, in lower case. */
export function fieldOfStatement(
  statement: Statement,
  page: PageText,
  names: readonly string[],
): ResearchField | null {
  const { text, form } = statement
  if (
    PERSONAL_ACCOUNT.test(text) ||
    DENIAL.test(text) ||
    NOT_A_STATEMENT.test(text) ||
    (form !== 'sentence' && NOT_AN_ENTRY.test(text.split(':')[0] ?? text))
  )
    return null
  if (form === 'figure') return page.kind === 'news' || page.kind === 'products' ? null : 'strengths'
  if (statement.topic === 'aside') return null
  if (form === 'title') return fieldOfTitle(statement, page, names)
  const field = form === 'entry' ? fieldOfEntry(statement, page) : fieldOfSentence(statement, page)
  // News and case studies praise other companies too.
  const isAboutOthers =
    page.kind === 'news' &&
    (field === 'strengths' || field === 'standards' || field === 'differentiators') &&
    !isAboutCompany(text, names)
  return isAboutOthers ? null : field
}

const isAboutCompany = (text: string, names: readonly string[]) =>
  /\b(?:we|our|us|wir|unser\w*|ein)\b/i.test(text) || names.some((name) => text.toLowerCase().includes(name))

const PRIZE =
  /^(?!.*\b(?:contracts?|orders?)\b).*\b(?:wins?|won|named|awarded|winners?|receives?|of the year|awards?|top \d+)\b/i

function fieldOfTitle(
  { text, topic }: Statement,
  page: PageText,
  names: readonly string[],
): ResearchField | null {
  if (topic === 'openRoles') return isRole(text) ? 'openRoles' : null
  if (
    topic === 'missionVision' &&
    countWords(text) > 4 &&
    text.length <= 200 &&
    page.kind !== 'news' &&
    topicOf(text, page.kind) === undefined
  )
    return 'missionVision'
  const lower = text.toLowerCase()
  if (PRIZE.test(text) && names.some((name) => lower.startsWith(name))) return 'strengths'
  return topic === 'values' && isValueWord(text) && page.kind !== 'news' ? 'values' : null
}

export function splitRewards(
  statement: Statement,
  field: ResearchField,
): (Statement & { field: ResearchField })[] {
  const whole = [{ ...statement, field }]
  if (statement.form !== 'sentence' || field !== 'benefits' || !PERK.test(statement.text)) return whole
  const { text } = statement
  const parts: (Statement & { field: ResearchField })[] = []
  let searchFrom = 0
  for (const part of text.split(/(?:,\s*(?:and\s|plus\s)?|\s(?:and|plus)\s)/)) {
    const partStart = text.indexOf(part, searchFrom)
    searchFrom = partStart + part.length
    const reward = part
      .replace(
        /^.*\b(?:offers?|get|gets|receives?|provides?|includes?|including|are|is|have|has|enjoys?|with|also)\s/i,
        '',
      )
      .replace(/[.;!]$/, '')
    const kind = BENEFIT.test(reward) ? 'benefits' : PERK.test(reward) ? 'perks' : null
    if (kind === null || reward.length > 80) return whole
    const start = statement.start + partStart + part.lastIndexOf(reward)
    parts.push({ ...statement, text: reward, start, end: start + reward.length, field: kind })
  }
  return parts.length > 2 ? parts : whole
}

const strengthField = (text: string, page: PageText['kind']) =>
  cuedField(text, page) === 'standards' ? 'standards' : 'strengths'

const NO_OPENING = /^(?:no|none|there are no|currently no|sorry|keine|derzeit keine|dim|nid oes)(?![\p{L}])/iu
const JOB_DETAIL =
  /[·•|£€]|\d{2},\d{3}|\b(?:full|part)[- ]time\b|^(?:permanent|contract|hybrid|remote|on-?site|uk-wide)\b/i
const isOpening = (text: string, page: PageText['kind']) =>
  (isRole(text) && !/[·•|£€]/.test(text)) ||
  (page === 'careers' &&
    countWords(text) <= 6 &&
    !/^(?:an? |the |your )/i.test(text) &&
    !BENEFIT.test(text) &&
    !PERK.test(text) &&
    !JOB_DETAIL.test(text) &&
    !/^[^\n]{0,40}:/.test(text) &&
    !/[.!?]$/.test(text) &&
    !NO_OPENING.test(text))

function fieldOfEntry(statement: Statement, page: PageText): ResearchField | null {
  const { text, topic, linked, heading, label } = statement
  if (topic === 'openRoles') {
    const [name = '', details] = text.split(':')
    if (details !== undefined && !isRole(name)) return page.kind === 'careers' ? staffFieldOf(name) : null
    return isOpening(name, page.kind) ? 'openRoles' : null
  }
  if (linked || text.length > MAX_ENTRY_LENGTH || CALL_TO_ACTION.test(text)) return null
  const isNewsOrProducts = page.kind === 'news' || page.kind === 'products'
  // A year in the company's history.
  if (/^(?:1[89]|20)\d\d\b/.test(label ?? text))
    return PRIZE.test(text) && !/\b(?:customers?|clients?)\b/i.test(text) && !isNewsOrProducts
      ? 'strengths'
      : null
  if (topic === null || topic === 'overview' || topic === 'strengths') {
    const labelField = label === null || isNewsOrProducts ? null : fieldOfLabel(label)
    if (labelField !== null) return labelField
  }
  if (topic === 'overview') return isNewsOrProducts || isRecruiting(text) ? null : valueField(statement)
  if (topic === 'aside' || (isRecruiting(text) && topic !== 'hiringProcess')) return null
  if (topic === 'rewards')
    return fieldOfReward(text, heading, page.kind === 'careers' || page.kind === 'benefits')
  if (topic === 'people')
    return isNewsOrProducts ? null : (fieldOfWorkStatement(statement, page) ?? valueField(statement))
  if (topic !== null && page.kind !== 'news')
    return topic === 'strengths' || (topic === 'standards' && PRIZE.test(text))
      ? strengthField(text, page.kind)
      : refineWorkField(topic, text)
  if (isNewsOrProducts) return null
  return (
    cuedField(text, page.kind) ??
    (isWorkPage(page.kind)
      ? (rewardByWords(text, label) ?? valueField(statement))
      : valueFieldOnAbout(statement, page))
  )
}

const valueField = ({ text, label }: Statement) =>
  isValueWord(label ?? '') || isValueWord(text) ? 'values' : null
const valueFieldOnAbout = (statement: Statement, page: PageText) =>
  page.kind === 'about' ? valueField(statement) : null

function rewardByWords(text: string, label: string | null): 'benefits' | 'perks' | null {
  if (isForCustomers(text)) return null
  for (const words of [label ?? '', text]) {
    if (BENEFIT.test(words)) return 'benefits'
    if (PERK.test(words)) return 'perks'
  }
  return null
}

type WorkField = 'growthPath' | 'learningDevelopment' | 'workingStyle'
const isWorkField = (topic: ResearchField): topic is WorkField =>
  topic === 'growthPath' || topic === 'learningDevelopment' || topic === 'workingStyle'

/** The topic, unless the words only mention another field of work. */
function refineWorkField(topic: ResearchField, text: string): ResearchField {
  if (!isWorkField(topic) || mentionsField(topic, text)) return topic
  return staffFieldOf(text) ?? topic
}

function fieldOfWorkStatement({ text, label }: Statement, page: PageText): ResearchField | null {
  if (isRecruiting(text) || isForCustomers(text)) return null
  const labelField = label === null ? null : staffFieldOf(label)
  return labelField ?? cuedField(text, page.kind) ?? staffFieldOf(text)
}

function fieldOfReward(text: string, heading: string | null, isCertain: boolean): ResearchField | null {
  if (isForCustomers(text)) return null
  if (BENEFIT.test(text)) return 'benefits'
  if (PERK.test(text)) return 'perks'
  const field = staffFieldOf(text)
  if (field === 'growthPath' || field === 'learningDevelopment') return field
  if (!isCertain) return null
  return /perk|extras/i.test(heading ?? '') && !/benefit/i.test(heading ?? '') ? 'perks' : 'benefits'
}

/** Over a list they announce values, over sentences the mission. */
const MISSION_HEADING = /\bdrives?|promise|philosophy|gets us|antreibt/i

function fieldOfSentence(statement: Statement, page: PageText): ResearchField | null {
  const { text, topic, heading, label } = statement
  const count = countWords(text)
  if (
    count < SENTENCE_LIMITS.minWords ||
    text.length > SENTENCE_LIMITS.maxLength ||
    CALL_TO_ACTION.test(text)
  )
    return null
  const isStaffPage = page.kind !== 'products' && page.kind !== 'news'
  const isAboutStaff = isStaffPage && !isRecruiting(text) && !isForCustomers(text)
  if (isAboutStaff && topic !== null && topic !== 'rewards' && topic !== 'people')
    if (isWorkField(topic as ResearchField) && mentionsField(topic as WorkField, text))
      return topic === 'learningDevelopment' && cuedField(text, page.kind) === 'growthPath'
        ? 'growthPath'
        : (topic as WorkField)
  const isReward = isAboutStaff && (BENEFIT.test(text) || PERK.test(text))
  const isOnCareers = page.kind === 'careers' || page.kind === 'benefits'
  if (
    isReward &&
    (topic === 'rewards' ||
      saysStaffReceive(text) ||
      countRewards(text) > 1 ||
      (isOnCareers && STAFF_WORDS.test(text)))
  )
    return BENEFIT.test(text) ? 'benefits' : 'perks'
  const labelField =
    isAboutStaff && label !== null && (isOnCareers || topic === 'people' || topic === 'rewards')
      ? staffFieldOf(label)
      : null
  if (labelField !== null) return labelField
  if (text.length <= 200 && /[A-Z]{1,2}\d/.test(text) && ADDRESS.test(text)) return 'locations'
  const cued = cuedField(text, page.kind)
  const isProse = topic !== null && PROSE_FIELDS.includes(topic as ResearchField)
  if (cued !== null && !(isProse && WEAK_CUES.includes(cued) && !PRIZE.test(text)))
    return topic === 'customers' && cued === 'strengths' && page.kind !== 'news' ? 'customers' : cued
  if (
    isAboutStaff &&
    (topic === 'people' ||
      (isOnCareers && (topic === null || topic === 'rewards' || topic === 'openRoles'))) &&
    (STAFF_WORDS.test(text) || ROLE_WORDS.test(text))
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
  const isProductPage = page.kind === 'products'
  if (topic === 'locations' && !isProductPage && text.length <= 220 && /\p{Lu}\p{L}+[^.]*\p{Lu}/u.test(text))
    return 'locations'
  if (topic === 'customers' && !isProductPage && text.length <= 220 && !isRecruiting(text))
    return /\p{Lu}\p{L}+[^.]*\p{Lu}/u.test(text) ? 'customers' : null
  if (!PROSE_FIELDS.includes(topic) || count < 4 || (isRecruiting(text) && topic !== 'hiringProcess'))
    return null
  if (isWorkField(topic)) return refineWorkField(topic, text)
  return topic === 'values' && MISSION_HEADING.test(heading ?? '') ? 'missionVision' : topic
}

const ADDRESS =
  /(?:\p{Lu}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}, ){2,5}\p{Lu}[\p{L}'’-]+ [A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\d])/u

/** Fields whose cues count less than the section a sentence is in. */
const WEAK_CUES: readonly ResearchField[] = ['locations', 'strengths', 'customers', 'sectors']
const ROLE_WORDS =
  /\b(?:designers?|engineers?|setters?|fitters?|welders?|machinists?|technicians?|apprentices?|graduates?|starters?|leaders?|managers?|teams?|crews?|nobody|no one|people|anyone)\b/i

const STAFF_WORDS =
  /\b(?:you|your|everyone|everybody|every|each|all|staff|employees|colleagues|we|our|wir|alle|sie|pawb|rydym)\b/i
