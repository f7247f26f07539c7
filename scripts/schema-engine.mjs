// Prisma's schema engine as WebAssembly, on in-memory PGlite databases: `prisma migrate diff` without the native binary.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum as C,
  DriverAdapterError,
} from '@prisma/driver-adapter-utils'

const require = createRequire(import.meta.url)

const COLUMN_TYPES = {
  16: C.Boolean,
  18: C.Character,
  19: C.Text,
  20: C.Int64,
  21: C.Int32,
  23: C.Int32,
  25: C.Text,
  26: C.Int64,
  1000: C.BooleanArray,
  1002: C.CharacterArray,
  1003: C.TextArray,
  1005: C.Int32Array,
  1007: C.Int32Array,
  1009: C.TextArray,
  1043: C.Text,
  1184: C.DateTime,
}
const keepText = (value) => value
/** Values that the engine expects in another form than PGlite returns them, by PostgreSQL type id. */
const PARSERS = {
  18: keepText,
  20: keepText,
  26: keepText,
  1184: (value) => value.replace(' ', 'T').replace(/\+00$/, '+00:00'),
}
const ADAPTER_INFO = { provider: 'postgres', adapterName: 'schema-pglite' }

const openInMemory = () => PGlite.create({ extensions: { pg_trgm } })

function throwAdapterError(error) {
  if (!error?.code || !error?.severity) throw error
  const { code, severity, message, detail, column, hint } = error
  throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint })
}

/** The part of Prisma's SqlMigrationAwareDriverAdapterFactory that the schema engine calls. */
function createAdapterFactory() {
  const createAdapter = (db) => ({
    ...ADAPTER_INFO,
    async queryRaw({ sql, args }) {
      const options = { rowMode: 'array', parsers: PARSERS }
      const { fields, rows } = await db.query(sql, args, options).catch(throwAdapterError)
      return {
        columnNames: fields.map((field) => field.name),
        columnTypes: fields.map((field) => COLUMN_TYPES[field.dataTypeID] ?? C.Text),
        rows,
      }
    },
    async executeRaw({ sql, args }) {
      return (await db.query(sql, args).catch(throwAdapterError)).affectedRows ?? 0
    },
    async executeScript(script) {
      await db.exec(script).catch(throwAdapterError)
    },
    startTransaction() {
      throw new Error('The schema engine does not use transactions.')
    },
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
    dispose: () => db.close(),
  })
  const connect = async () => createAdapter(await openInMemory())
  return { ...ADAPTER_INFO, connect, connectToShadowDb: connect }
}

async function createEngine(files) {
  const glue = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = readFileSync(path.join(path.dirname(glue), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engine })
  engine.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const datamodels = files.map((file) => [file.path, file.content])
  return engine.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(createAdapterFactory()),
  )
}

function readMigrations(folder) {
  const lock = path.join(folder, 'migration_lock.toml')
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    baseDir: path.resolve(folder),
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: existsSync(lock) ? readFileSync(lock, 'utf8') : null },
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  }
}

/** The SQL from the migrations in `folder` to the file `schema`; empty when there is nothing to change. */
export async function createMigrationSql(folder, schema) {
  const files = [{ path: schema, content: readFileSync(schema, 'utf8') }]
  const engine = await createEngine(files)
  const { stdout, exitCode } = await engine.diff({
    from: { tag: 'migrations', ...readMigrations(folder) },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return exitCode === 0 ? '' : stdout
}
