import { rmSync } from 'node:fs'
import { build } from '../../scripts/support/app-build.mjs'
import { whilePreparing } from '../../scripts/support/prepare-lock.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { startBareNextApp } from '../support/bare-next-app.mjs'
import { formatRatio } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'

export default async function benchBuild() {
  const bareApp = await startBareNextApp()
  bareApp.stop()
  const buildMs = await whilePreparing(async () => {
    rmSync(inProject('.next'), { recursive: true, force: true })
    const started = performance.now()
    await build({ quiet: true })
    return performance.now() - started
  })
  const row = [(buildMs / 1000).toFixed(1), (bareApp.buildMs / 1000).toFixed(1)]
  printTable(
    'Clean build',
    ['app, s', 'bare Next app, s', 'ratio'],
    [[...row, formatRatio(buildMs / bareApp.buildMs)]],
  )
}
