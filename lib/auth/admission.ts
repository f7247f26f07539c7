import 'server-only'
import { runStatement } from '@/lib/db/run-statement'
import { Prisma } from '@/lib/generated/prisma/client'
import { env } from '@/lib/server/env'
import { type FoundOwner, findOwner } from './owner'
import { findPerson, type Person, toPerson } from './person'
import { type Count, type Counter, prepareLimiter } from './rate-limiter'
import { hashToken } from './tokens'

const { sql } = Prisma

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

/** Only with the steps that this call needs. Keys as `rate-limiter-flexible` makes them, sorted so that two calls never wait for one another. */
function buildStatement({
  token,
  personToken,
  needsCaller,
  address,
  counters,
  storage,
}: AdmissionRequest): Prisma.Sql {
  const now = sql`${Date.now()}::bigint`
  const onConflict = sql`ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire <= ${now} THEN excluded.points ELSE counter.points + excluded.points END,
      expire = CASE WHEN counter.expire <= ${now} THEN excluded.expire ELSE counter.expire END
    RETURNING key, points, expire`
  const owner =
    token !== null &&
    sql`owner AS MATERIALIZED (SELECT id, last_seen_at FROM owners WHERE token_hash = ${hashToken(token)})`
  const person =
    personToken !== null &&
    sql`person AS MATERIALIZED (SELECT p.id, p.email, s.id AS session_id, s.last_seen_at
      FROM person_sessions AS s JOIN people AS p ON p.id = s.person_id
      WHERE s.token_hash = ${hashToken(personToken)} AND s.revoked_at IS NULL AND s.expires_at > now())`
  const names = [...(owner ? ['owner'] : []), ...(person ? ['person'] : [])].map(Prisma.raw)
  const callerId = Prisma.join([...names.map((name) => sql`(SELECT id::text FROM ${name})`), sql`${address}`])
  const rules = counters.map(({ name, rule, subject }) => {
    const key =
      subject === null ? sql`${`${name}:`} || coalesce(${callerId})` : sql`${`${name}:${subject}`}::text`
    return sql`(${key}, ${rule.points}::int, ${now} + ${rule.seconds * 1000}::bigint)`
  })
  const counted =
    rules.length > 0 &&
    sql`rule (key, most, expire) AS MATERIALIZED (VALUES ${Prisma.join(rules)}), counted AS (
      INSERT INTO rate_limits AS counter (key, points, expire) SELECT key, 1, expire FROM rule ORDER BY key ${onConflict})`
  const isKnown = sql`(${Prisma.join([sql`${!needsCaller}::boolean`, ...names.map((name) => sql`EXISTS (SELECT FROM ${name})`)], ' OR ')})`
  const isWithin = counted
    ? sql`NOT EXISTS (SELECT FROM counted JOIN rule USING (key) WHERE counted.points > rule.most)`
    : sql`true`
  const stored =
    storage !== null &&
    sql`stored AS (
      INSERT INTO rate_limits AS counter (key, points, expire)
      SELECT ${`${storage.name}:${storage.subject}`}, ${storage.points}::int, ${now} + ${storage.rule.seconds * 1000}::bigint
      WHERE ${isKnown} AND ${isWithin} ${onConflict})`
  const ofCount = sql`key, points, expire, NULL AS id, NULL::timestamptz AS "lastSeenAt", NULL AS email, NULL AS "sessionId"`
  const results = [
    counted && sql`SELECT ${ofCount} FROM counted`,
    stored && sql`SELECT ${ofCount} FROM stored`,
    owner && sql`SELECT NULL, NULL, NULL, id::text, last_seen_at, NULL, NULL FROM owner`,
    person && sql`SELECT NULL, NULL, NULL, id::text, last_seen_at, email, session_id::text FROM person`,
  ]
  const isUsed = (part: Prisma.Sql | false) => part !== false
  const steps = [owner, person, counted, stored].filter(isUsed)
  return sql`WITH ${Prisma.join(steps)} ${Prisma.join(results.filter(isUsed), ' UNION ALL ')}`
}

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
  const { token, personToken, counters, storage } = request
  if (env.RATE_LIMITS === 'off' || (counters.length === 0 && !storage))
    return {
      owner: token === null ? null : await findOwner(token),
      person: personToken === null ? null : await findPerson(personToken),
      counts: [],
      storage: null,
    }
  for (const { name, rule } of counters) prepareLimiter(name, rule)
  const rows = await runStatement<Row>(buildStatement(request))
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
