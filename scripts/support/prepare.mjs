import { ensureBuilt, ensureClient } from './app-build.mjs'
import { ensureInstalled } from './install.mjs'
import { whilePreparing } from './serve.mjs'

/**
 * What a command for developers needs before it starts: the packages, those for tests too, the database client and, unless told
 * otherwise, the build. Throws Failure.
 * @param {{built?: boolean}} options built: whether the build is needed
 */
export const prepare = ({ built = true } = {}) =>
  whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
    if (built) await ensureBuilt()
  })
