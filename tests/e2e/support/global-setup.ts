import { ensureBuilt } from '@/scripts/support/app-build.mjs'
import { startApp } from '@/tests/support/app-server'

/** Creates an initial data folder, which every server with an embedded database copies. Returns the teardown function. */
export default async function setup() {
  await ensureBuilt()
  const app = await startApp()
  await app.terminate()
  process.env.E2E_FOLDER = app.dataDir
  return () => app.stop()
}
