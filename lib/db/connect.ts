import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { log } from '@/lib/server/log'
import { requireDiskSpace } from './disk-space'
import { IN_MEMORY, openEmbedded } from './embedded'
import { renewOverdueLock } from './folder-lock.mjs'
import { migrate } from './migrate.mjs'
import { PGliteStream } from './pglite-stream'
import { recordPoolMetrics } from './pool-metrics'
import { createStatementNamer } from './statement-names'
import { type Copy, createEmbeddedRead, createServerRead, type Read } from './stoppable-read'
import { vacuumChangedTables } from './vacuum'

/** Nothing is opened before the first query or `migrate`. */
export interface Database {
  engine: 'embedded' | 'server'
  prisma: PrismaClient
  pool: pg.Pool
  /** Empty on a server: see createStatementNamer. */
  nameStatement: (statement: { sql: string }) => string
  /** For reading that can take long: unlike a query of the pool it can be stopped. */
  read: Read
  /** Null on the embedded database. */
  copy: Copy | null
  migrate(): Promise<void>
  close(): Promise<void>
}

/** In the project, and next to the server of a standalone build. */
const MIGRATIONS_FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations')

const VACUUM_INTERVAL_MS = 60_000

/** Milliseconds; Prisma's default of two seconds is too short for a burst. */
const TRANSACTION_OPTIONS = { maxWait: 10_000 }

/** Milliseconds after which the server ends a statement, a wait for a lock, and a transaction in which nothing happens. */
const SESSION_LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
}
/** Whatever the server or the role sets: a migration takes as long as it takes. */
const NO_SESSION_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
/** Longer than a statement may take, for a server that does not respond. */
const QUERY_TIMEOUT_MS = 15_000

/** adapter-pg drops the offset of timestamptz values: the session must be UTC. */
function toSessionOptions(url: string, limits: Record<string, number>) {
  const settings = Object.entries({ TimeZone: 'UTC', ...limits })
  return {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  }
}

export function connectServer(url: string, poolSize: number): Database {
  const session = toSessionOptions(url, SESSION_LIMITS)
  const pool = new pg.Pool({ ...session, max: poolSize, query_timeout: QUERY_TIMEOUT_MS })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  recordPoolMetrics(pool)
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS })
  const stoppable = createServerRead(pool, session)
  return {
    engine: 'server',
    prisma,
    pool,
    nameStatement: () => '',
    read: stoppable.read,
    copy: stoppable.copy,
    migrate: async () => {
      // A separate session without limits; its advisory lock ends with it.
      const client = new pg.Client(toSessionOptions(url, NO_SESSION_LIMITS))
      client.on('error', (error) => log.warn({ err: error }, 'the migration connection was lost'))
      try {
        await client.connect()
        const applied = await migrate(client, MIGRATIONS_FOLDER)
        if (applied.length) log.info({ applied }, 'migrations applied')
      } finally {
        await client.end()
      }
    },
    close: async () => {
      await prisma.$disconnect()
      await Promise.all([pool.end(), stoppable.close()])
    },
  }
}

/** Runs in this process. `template` is a dump to start from. */
export function connectEmbedded(folder: string, template?: Blob): Database {
  let opening: Promise<PGlite> | undefined
  const check = () => {
    if (folder === IN_MEMORY) return
    renewOverdueLock(folder)
    requireDiskSpace(folder)
  }
  const open = async () => {
    check()
    opening ??= openEmbedded(folder, MIGRATIONS_FOLDER, template).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PGliteStream(open, check) as never,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database connection was lost'))
  recordPoolMetrics(pool)
  const nameStatement = createStatementNamer()
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameStatement }),
    transactionOptions: TRANSACTION_OPTIONS,
  })
  const vacuumTimer = setInterval(() => {
    if (opening)
      vacuumChangedTables(pool).catch((error) => log.error({ err: error }, 'vacuuming the database failed'))
  }, VACUUM_INTERVAL_MS)
  vacuumTimer.unref()
  return {
    engine: 'embedded',
    prisma,
    pool,
    nameStatement,
    read: createEmbeddedRead(pool),
    copy: null,
    migrate: async () => {
      await open()
    },
    close: async () => {
      clearInterval(vacuumTimer)
      await prisma.$disconnect()
      await pool.end()
      await (await opening)?.close()
    },
  }
}
