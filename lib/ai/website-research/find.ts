import { setImmediate } from 'node:timers/promises'
import { RESEARCH_FIELDS, type ResearchField } from '@/lib/research/options'
import { fieldOfStatement, splitRewards } from './classify'
import { type Finding, textBetween, toFinding } from './finding'
import { chooseOverview, OVERVIEW_PAGES, type ScoredStatement, scoreOverview } from './overview'
import type { ReadPage } from './read'
import { statementsOf } from './sections'

/** Statements classified before other work of the server gets its turn. */
const BATCH_SIZE = 40

export async function findInsights(pages: readonly ReadPage[], companyName = ''): Promise<Finding[]> {
  const names = companyNames(pages, companyName)
  const findings: Finding[] = []
  const scored: ScoredStatement[] = []
  for (const [index, { page }] of pages.entries()) {
    for (const [count, statement] of statementsOf(page, index).entries()) {
      if (count % BATCH_SIZE === 0) await setImmediate()
      const field = fieldOfStatement(statement, page, names)
      if (field) for (const part of splitRewards(statement, field)) findings.push(toFinding(part.field, part))
      const score = scoreOverview(statement, page, names)
      if (score !== null) scored.push({ statement, ...score, pageRank: OVERVIEW_PAGES.indexOf(page.kind) })
    }
  }
  for (const [index, { asides }] of pages.entries())
    for (const { field, start, end } of asides)
      if (field !== 'description')
        findings.push(
          toFinding(field, { page: index, text: textBetween(pages, index, start, end), start, end }),
        )
  return removeDuplicates([...chooseOverview(pages, scored), ...findings])
}

const LEGAL_FORM = /[\s,]+(?:ltd|limited|plc|llp|inc|gmbh|ag|kg|co|cyf|cyfyngedig)\.?(?=$|\s)/gi

/** In lower case: as registered, as its pages name it, and the parts of page titles. */
function companyNames(pages: readonly ReadPage[], companyName: string): string[] {
  const titles = pages.flatMap(({ page }) => page.title?.split(/\s+[|–—:·-]\s+/) ?? [])
  const names = [companyName, ...pages.flatMap(({ page }) => page.names), ...titles]
  const plain = names.map((name) => name.toLowerCase().replaceAll('’', "'").replace(LEGAL_FORM, '').trim())
  // People say "Tessera" for "Tessera Systems".
  const firstWords = plain
    .map((name) => name.split(' ')[0] ?? '')
    .filter((word) => word.length > 4 && !COMMON_FIRST_WORD.test(word))
  return [...new Set([...plain, ...firstWords])].filter(
    (name) => name.length > 2 && name.split(' ').length <= 5 && !GENERIC_TITLE.test(name),
  )
}
const COMMON_FIRST_WORD =
  /^(?:about|where|there|these|those|their|every|other|first|after|british|national|united|general|working|careers|welcome|steel|panels)$/
const GENERIC_TITLE =
  /^(?:home|home page|about|about us|careers|jobs|news|welcome|contact|values|our values|benefits|products|services|join us|work with us)$/

const normaliseText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const FIELDS_BESIDE_CARD: readonly ResearchField[] = [
  'sectors',
  'customers',
  'standards',
  'openRoles',
  'hiringProcess',
  'locations',
]

/** The first field that has a text keeps it. No more of a field is kept than the card shows. */
export function removeDuplicates(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  const counts = new Map<ResearchField, number>()
  return findings.filter(({ field, text }) => {
    const plain = normaliseText(text)
    const max = RESEARCH_FIELDS.find(({ key }) => key === field)?.max ?? 0
    const count = counts.get(field) ?? 0
    const key = `${FIELDS_BESIDE_CARD.includes(field) ? field : 'card'} ${plain}`
    if (plain === '' || count >= max || seen.has(key)) return false
    seen.add(key)
    counts.set(field, count + 1)
    return true
  })
}
