import { ensureBuilt } from '@/scripts/support/app-build.mjs'
import { writeLazyServer } from '@/tests/support/app-server'
import { NOT_OPTIMISED, prepareMigratedFolder } from '@/tests/support/migrated-folder'

/** Every server with an embedded database starts with a copy of one data folder. */
export default async function setup() {
  await ensureBuilt()
  process.env.E2E_SERVER = writeLazyServer()
  process.env.E2E_NODE_FLAG = NOT_OPTIMISED
  process.env.E2E_FOLDER = (await prepareMigratedFolder()).folder
}
