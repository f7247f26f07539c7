import { crawl } from '@/lib/ai/website-research/crawl'
import { findInsights } from '@/lib/ai/website-research/find'
import type { Finding } from '@/lib/ai/website-research/finding'
import { ResearchError } from '@/lib/research/research-error'
import type { ResearchNotice } from '@/lib/research/schema'
import { type FixtureSite, type FixtureWeb, listPages, readPage } from '@/tests/support/fixture-web'

export interface SiteResult {
  id: string
  about: string
  items: Finding[]
  failure: string | null
  missed: string[]
  /** Items with words that are not on the site, or with forbidden words. */
  invented: string[]
  misfiled: string[]
  /** Unexpected or missing notices and failures. */
  faults: string[]
  found: number
  expected: number
  ms: number
}

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
  const isFound = ({ field, any }: FixtureSite['expected'][number]) =>
    items.some(
      (item) =>
        [field].flat().includes(item.field) && any.some((part) => fold(item.text).includes(fold(part))),
    )
  const missed = site.expected.filter((fact) => !isFound(fact)).map(({ id }) => id)
  const kinds: string[] = notices.map(({ kind }) => kind)
  return {
    id: site.id,
    about: site.about,
    items,
    failure,
    missed,
    invented: findInventions(site, items, texts),
    misfiled: findMisfilings(site, items),
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

/** Only the letters, digits and currency signs of a text, whatever its markup. */
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

/** Everything the files of a site say, extracted independently of the reader under test. */
function readSiteTexts(site: FixtureSite): string[] {
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

function findInventions(site: FixtureSite, items: readonly Finding[], texts: readonly string[]): string[] {
  const siteTexts = readSiteTexts(site)
  return items.flatMap(({ field, page, text, start, end }) => {
    const quote = texts[page]?.slice(start, end) ?? ''
    const faults = [
      ...(siteTexts.some((siteText) => siteText.includes(fold(quote))) && quote !== ''
        ? []
        : ['not on the site']),
      ...(fold(quote).includes(fold(text)) ? [] : ['not in its quote']),
      ...site.forbidden.filter((word) => text.toLowerCase().includes(word.toLowerCase())),
    ]
    return faults.map((fault) => `${field}: ${text} (${fault})`)
  })
}

/** Shorter texts can be a place or figure that other facts name too, in characters. */
const MIN_DISTINCTIVE_LENGTH = 12

function findMisfilings(site: FixtureSite, items: readonly Finding[]): string[] {
  return items.flatMap(({ field, text }) => {
    const facts = site.expected.filter(
      (fact) =>
        fact.field !== 'openRoles' &&
        fact.any.some(
          (part) => fold(part).length >= MIN_DISTINCTIVE_LENGTH && fold(text).includes(fold(part)),
        ),
    )
    // A sentence that says where the company is can also say what it is.
    const isInPlace =
      facts.length === 0 || field === 'locations' || facts.some((fact) => [fact.field].flat().includes(field))
    return isInPlace ? [] : [`${field}: ${text}`]
  })
}

export function totalsOf(results: readonly SiteResult[]) {
  const sum = (count: (result: SiteResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const [found, expected] = [sum((result) => result.found), sum((result) => result.expected)]
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

/** A table with a row for each site, then every fault; with `details` also every item. */
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
