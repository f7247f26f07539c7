import { rmSync } from 'node:fs'
import { startBarePage } from '../support/bare-page.mjs'
import { table } from '../support/claims.mjs'
import { inProject } from '../../scripts/support/project.mjs'

/** A clean build of the app beside a clean one of a bare page. @param {(options: object) => Promise<void>} build */
export async function benchBuild(build) {
  const bare = await startBarePage()
  bare.stop()
  rmSync(inProject('.next'), { recursive: true, force: true })
  const started = performance.now()
  await build({ quiet: true })
  const ms = performance.now() - started
  const inSeconds = (value) => `${(value / 1000).toFixed(1)} s`
  const row = ['clean build', inSeconds(ms), inSeconds(bare.buildMs), (ms / bare.buildMs).toFixed(2)]
  console.log(`\n${table(['figure', 'app', 'bare Next page', 'ratio'], [row])}`)
}
