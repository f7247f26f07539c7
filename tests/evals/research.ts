import { crawl } from '@/lib/ai/website-research/crawl'
import { findInsights } from '@/lib/ai/website-research/find'
import type { Finding } from '@/lib/ai/website-research/finding'
import { ResearchError } from '@/lib/research/research-error'
import type { ResearchNotice } from '@/lib/research/schema'
import { type FixtureSite, type FixtureWeb, listPages, readPage } from '@/tests/support/fixture-web'

/** What came of one site. */
export interface SiteResult {
  id: string
  about: string
  items: Finding[]
  failure: string | null
  missed: string[]
  /** Items whose words the site does not say, or that hold what may stand in none. */
  invented: string[]
  /** Items in a field to which what they say does not belong. */
  misfiled: string[]
  /** Notices and failures that are not as expected. */
  faults: string[]
  found: number
  expected: number
  ms: number
}

/** Researches a site of the fixture web with the built-in reader and marks what comes of it. */
export async function evaluate(site: FixtureSite, web: FixtureWeb): Promise<SiteResult> {
  const started = performance.now()
  let items: Finding[] = []
  let texts: string[] = []
  let notices: ResearchNotice[] = []
  let failure: string | null = null
  try {
    const read = await crawl(web.url(site.id), {
      userAgent: 'SpanwrightResearch/1.0 (+test)',
      robotName: 'SpanwrightResearch',
      allowHosts: web.allowHosts,
      resolve: web.resolve,
    })
    notices = read.notices
    items = await findInsights(read.pages, site.company)
    texts = read.pages.map(({ page }) => page.text)
    if (items.length === 0 && notices.some(({ kind }) => kind === 'javascript')) failure = 'javascript'
  } catch (error) {
    if (!(error instanceof ResearchError)) throw error
    failure = error.reason
  }
  const isHit = ({ field, any }: FixtureSite['expected'][number]) =>
    items.some(
      (item) =>
        [field].flat().includes(item.field) && any.some((part) => fold(item.text).includes(fold(part))),
    )
  const missed = site.expected.filter((fact) => !isHit(fact)).map(({ id }) => id)
  const kinds: string[] = notices.map(({ kind }) => kind)
  return {
    id: site.id,
    about: site.about,
    items,
    failure,
    missed,
    invented: inventions(site, items, texts),
    misfiled: misfilings(site, items),
    faults: [
      ...(failure === (site.failure ?? null) ? [] : [`failure: ${failure}`]),
      ...site.notices.filter((kind) => !kinds.includes(kind)).map((kind) => `no notice: ${kind}`),
      ...site.noNotices.filter((kind) => kinds.includes(kind)).map((kind) => `notice: ${kind}`),
    ],
    found: site.expected.length - missed.length,
    expected: site.expected.length,
    ms: performance.now() - started,
  }
}

/** Letters and figures alone, in one form: what is left of a text however it is marked up. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}£€$%]+/gu, '')
    .toLowerCase()

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
  ouml: 'ö',
  pound: '£',
}

/** Everything that the files of a site say, read by another road than the reader's own. */
function saidBy(site: FixtureSite): string[] {
  return listPages(site).map((file) =>
    fold(
      readPage(site, file)
        .replace(/\\[nt]/g, ' ')
        .replace(/<[^>]*\bcontent="([^"]*)"[^>]*>/g, ' $1 ')
        .replace(/<!--|-->/g, ' ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(?:#(x[\da-f]+|\d+)|(\w+));/gi, (_, code, name) =>
          code ? String.fromCodePoint(Number(code.replace(/^x/i, '0x'))) : (ENTITIES[name] ?? ' '),
        ),
    ),
  )
}

/** Words of an item that its source does not have, in their order, and forbidden words. */
function inventions(site: FixtureSite, items: readonly Finding[], texts: readonly string[]): string[] {
  const said = saidBy(site)
  return items.flatMap(({ field, page, text, start, end }) => {
    const quote = texts[page]?.slice(start, end) ?? ''
    const faults = [
      ...(said.some((one) => one.includes(fold(quote))) && quote !== '' ? [] : ['not on the site']),
      ...(fold(quote).includes(fold(text)) ? [] : ['not in its quote']),
      ...site.forbidden.filter((word) => text.toLowerCase().includes(word.toLowerCase())),
    ]
    return faults.map((fault) => `${field}: ${text} (${fault})`)
  })
}

/** Long enough to be the fact itself, and not a place or figure that other facts name as well. */
const TELLING = 12

/** Items that say an expected fact, and stand in none of the fields in which it belongs. */
function misfilings(site: FixtureSite, items: readonly Finding[]): string[] {
  return items.flatMap(({ field, text }) => {
    const facts = site.expected.filter(
      (fact) =>
        fact.field !== 'openRoles' &&
        fact.any.some((part) => fold(part).length >= TELLING && fold(text).includes(fold(part))),
    )
    // A sentence that says where the company is may say what it is as well.
    const isAtHome =
      facts.length === 0 || field === 'locations' || facts.some((fact) => [fact.field].flat().includes(field))
    return isAtHome ? [] : [`${field}: ${text}`]
  })
}

/** The sums over all sites of a run. */
export function totalsOf(results: readonly SiteResult[]) {
  const sum = (count: (result: SiteResult) => number) => results.reduce((total, one) => total + count(one), 0)
  const [found, expected] = [sum((one) => one.found), sum((one) => one.expected)]
  return {
    found,
    expected,
    recall: expected === 0 ? 1 : found / expected,
    items: sum(({ items }) => items.length),
    invented: sum(({ invented }) => invented.length),
    misfiled: sum(({ misfiled }) => misfiled.length),
    faults: sum(({ faults }) => faults.length),
    ms: sum(({ ms }) => ms),
  }
}

/** A table with a row for each site, then everything that went wrong; with `details` every item too. */
export function formatResults(results: readonly SiteResult[], details = false): string {
  const totals = totalsOf(results)
  const width = Math.max(...results.map(({ id }) => id.length), 10)
  const row = (first: string, ...cells: (string | number)[]) =>
    [first.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  const rows = [
    row('site', 'found', 'expected', 'items', 'invented', 'misfiled', 'ms'),
    ...results.map(({ id, found, expected, items, invented, misfiled, ms }) =>
      row(id, found, expected, items.length, invented.length, misfiled.length, ms.toFixed(0)),
    ),
    row(
      `${results.length} sites`,
      totals.found,
      totals.expected,
      totals.items,
      totals.invented,
      totals.misfiled,
      totals.ms.toFixed(0),
    ),
  ]
  const notes = results.flatMap(({ id, missed, invented, misfiled, faults, items }) => [
    ...missed.map((fact) => `  ${id}  missed    ${fact}`),
    ...invented.map((item) => `  ${id}  invented  ${item}`),
    ...misfiled.map((item) => `  ${id}  misfiled  ${item}`),
    ...faults.map((fault) => `  ${id}  ${fault}`),
    ...(details ? items.map((item) => `  ${id}  ${item.field.padEnd(20)} ${item.text}`) : []),
  ])
  return [...rows, `recall ${totals.recall.toFixed(3)}`, ...notes].join('\n')
}
