import pg from 'pg'

export function databaseUrlOn(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}

/** Runs statements in order, without a transaction, on the database at `url`. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function readSql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
