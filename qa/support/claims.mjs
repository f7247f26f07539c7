// A run of claims, each shown or not, told as a table that can be pasted.
import assert from 'node:assert/strict'
import { Failure } from '../../scripts/support/project.mjs'

/** No claim may hang: one that takes longer is not held. */
const CLAIM_MS = 120_000

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Rows as a Markdown table. @param {string[]} head @param {string[][]} rows */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** @returns a list to which claims are added as they are tried */
export function newClaims() {
  const rows = []
  const failed = []
  return {
    /** Tries a claim: `show` throws where it does not hold, and returns the figure that shows it. */
    async claim(sentence, show) {
      const started = performance.now()
      let timer
      const limit = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`nothing after ${seconds(CLAIM_MS)}`)), CLAIM_MS)
      })
      try {
        const figure = (await Promise.race([show(), limit])) ?? ''
        const took = seconds(performance.now() - started)
        rows.push([sentence, 'holds', figure, took])
        console.log(`  holds  ${sentence}: ${figure} (${took})`)
      } catch (error) {
        failed.push(sentence)
        rows.push([sentence, '**fails**', error.message.split('\n')[0], seconds(performance.now() - started)])
        console.log(`  FAILS  ${sentence}\n${error.stack}`)
      } finally {
        clearTimeout(timer)
      }
    },
    /** Notes a claim that cannot be tried here. With CI=true it counts as failed. */
    skip(sentence, why) {
      rows.push([sentence, 'not tried', why, ''])
      if (process.env.CI) failed.push(sentence)
      console.log(`  NOT TRIED  ${sentence}: ${why}`)
    },
    /** Prints the table. Throws Failure where a claim did not hold. */
    report() {
      console.log(`\n${table(['claim', '', 'figure', 'took'], rows)}\n`)
      if (failed.length) throw new Failure(`${failed.length} of ${rows.length} claims do not hold.`)
      console.log(`${rows.length} claims.`)
    },
  }
}

/** Checks that an answer is the problem document of a server that cannot serve just now, with the time to come back. */
export async function assertUnavailable(response) {
  const problem = await response.json()
  assert.equal(response.status, 503, `status ${response.status}: ${JSON.stringify(problem)}`)
  assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.equal(problem.status, 503)
  assert.ok(Number(response.headers.get('retry-after')) > 0, 'no Retry-After')
  assert.doesNotMatch(JSON.stringify(problem), /prisma|ECONN|postgres|pglite|select/i)
}

/** Tries until `work` returns something true, or throws after `ms`. @returns {Promise<number>} milliseconds it took */
export async function until(what, work, ms = 30_000) {
  const started = performance.now()
  for (;;) {
    if (await Promise.resolve(work()).catch(() => false)) return performance.now() - started
    if (performance.now() - started > ms) throw new Error(`${what}: not within ${seconds(ms)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
