// Lighthouse scores of the public pages as a phone sees them, the median of five runs, next to a bare Next page on the same machine.
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { freePort } from '../../scripts/support/postgres.mjs'
import { Failure } from '../../scripts/support/project.mjs'
import { startBareNextApp } from '../support/bare-next-app.mjs'
import { publishJob } from '../support/publish-job.mjs'
import { printTable } from '../support/report.mjs'
import { withBrowser } from './browser.mjs'

/** The page of a job that is published first. */
const JOB = '/jobs/{slug}'

const PAGES = [
  '/',
  '/jobs',
  JOB,
  '/interest',
  '/contact',
  '/ai-consultation',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
  '/register',
  '/api-reference',
  '/email-preferences',
  '/admin/login',
]
/** Lighthouse takes SEO points off pages that search engines are asked to leave out. */
const UNLISTED_PAGES = ['/email-preferences', '/admin/login']
const RUNS = 5
/** Lowest scores, of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = Object.keys(GOALS)
const TIMINGS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
}

async function auditPage(launchBrowser, url) {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`, '--no-sandbox'])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (!result || result.lhr.runtimeError)
      throw new Failure(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const listLostPoints = (lhr) =>
  Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id))

/** `paths` are audited once, instead of all public pages. Returns the goals that were missed. */
export default function auditPages(load, paths) {
  return withBrowser(load, async (launchBrowser, app) => {
    const rows = []
    const missed = []
    const audit = async (name, url) => {
      const runs = []
      while (runs.length < (paths.length > 0 ? 1 : RUNS)) runs.push(await auditPage(launchBrowser, url))
      const lhr = runs.length > 1 ? computeMedianRun(runs) : runs[0]
      const scores = CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
      const timings = Object.values(TIMINGS).map((id) => Math.round(lhr.audits[id]?.numericValue ?? 0))
      const shift = (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
      rows.push([name, ...scores, ...timings, shift, listLostPoints(lhr).join(', ')])
      return scores
    }
    const bareApp = await startBareNextApp()
    await audit('a bare Next page', bareApp.url)
    bareApp.stop()
    const { ADMIN } = await load('tests/support/app-server.ts')
    const job = await publishJob(app.url, ADMIN)
    for (const path of paths.length > 0 ? paths : PAGES) {
      const scores = await audit(path, app.url + path.replace(JOB, job))
      for (const [index, category] of CATEGORIES.entries())
        if (scores[index] < GOALS[category] && !(category === 'seo' && UNLISTED_PAGES.includes(path)))
          missed.push(`${path} ${category} ${scores[index]}`)
    }
    const head = ['page', ...CATEGORIES, ...Object.keys(TIMINGS), 'CLS', 'points lost']
    printTable('Lighthouse, mobile', head, rows)
    return missed
  })
}
