import 'server-only'
import { database } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { type FoundOwner, findOwner } from './owner'
import { type Count, type Counter, prepareLimiter } from './rate-limiter'
import { hashToken } from './tokens'

export interface AdmissionRequest {
  /** Of the owner's cookie. */
  token: string | null
  /** Whether the call is refused without an owner. */
  needsOwner: boolean
  address: string
  counters: readonly Counter[]
  /** Counted only if no counter is past its limit, and the owner is there if the call needs one. */
  storage: (Counter & { subject: string; points: number }) | null
}

export interface Admission {
  owner: FoundOwner | null
  /** In the order of the counters. Empty while rate limits are off. */
  counts: Count[]
  storage: Count | null
}

const ON_CONFLICT = `ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counter.expire <= $1 THEN excluded.points ELSE counter.points + excluded.points END,
    expire = CASE WHEN counter.expire <= $1 THEN excluded.expire ELSE counter.expire END
  RETURNING key, points, expire`

/** Keys as `rate-limiter-flexible` makes them. Sorted, so that two calls never wait for one another. */
const SQL = `WITH owner AS MATERIALIZED (SELECT id, last_seen_at FROM owners WHERE token_hash = $2),
rule AS MATERIALIZED (
  SELECT name || ':' || coalesce(subject, (SELECT id::text FROM owner), $3) AS key, most, ms
  FROM unnest($4::text[], $5::text[], $6::int[], $7::bigint[]) AS given(name, subject, most, ms)),
counted AS (
  INSERT INTO rate_limits AS counter (key, points, expire) SELECT key, 1, $1::bigint + ms FROM rule ORDER BY key ${ON_CONFLICT}),
stored AS (
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT $8::text, $9::int, $1::bigint + $10::bigint
  WHERE $8 IS NOT NULL AND ($11 OR EXISTS (SELECT FROM owner))
    AND NOT EXISTS (SELECT FROM counted JOIN rule USING (key) WHERE counted.points > rule.most)
  ${ON_CONFLICT})
SELECT key, points, expire, NULL AS id, NULL::timestamptz AS "lastSeenAt" FROM counted
UNION ALL SELECT key, points, expire, NULL, NULL FROM stored
UNION ALL SELECT NULL, NULL, NULL, id::text, last_seen_at FROM owner`

interface Row {
  key: string | null
  points: number
  expire: string
  id: string
  lastSeenAt: Date
}

/** Finds the owner and counts the call, in one statement: every call does both. Refuses nothing. */
export async function admitCall(request: AdmissionRequest): Promise<Admission> {
  const { token, address, counters, storage, needsOwner } = request
  if (env.RATE_LIMITS === 'off' || (counters.length === 0 && !storage))
    return { owner: token === null ? null : await findOwner(token), counts: [], storage: null }
  for (const { name, rule } of counters) prepareLimiter(name, rule)
  const { engine, pool } = database()
  const { rows } = await pool.query<Row>({
    // Prepared: see createStatementNamer.
    ...(engine === 'embedded' && { name: 'admission' }),
    text: SQL,
    values: [
      Date.now(),
      token && hashToken(token),
      address,
      counters.map(({ name }) => name),
      counters.map(({ subject }) => subject),
      counters.map(({ rule }) => rule.points),
      counters.map(({ rule }) => rule.seconds * 1000),
      storage && `${storage.name}:${storage.subject}`,
      storage?.points ?? 0,
      (storage?.rule.seconds ?? 0) * 1000,
      !needsOwner,
    ],
  })
  const findCount = ({ name }: Counter): Count | null => {
    const row = rows.find(({ key }) => key?.startsWith(`${name}:`))
    return row ? { points: row.points, expire: Number(row.expire) } : null
  }
  const owner = rows.find(({ key }) => key === null)
  return {
    owner: owner ? ({ id: owner.id, lastSeenAt: owner.lastSeenAt } as FoundOwner) : null,
    counts: counters.flatMap((counter) => findCount(counter) ?? []),
    storage: storage && findCount(storage),
  }
}
