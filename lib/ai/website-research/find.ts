import { setImmediate } from 'node:timers/promises'
import { RESEARCH_FIELDS, type ResearchField } from '@/lib/research/options'
import { type Finding, slice, toFinding } from './finding'
import { OVERVIEW_PAGES, overview, overviewScore, type Scored } from './overview'
import { partsOf, placeOf } from './place'
import type { ReadPage } from './read'
import { statementsOf } from './sections'

/** Statements judged before other work gets its turn. */
const AT_ONCE = 40

/** What the built-in reader finds on the pages of one company: sentences and entries of lists, each where its cue or heading puts it. */
export async function findInsights(read: readonly ReadPage[], companyName = ''): Promise<Finding[]> {
  const names = namesOf(read, companyName)
  const found: Finding[] = []
  const scored: Scored[] = []
  for (const [index, { page }] of read.entries()) {
    for (const [at, statement] of statementsOf(page, index).entries()) {
      if (at % AT_ONCE === 0) await setImmediate()
      const field = placeOf(statement, page, names)
      if (field) for (const part of partsOf(statement, field)) found.push(toFinding(part.field, part))
      const score = overviewScore(statement, page, names)
      if (score !== null) scored.push({ statement, ...score, place: OVERVIEW_PAGES.indexOf(page.kind) })
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
