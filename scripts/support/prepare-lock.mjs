import { FolderInUseError, lockFolder } from '../../lib/db/folder-lock.mjs'
import { Failure, inProject } from './project.mjs'

const WAIT_LIMIT_MS = 15 * 60_000

/** Waits for another command that installs or builds in this folder. Throws Failure after 15 minutes. */
export async function whilePreparing(work, folder = inProject('.prepare')) {
  const unlock = await lockFolder(folder, { waitMs: 0 }).catch((error) => waitForLock(folder, error))
  try {
    return await work()
  } finally {
    unlock()
  }
}

async function waitForLock(folder, error) {
  if (!(error instanceof FolderInUseError)) throw error
  console.log(`Waiting for ${error.holder}, which is preparing this folder.`)
  return lockFolder(folder, { waitMs: WAIT_LIMIT_MS }).catch((stillInUse) => {
    throw new Failure(
      `${stillInUse.holder} has been preparing this folder for 15 minutes. Stop it, then try again.`,
    )
  })
}
