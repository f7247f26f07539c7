import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, secondsSince } from '../../scripts/support/project.mjs'
import { printTable } from './report.mjs'

const CLAIM_LIMIT_MS = 120_000
const WAIT_LIMIT_MS = 30_000

export function createClaims() {
  const rows = []
  let failed = 0
  return {
    /** `prove` throws where the claim is false, and returns a detail for the table. */
    async verify(sentence, prove, { limitMs = CLAIM_LIMIT_MS } = {}) {
      const started = performance.now()
      const expiry = new AbortController()
      const expired = sleep(limitMs, undefined, { signal: expiry.signal }).then(() => {
        throw new Error(`no result after ${limitMs / 1000} s`)
      })
      try {
        const detail = (await Promise.race([prove(), expired])) ?? ''
        rows.push([sentence, 'passed', detail, secondsSince(started)])
        console.log(`  passed   ${sentence}${detail && `: ${detail}`} (${secondsSince(started)})`)
      } catch (error) {
        failed += 1
        rows.push([sentence, 'FAILED', error.message.split('\n')[0], secondsSince(started)])
        console.log(`  FAILED   ${sentence}\n${error.stack}`)
      } finally {
        expired.catch(() => {})
        expiry.abort()
      }
    },
    /** Notes a claim that cannot be tried on this machine. With CI=true it counts as failed. */
    skip(sentence, reason) {
      if (process.env.CI) failed += 1
      rows.push([sentence, 'skipped', reason, ''])
      console.log(`  skipped  ${sentence}: ${reason}`)
    },
    /** Throws Failure where a claim failed. */
    report() {
      printTable('Claims', ['claim', 'result', 'detail', 'time'], rows)
      if (failed > 0) throw new Failure(`${failed} of ${rows.length} claims failed.`)
    },
  }
}

/** Expects a 503 problem document that says when to retry and reveals no internals. */
export async function assertUnavailable(response) {
  const problem = await response.json()
  assert.equal(response.status, 503, `status ${response.status}: ${JSON.stringify(problem)}`)
  assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.equal(problem.status, 503)
  assert.ok(Number(response.headers.get('retry-after')) > 0, 'no Retry-After')
  assert.doesNotMatch(JSON.stringify(problem), /prisma|ECONN|postgres|pglite|select/i)
}

/** Returns the milliseconds waited. */
export async function waitUntil(description, condition) {
  const started = performance.now()
  while (!(await Promise.resolve(condition()).catch(() => false))) {
    if (performance.now() - started > WAIT_LIMIT_MS)
      throw new Error(`${description}: not within ${WAIT_LIMIT_MS / 1000} s`)
    await sleep(50)
  }
  return performance.now() - started
}

/** Returns the milliseconds waited. */
export const waitUntilReady = (origin) =>
  waitUntil('ready', async () => (await fetch(`${origin}/api/ready`)).ok)
