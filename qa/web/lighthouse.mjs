import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure } from '../../scripts/support/project.mjs'

const PAGES = [
  '/',
  '/interest',
  '/contact',
  '/ai-consultation',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
  '/register',
]
const RUNS = 5
/** Least score, of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = Object.keys(GOALS)

/** One run of Lighthouse as it sees a phone, in a browser of its own. `launch` starts one with further arguments. */
async function audit(launch, url) {
  const port = await freePort()
  const browser = await launch([`--remote-debugging-port=${port}`, '--no-sandbox'])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result || result.lhr.runtimeError) {
      throw new Failure(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** What costs points, by the audits' names. */
const lost = (lhr) =>
  Object.values(lhr.categories)
    .flatMap((category) => category.auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id))

/**
 * Prints Lighthouse's scores of the public pages: mobile, the median of five runs. The machine has to be quiet. `chosen` are pages to
 * look at instead, once each.
 */
export async function benchLighthouse(launch, app, chosen) {
  console.log(
    '\nLighthouse, mobile. Performance, accessibility, best practices, SEO; then FCP, LCP, TBT in ms, CLS',
  )
  for (const page of chosen.length > 0 ? chosen : PAGES) {
    const runs = []
    for (let run = chosen.length > 0 ? RUNS : 1; run <= RUNS; run++) {
      runs.push(await audit(launch, app.url + page))
    }
    const lhr = runs.length > 1 ? computeMedianRun(runs) : runs[0]
    const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const scores = CATEGORIES.map((category) => String(score(category)).padStart(5)).join('')
    const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
      .map((id) => String(Math.round(lhr.audits[id]?.numericValue ?? 0)).padStart(7))
      .join('')
    const shift = (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3).padStart(8)
    const missed = CATEGORIES.some((category) => score(category) < GOALS[category])
    console.log(
      `${page.padEnd(20)}${scores}${timings}${shift}  ${missed ? 'MISSED' : 'met'}  ${lost(lhr).join(', ')}`,
    )
  }
}
