import 'server-only'
import { database } from '@/lib/db/client'
import { env } from '@/lib/server/env'
import { type FoundOwner, findOwner } from './owner'
import { findPerson, type Person, toPerson } from './person'
import { type Count, type Counter, prepareLimiter } from './rate-limiter'
import { hashToken } from './tokens'

export interface AdmissionRequest {
  /** Of the owner's cookie. */
  token: string | null
  /** Of the person's cookie. */
  personToken: string | null
  /** Whether the call is refused without an owner or a person. */
  needsCaller: boolean
  address: string
  counters: readonly Counter[]
  /** Counted only if no counter is past its limit, and the caller is known if the call needs that. */
  storage: (Counter & { subject: string; points: number }) | null
}

export interface Admission {
  owner: FoundOwner | null
  person: Person | null
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
person AS MATERIALIZED (SELECT p.id, p.email, s.id AS session_id, s.last_seen_at
  FROM person_sessions AS s JOIN people AS p ON p.id = s.person_id
  WHERE s.token_hash = $12 AND s.revoked_at IS NULL AND s.expires_at > now()),
rule AS MATERIALIZED (
  SELECT name || ':' || coalesce(subject, (SELECT id::text FROM owner), (SELECT id::text FROM person), $3) AS key, most, ms
  FROM unnest($4::text[], $5::text[], $6::int[], $7::bigint[]) AS given(name, subject, most, ms)),
counted AS (
  INSERT INTO rate_limits AS counter (key, points, expire) SELECT key, 1, $1::bigint + ms FROM rule ORDER BY key ${ON_CONFLICT}),
stored AS (
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT $8::text, $9::int, $1::bigint + $10::bigint
  WHERE $8 IS NOT NULL AND ($11 OR EXISTS (SELECT FROM owner) OR EXISTS (SELECT FROM person))
    AND NOT EXISTS (SELECT FROM counted JOIN rule USING (key) WHERE counted.points > rule.most)
  ${ON_CONFLICT})
SELECT key, points, expire, NULL AS id, NULL::timestamptz AS "lastSeenAt", NULL AS email, NULL AS "sessionId" FROM counted
UNION ALL SELECT key, points, expire, NULL, NULL, NULL, NULL FROM stored
UNION ALL SELECT NULL, NULL, NULL, id::text, last_seen_at, NULL, NULL FROM owner
UNION ALL SELECT NULL, NULL, NULL, id::text, last_seen_at, email, session_id::text FROM person`

interface Row {
  key: string | null
  points: number
  expire: string
  id: string
  lastSeenAt: Date
  /** Of a person. */
  email: string | null
  sessionId: string
}

/** Finds the owner and the person, and counts the call, in one statement: every call does both. Refuses nothing. */
export async function admitCall(request: AdmissionRequest): Promise<Admission> {
  const { token, personToken, address, counters, storage, needsCaller } = request
  if (env.RATE_LIMITS === 'off' || (counters.length === 0 && !storage))
    return {
      owner: token === null ? null : await findOwner(token),
      person: personToken === null ? null : await findPerson(personToken),
      counts: [],
      storage: null,
    }
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
      !needsCaller,
      personToken && hashToken(personToken),
    ],
  })
  const findCount = ({ name }: Counter): Count | null => {
    const row = rows.find(({ key }) => key?.startsWith(`${name}:`))
    return row ? { points: row.points, expire: Number(row.expire) } : null
  }
  const owner = rows.find(({ key, email }) => key === null && email === null)
  const person = rows.find(({ key, email }) => key === null && email !== null)
  return {
    owner: owner ? ({ id: owner.id, lastSeenAt: owner.lastSeenAt } as FoundOwner) : null,
    person: person ? toPerson(person) : null,
    counts: counters.flatMap((counter) => findCount(counter) ?? []),
    storage: storage && findCount(storage),
  }
}
