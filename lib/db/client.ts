import 'server-only'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { connectEmbedded, connectServer, type Database } from './connect'

// One per process: survives hot reload and is shared by Next's module layers.
const shared = globalThis as { __database?: Database }

function connect(): Database {
  if (env.VITEST) throw new Error('Tests must set globalThis.__database before they import lib/db/client')
  if (env.NEXT_PHASE === 'phase-production-build') throw new Error('The database was opened during the build')
  return env.DATABASE_URL
    ? connectServer(env.DATABASE_URL, env.DATABASE_POOL)
    : connectEmbedded(path.join(env.DATA_DIR, 'pglite'))
}

/** Opened by the first call. Throws during `next build`. */
export function database(): Database {
  shared.__database ??= connect()
  return shared.__database
}

/** Inside a transaction use only the transaction's client. */
export const db = () => database().prisma

export type { Database }
