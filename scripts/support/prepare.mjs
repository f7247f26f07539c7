import { ensureBuilt, ensureClient } from './app-build.mjs'
import { ensureInstalled } from './install.mjs'
import { whilePreparing } from './prepare-lock.mjs'

/** Installs, generates and, unless `built` is false, builds. Throws Failure. */
export const prepare = ({ built = true } = {}) =>
  whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
    if (built) await ensureBuilt()
  })
