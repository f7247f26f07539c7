import { execFileSync } from 'node:child_process'
import { startApp } from '@/tests/support/app-server'

/**
 * Once for a run: builds the app where the build is older than the sources, and starts it on an empty folder, of which every server on an
 * embedded database gets a copy. Returns what throws that folder away.
 */
export default async function setup() {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' })
  const app = await startApp()
  await app.terminate()
  process.env.E2E_FOLDER = app.dataDir
  return () => app.stop()
}
