import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { updateCompany } from '@/lib/company/service'
import { changeBriefByHand } from '@/lib/consultation/brief/service'
import { addHouseRule } from '@/lib/consultation/house-rules/service'
import { openSession } from '@/lib/consultation/session/service'
import { collectAnswer, startTurn as runTurn } from '@/lib/consultation/turn/run'
import { beginTurn } from '@/lib/consultation/turn/service'
import { INDUSTRIES, REASONS, SALARY_BANDS } from '@/lib/consultation/vacancy-builder/options'
import { saveAnswers } from '@/lib/consultation/vacancy-builder/service'
import { database, db } from '@/lib/db/client'
import { PERSONAL_TABLES } from '@/lib/db/personal-data.mjs'
import { QUOTAS, RESERVED_BYTES } from '@/lib/quotas/limits'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import type { ResearchReader } from '@/lib/research/reader-types'
import { decideItem, removeRun, researchDocument } from '@/lib/research/service'
import { env } from '@/lib/server/env'
import { editDraftLine, reviseSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { createCompany, createSession, startTurn } from '@/tests/api/support/seed'
import { countOutcomes, QUOTA_REFUSAL, readRefusals } from '@/tests/support/quotas'
import { createApprovedSpecification } from '@/tests/support/records'
import {
  COUNT_BYTES_SQL,
  COUNTED_COLUMNS,
  readStoredBytes,
  reserveAddressBytes,
  UNCOUNTED_TABLES,
} from './service'

const MIB = 1024 * 1024
const itOnce = it.runIf(!inject('databaseServer'))

const readCounter = async (companyId: string) => {
  const { storedBytes } = await db().company.findUniqueOrThrow({ where: { id: companyId } })
  return storedBytes === null ? null : Number(storedBytes)
}
const setCounter = (companyId: string, storedBytes: bigint | null) =>
  db().company.update({ where: { id: companyId }, data: { storedBytes } })
/** Text that PostgreSQL cannot compress much. */
const randomText = (length: number) =>
  Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID())
    .join('')
    .slice(0, length)

/** Stores a document of `bytes`, uncompressed. */
async function fillCompany(companyId: string, bytes: number) {
  const { id } = await db().researchRun.create({
    data: { companyId, kind: 'document', address: 'full.pdf', notices: [], engine: 'test' },
  })
  const storeUncompressed = (isOn: boolean) =>
    db().$executeRawUnsafe(
      `ALTER TABLE research_sources ALTER COLUMN text SET STORAGE ${isOn ? 'EXTERNAL' : 'EXTENDED'}`,
    )
  await storeUncompressed(true)
  await db().$executeRaw`INSERT INTO research_sources (id, run_id, position, address, text)
    VALUES (gen_random_uuid(), ${id}::uuid, 0, 'full.pdf', repeat('x', ${bytes}::int))`
  await storeUncompressed(false)
  return id
}

describe('bytes of a company', () => {
  it('counts every table that holds what belongs to a company', () => {
    const classified = [...Object.keys(COUNTED_COLUMNS), ...Object.keys(UNCOUNTED_TABLES)]
    expect(classified.sort()).toEqual(Object.keys(PERSONAL_TABLES).sort())
  })

  it('counts every column of free text in these tables', async () => {
    const { rows } = await database().pool.query(
      `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ANY($1) AND (data_type IN ('text', 'jsonb', 'ARRAY')
          OR character_maximum_length > 250 AND column_name <> 'address' AND column_name NOT IN ('email', 'website', 'title'))
        GROUP BY table_name`,
      [Object.keys(COUNTED_COLUMNS)],
    )
    for (const { table, columns } of rows)
      expect(COUNTED_COLUMNS[table]?.slice(1), table).toEqual(expect.arrayContaining(columns))
    expect(rows.length).toBeGreaterThan(8)
  })

  it('reads only the rows of the owner and the company, by indexes', async () => {
    const { companyId } = await createSession()
    const client = await database().pool.connect()
    const plans: string[] = []
    await client.query('BEGIN; SET LOCAL enable_seqscan = off')
    for (const text of [
      `UPDATE companies SET stored_bytes = stored_bytes + 1 WHERE id = '${companyId}' AND stored_bytes + 1 <= 9`,
      COUNT_BYTES_SQL.replaceAll('$1', `'${companyId}'`),
      `SELECT count(*) FROM companies WHERE owner_id = '${companyId}'`,
      `SELECT count(*) FROM consultation_sessions s JOIN companies c ON c.id = s.company_id WHERE c.owner_id = '${companyId}'`,
    ]) {
      const { rows } = await client.query(`EXPLAIN ${text}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    await client.query('ROLLBACK')
    client.release()
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/)
    expect(plans).toHaveLength(4)
  })

  // Long for what the consultant makes of the message, which no database changes. The next test stores as much on both kinds.
  itOnce('reserves at least what the calls of a whole consultation store', { timeout: 180_000 }, async () => {
    const { owner, companyId } = await createCompany()
    await updateCompany(owner, companyId, {
      industry: 'other',
      size: '1-10',
      description: randomText(8000),
    })
    const answers = {
      1: INDUSTRIES[0],
      2: 'Bridge engineer',
      3: REASONS[0],
      4: SALARY_BANDS[0],
      5: `Opens the ${randomText(300)} bridge`,
    }
    await saveAnswers(companyId, answers)
    await addHouseRule(companyId, { kind: 'tone', text: randomText(300) })
    const { sessionId } = await openSession(companyId, consultant)
    const message = `We need ${'Tekla, Revit, Welding, First aid, Abaqus, '.repeat(20)}and more. ${randomText(6000)}`
    const { events } = await runTurn(companyId, { message }, null, consultant)
    await collectAnswer(events)
    const fact = await db().briefFact.findFirstOrThrow({ where: { sessionId, state: 'active' } })
    await changeBriefByHand(
      { sessionId, companyId },
      { kind: 'edit', factId: fact.id, value: randomText(500) },
    )
    const stored = await readStoredBytes(db(), companyId)
    expect(stored).toBeGreaterThan(15_000)
    expect(await readCounter(companyId)).toBeGreaterThanOrEqual(stored)
  })

  it('reserves at least what readings, decisions and specifications store', async () => {
    const { owner, companyId, sessionId, specificationId } = await createApprovedSpecification()
    await researchDocument(companyId, DOCUMENT, longestReading)
    const item = await db().researchItem.findFirstOrThrow({ where: { companyId } })
    await decideItem(companyId, item.id, { decision: 'edited', text: randomText(RESEARCH_LIMITS.itemText) })
    const draftId = await reviseSpecification(owner, specificationId)
    const lines = Array.from({ length: 800 }, (_, index) => ({
      id: `line-${index}`,
      section: 'technical' as const,
      text: randomText(600),
      factIds: [],
      evidence: [],
    }))
    const content = { jobTitle: 'Engineer', companyName: 'N', companyDescription: null, lines }
    const newestId = await saveGeneratedDraft({ id: sessionId, companyId }, content)
    expect(newestId).not.toBe(draftId)
    await editDraftLine(owner, newestId, 'line-3', { text: randomText(600), revision: 0 })
    const stored = await readStoredBytes(db(), companyId)
    expect(stored).toBeGreaterThan(MIB)
    expect(await readCounter(companyId)).toBeGreaterThanOrEqual(stored)
  }, 180_000)

  it('counts what is stored when a company has no count yet, as after an upgrade', async () => {
    const { companyId, sessionId } = await createSession()
    await fillCompany(companyId, 3 * MIB)
    await setCounter(companyId, null)
    await startTurn(sessionId, 'Hello')
    const counter = await readCounter(companyId)
    expect(counter).toBeGreaterThan(3 * MIB)
    expect(counter).toBeLessThan(4 * MIB)
  })

  it('replaces what was reserved by what is stored before it refuses', async () => {
    const { companyId, sessionId } = await createSession()
    await setCounter(companyId, BigInt(QUOTAS.bytesPerCompany))
    await startTurn(sessionId, 'Hello')
    expect(await readCounter(companyId)).toBeLessThan(MIB)
  })

  it('refuses more than fits, stores nothing of it, and takes more once there is room', async () => {
    const { companyId, sessionId } = await createSession()
    const runId = await fillCompany(companyId, QUOTAS.bytesPerCompany)
    await setCounter(companyId, null)
    const refusal = await beginTurn(companyId, sessionId, 'Hello', null).catch((error) => error)
    expect(refusal).toMatchObject(QUOTA_REFUSAL)
    expect(refusal.message).toBe(
      'Your company has reached its 50 MB limit, so we couldn’t save this. Delete documents or rules you no longer need, or contact us.',
    )
    await expect(addHouseRule(companyId, { kind: 'tone', text: 'Calm' })).rejects.toMatchObject(QUOTA_REFUSAL)
    expect(await db().message.count({ where: { sessionId, role: 'user' } })).toBe(0)
    expect(await db().houseRule.count()).toBe(0)
    await removeRun(companyId, runId)
    await startTurn(sessionId, 'Hello')
  })

  it('are right when many calls store at the same time', async () => {
    const { companyId } = await createCompany()
    const room = 3
    await fillCompany(companyId, MIB)
    const reserved = QUOTAS.bytesPerCompany - room * (RESERVED_BYTES.text + 4 * 300)
    // As full as reservations make it, so that each call has to count.
    await fillCompany(companyId, reserved - (await readStoredBytes(db(), companyId)) - 2000)
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => addHouseRule(companyId, { kind: 'fact', text: randomText(300) })),
    )
    const { stored, refused } = countOutcomes(results)
    expect(stored + refused).toBe(8)
    expect(stored).toBeGreaterThanOrEqual(room)
    expect(await readStoredBytes(db(), companyId)).toBeLessThanOrEqual(QUOTAS.bytesPerCompany)
    expect(await readCounter(companyId)).toBeLessThanOrEqual(QUOTAS.bytesPerCompany)
  })

  it('loses no reservation of calls at the same time', async () => {
    const { companyId } = await createCompany()
    await setCounter(companyId, 0n)
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        addHouseRule(companyId, { kind: 'fact', text: `Rule ${index}` }),
      ),
    )
    expect(await readCounter(companyId)).toBe(8 * (RESERVED_BYTES.text + 4 * 'Rule 0'.length))
  })
})

const DOCUMENT = { name: 'about.pdf', text: 'About us', companyName: 'Northmoor' }
/** A document and what was found in it, as long as they may be. */
const longestReading: ResearchReader = {
  readWebsite: () => Promise.reject(new Error('not used')),
  readDocument: async () => ({
    engine: 'test',
    description: randomText(RESEARCH_LIMITS.description),
    notices: [],
    pages: Array.from({ length: RESEARCH_LIMITS.pages + 1 }, (_, index) => ({
      page: {
        address: `https://northmoor.example/${index}`,
        title: 'About',
        language: 'en',
        text: randomText(RESEARCH_LIMITS.sourceText),
      },
    })),
    findings: Array.from({ length: 120 }, () => ({
      page: 0,
      field: 'benefits' as const,
      text: randomText(RESEARCH_LIMITS.itemText),
      quote: randomText(RESEARCH_LIMITS.itemText),
    })),
    reason: null,
  }),
}

describe('bytes of an address in a day', () => {
  beforeEach(() => {
    env.RATE_LIMITS = 'on'
  })
  afterEach(() => {
    env.RATE_LIMITS = 'off'
  })
  const TEXT = 'x'.repeat(24_000)
  const CALLS = Math.floor(
    QUOTAS.bytesPerAddressAndDay / 1024 / Math.ceil((RESERVED_BYTES.text + 4 * 24_000) / 1024),
  )

  it('are limited for calls at the same time, with the time to wait', async () => {
    const { pool } = database()
    await reserveAddressBytes('203.0.113.7', 'text', TEXT)
    await pool.query(
      `UPDATE rate_limits SET points = points * ${CALLS - 5} WHERE key = 'storedBytes:203.0.113.7'`,
    )
    const before = await readRefusals('bytesPerAddressAndDay')
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, () => reserveAddressBytes('203.0.113.7', 'text', TEXT)),
    )
    expect(countOutcomes(results)).toEqual({ stored: 5, refused: 4 })
    expect(await readRefusals('bytesPerAddressAndDay')).toBe(before + 4)
    const refusal = await reserveAddressBytes('203.0.113.7', 'text', TEXT).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'rateLimited', reason: 'quota' })
    expect(refusal.retryAfter).toBeGreaterThan(23 * 3600)
    expect(refusal.message).toBe(
      'Your network has reached today’s storage limit, so we couldn’t save this. Please try again in 24 hours.',
    )
    await reserveAddressBytes('203.0.113.8', 'text', TEXT)
    await pool.query(`UPDATE rate_limits SET expire = 0 WHERE key = 'storedBytes:203.0.113.7'`)
    await reserveAddressBytes('203.0.113.7', 'text', TEXT)
  })

  it('allow an address far less than 20 GB', () => {
    expect(QUOTAS.bytesPerAddressAndDay).toBeLessThan(1024 * MIB)
    expect(CALLS).toBeGreaterThan(4000)
  })
})
