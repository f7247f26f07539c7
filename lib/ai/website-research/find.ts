import { setImmediate } from 'node:timers/promises'
import { RESEARCH_FIELDS, type ResearchField } from '@/lib/research/options'
import { BENEFIT, CALL, DENIED, fieldOf, PERK, ROLE, saysGiven, saysWhatItIs } from './cues'
import type { PageText } from './page'
import type { ReadPage } from './read'
import { type Statement, statementsOf } from './sections'
import { sentencesOf } from './sentences'

/** One thing that a page says of the company; `start` and `end` are the place of its words in the page's text. */
export interface Finding {
  field: ResearchField
  page: number
  text: string
  start: number
  end: number
}

/** A sentence that may say what the company is: how well, and how far forward its page stands. */
interface Scored {
  statement: Statement
  score: number
  place: number
}

/** Statements judged before other work gets its turn. */
const AT_ONCE = 40
const SENTENCE = { min: 3, max: 420 }
const ENTRY_MAX = 300

/** Somebody's own account: a member of staff's or a customer's. */
const PERSONAL =
  /^["“„‚'«]|["”“»]\s*$|(?<![\p{L}/])(?:I|I['’](?:m|ve|d|ll)|my|me|ich|mein|mich|dwi|dw i|rwy['’]n)(?![\p{L}/])/u
const NO_SENTENCE =
  /^\W*$|\?\s*$|^(?:©|tel\b|phone|fax|e-?mail)|\b(?:VAT|registered (?:office|number|in england)|company number)\b|@\w+\.\w|\b(?:cookies?|newsletter|cwcis)\b/i
const NO_ENTRY =
  /^(?:benefits?|perks?|details?|what you get|item|value|role|location|salary|closing date|leistungen?|apply(?: now)?|view (?:all|role|job)|see (?:all|more)|more info.*|download.*|jetzt bewerben|ymgeisi\w+)$/i

/** What the built-in reader finds on the pages of one company: sentences and entries of lists, each where its cue or heading puts it. */
export async function findInsights(read: readonly ReadPage[], companyName = ''): Promise<Finding[]> {
  const names = namesOf(read, companyName)
  const found: Finding[] = []
  const scored: Scored[] = []
  for (const [index, { page }] of read.entries()) {
    for (const [at, statement] of statementsOf(page, index).entries()) {
      if (at % AT_ONCE === 0) await setImmediate()
      const field = placeOf(statement, page)
      if (field) found.push(toFinding(field, statement))
      const score = overviewScore(statement, page, names)
      if (score !== null) scored.push({ statement, score, place: OVERVIEW_PAGES.indexOf(page.kind) })
    }
  }
  for (const [index, { asides }] of read.entries())
    for (const { field, start, end } of asides)
      if (field !== 'description')
        found.push(toFinding(field, { page: index, text: slice(read, index, start, end), start, end }))
  return kept([...overview(read, scored), ...found])
}

const LEGAL_FORM = /[\s,]+(?:ltd|limited|plc|llp|inc|gmbh|ag|kg|co|cyf|cyfyngedig)\.?(?=$|\s)/gi

/** What the company goes by, in lower case: as registered, as its pages name it, and before the bar of their titles. */
function namesOf(read: readonly ReadPage[], companyName: string): string[] {
  const titles = read.flatMap(({ page }) => page.title?.split(/\s+[|–—:·-]\s+/) ?? [])
  const all = [companyName, ...read.flatMap(({ page }) => page.names), ...titles]
  const plain = all.map((name) => name.toLowerCase().replaceAll('’', "'").replace(LEGAL_FORM, '').trim())
  // "Tessera" for "Tessera Systems": people shorten names.
  const short = plain
    .map((name) => name.split(' ')[0] ?? '')
    .filter((word) => word.length > 4 && !ORDINARY.test(word))
  return [...new Set([...plain, ...short])].filter(
    (name) => name.length > 2 && name.split(' ').length <= 5 && !GENERAL.test(name),
  )
}
/** First words that begin sentences of their own. */
const ORDINARY =
  /^(?:about|where|there|these|those|their|every|other|first|after|british|national|united|general|working|careers|welcome|steel|panels)$/
/** Titles that name a page and no company. */
const GENERAL =
  /^(?:home|home page|about|about us|careers|jobs|news|welcome|contact|values|our values|benefits|products|services|join us|work with us)$/

const toFinding = (field: ResearchField, { page, text, start, end }: Omit<Finding, 'field'>): Finding => ({
  field,
  page,
  text: text.replace(/[;,]$/, '').trim(),
  start,
  end,
})

const slice = (read: readonly ReadPage[], page: number, start: number, end: number) =>
  (read[page]?.page.text ?? '').slice(start, end)

const wordsIn = (text: string) => text.split(/\s+/).length

/** The field that a statement belongs to, or null. */
function placeOf(statement: Statement, page: PageText): ResearchField | null {
  const { text, form } = statement
  if (
    PERSONAL.test(text) ||
    DENIED.test(text) ||
    NO_SENTENCE.test(text) ||
    (form !== 'sentence' && NO_ENTRY.test(text.split(':')[0] ?? text))
  )
    return null
  if (form === 'title') return statement.topic === 'openRoles' && isRole(text) ? 'openRoles' : null
  return form === 'entry' ? placeOfEntry(statement, page) : placeOfSentence(statement, page)
}

/** A strength of the kind that has a list of its own. */
const strengthOf = (text: string, page: PageText['kind']) =>
  fieldOf(text, page) === 'standards' ? 'standards' : 'strengths'

const NO_OPENING = /^(?:no|none|there are no|currently no|sorry|keine|derzeit keine|dim|nid oes)(?![\p{L}])/iu
const isOpening = (text: string, page: PageText['kind']) =>
  isRole(text) || (page === 'careers' && wordsIn(text) <= 6 && !/[.!?]$/.test(text) && !NO_OPENING.test(text))

const isRole = (text: string) =>
  wordsIn(text) <= 10 && text.length <= 90 && !/[.!?]$/.test(text) && ROLE.test(text)

function placeOfEntry({ text, topic, linked, heading }: Statement, page: PageText): ResearchField | null {
  if (topic === 'openRoles') return isOpening(text.split(':')[0] ?? text, page.kind) ? 'openRoles' : null
  if (linked || text.length > ENTRY_MAX || CALL.test(text) || topic === 'overview') return null
  if (topic === 'rewards') return rewardOf(text, heading, page.kind === 'careers' || page.kind === 'benefits')
  if (topic !== null && page.kind !== 'news')
    return topic === 'strengths' ? strengthOf(text, page.kind) : topic
  return page.kind === 'news' || page.kind === 'products' ? null : fieldOf(text, page.kind)
}

/** Which of the two a reward is; null where it seems to be none. */
function rewardOf(text: string, heading: string | null, isCertain: boolean): 'benefits' | 'perks' | null {
  if (BENEFIT.test(text)) return 'benefits'
  if (PERK.test(text)) return 'perks'
  if (!isCertain) return null
  return /perk|extras/i.test(heading ?? '') && !/benefit/i.test(heading ?? '') ? 'perks' : 'benefits'
}

/** Fields whose sections are told in sentences, each of which counts. */
const TOLD: readonly ResearchField[] = [
  'missionVision',
  'workingStyle',
  'growthPath',
  'learningDevelopment',
  'differentiators',
  'values',
  'hiringProcess',
]

function placeOfSentence({ text, topic }: Statement, page: PageText): ResearchField | null {
  const count = wordsIn(text)
  if (count < SENTENCE.min || text.length > SENTENCE.max || CALL.test(text)) return null
  const isAtWork = page.kind !== 'products' && page.kind !== 'news'
  const isReward = isAtWork && (BENEFIT.test(text) || PERK.test(text))
  const isOnCareers = page.kind === 'careers' || page.kind === 'benefits'
  if (isReward && (topic === 'rewards' || saysGiven(text) || (isOnCareers && OF_PEOPLE.test(text))))
    return BENEFIT.test(text) ? 'benefits' : 'perks'
  const cued = fieldOf(text, page.kind)
  if (cued !== null) return cued
  if (topic === null || topic === 'rewards' || page.kind === 'news') return null
  return TOLD.includes(topic) && count >= 4 ? topic : null
}

/** Who gets something, said somewhere in a sentence of a careers page. */
const OF_PEOPLE =
  /\b(?:you|your|everyone|everybody|every|each|all|staff|employees|colleagues|we|our|wir|alle|sie|pawb|rydym)\b/i

const OVERVIEW_PAGES: readonly string[] = ['home', 'about', 'other', 'careers', 'values']
/** What a sentence that also says what the company is belongs to all the same. */
const ELSEWHERE: readonly ResearchField[] = [
  'missionVision',
  'growthPath',
  'learningDevelopment',
  'values',
  'workingStyle',
  'differentiators',
  'customers',
  'standards',
]

/** Up to three sentences that say what the company is and does, in the order in which its pages have them. */
function overview(read: readonly ReadPage[], scored: readonly Scored[]): Finding[] {
  const best = scored
    .map((one, order) => ({ ...one, order }))
    .filter(({ place }) => place >= 0)
    .sort(
      (one, other) => other.score - other.place / 2 - (one.score - one.place / 2) || one.order - other.order,
    )
    .slice(0, 3)
  if (best.length === 0) return described(read)
  return best
    .sort((one, other) => one.place - other.place || one.order - other.order)
    .map(({ statement }) => toFinding('overview', statement))
}

/** How well a sentence says what the company is; null where it does not. */
function overviewScore(
  { text, form, topic }: Statement,
  page: PageText,
  names: readonly string[],
): number | null {
  if (form !== 'sentence' || wordsIn(text) < 5 || text.length > SENTENCE.max || topic === 'openRoles')
    return null
  if (PERSONAL.test(text) || NO_SENTENCE.test(text) || CALL.test(text) || DENIED.test(text)) return null
  if (TOLD.some((field) => field === topic)) return null
  const says = saysWhatItIs(text, names)
  const cued = fieldOf(text, page.kind)
  if (cued !== null && (says !== 'surely' || ELSEWHERE.includes(cued))) return null
  if (says !== 'surely' && topic !== 'overview' && (page.kind !== 'home' || says === null || topic !== null))
    return null
  const year = /\b(?:1[89]|20)\d\d\b/.test(text) ? 1 : 0
  return (says === 'surely' ? 4 : says === 'perhaps' ? 3 : 2) + (topic === 'overview' ? 2 : 0) + year
}

/** Where no sentence says what the company is: the pages' description of themselves. */
function described(read: readonly ReadPage[]): Finding[] {
  return read.flatMap(({ asides }, index) =>
    asides
      .filter(({ field }) => field === 'description')
      .flatMap(({ start, end }) =>
        sentencesOf(slice(read, index, start, end))
          .filter(({ text }) => wordsIn(text) >= 5 && !CALL.test(text) && !NO_SENTENCE.test(text))
          .map((one) =>
            toFinding('overview', {
              page: index,
              text: one.text,
              start: start + one.start,
              end: start + one.end,
            }),
          ),
      ),
  )
}

const said = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fields beside the card, which may say again what the card says. */
const BESIDE: readonly ResearchField[] = [
  'sectors',
  'customers',
  'standards',
  'openRoles',
  'hiringProcess',
  'locations',
]

/** Each thing once, in the first field that claims it, and of each field no more than the card shows. */
export function kept(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  const counts = new Map<ResearchField, number>()
  return found.filter(({ field, text }) => {
    const plain = said(text)
    const max = RESEARCH_FIELDS.find(({ key }) => key === field)?.max ?? 0
    const count = counts.get(field) ?? 0
    const key = `${BESIDE.includes(field) ? field : 'card'} ${plain}`
    if (plain === '' || count >= max || seen.has(key)) return false
    seen.add(key)
    counts.set(field, count + 1)
    return true
  })
}
