import { beforeEach, describe, expect, it } from 'vitest'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { createSession, REGISTRATION } from '../../tests/api/support/seed'
import { database, db } from './client'
import {
  countContracts,
  erasePersonalData,
  exportPersonalData,
  NON_PERSONAL_TABLES,
  PERSONAL_TABLES,
} from './personal-data.mjs'
import type { Query } from './retention.mjs'

const query: Query = (sql, params) => database().pool.query(sql, params)
const { email } = REGISTRATION
/** As the company's own texts may have it. */
const NAMED = `Ask ${REGISTRATION.contactName}`
const SAID = `I am ${REGISTRATION.contactName}, ring ${REGISTRATION.phone}`

/** A row of the person's in every table that `newApproved` leaves empty. */
async function fillRest(companyId: string, sessionId: string) {
  const [runId, sourceId, factId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db().houseRule.create({ data: { companyId, kind: 'tone', text: NAMED } })
  const answers = {
    industry: 'Other',
    jobTitle: 'Engineer',
    reason: 'Growth',
    salaryBand: 'Any',
    success: NAMED,
  }
  await db().vacancyDraft.create({ data: { companyId, sessionId, ...answers } })
  const run = {
    id: runId,
    companyId,
    kind: 'document',
    address: 'a.pdf',
    notices: [],
    engine: 'test',
  } as const
  await db().researchRun.create({ data: run })
  await db().researchSource.create({
    data: { id: sourceId, runId, position: 0, address: 'a.pdf', text: NAMED },
  })
  const item = { id: crypto.randomUUID(), companyId, sourceId, position: 0, text: NAMED, quote: NAMED }
  await db().researchItem.create({ data: { ...item, field: 'benefits' } })
  const fact = { id: factId, sessionId, position: 0, topic: 'pay', value: '£55k', strength: 'must' } as const
  await db().briefFact.create({ data: fact })
  await db().factEvidence.create({
    data: { factId, position: 0, kind: 'handEdit', reference: 'ada', start: 0, end: 4 },
  })
}

/** Tables that hold a row of anybody's. */
async function tablesInUse() {
  const counted = await Promise.all(
    Object.keys(PERSONAL_TABLES).map(async (table) => {
      const { rows } = await query(`SELECT 1 FROM ${table} LIMIT 1`)
      return rows.length > 0 ? [table] : []
    }),
  )
  return counted.flat()
}

beforeEach(async () => {
  const { companyId, sessionId } = await createApprovedSpecification()
  await fillRest(companyId, sessionId)
  await db().message.create({ data: { sessionId, position: 9, role: 'user', content: SAID } })
  const contact = await createContact()
  await db().historyEntry.create({ data: { contactId: contact.id, kind: 'note', text: 'Rang', by: 'ada' } })
  await createRegistration()
  await createRegistration('else@elsewhere.example')
})

/** All that is stored, as text. */
async function everything() {
  const texts = await Promise.all(
    Object.keys(PERSONAL_TABLES).map((table) =>
      query(`SELECT coalesce(json_agg(t)::text, '') AS text FROM ${table} AS t`),
    ),
  )
  return texts.map(({ rows }) => rows[0]?.text).join('\n')
}

it('knows every table of the database', async () => {
  const { rows } = await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  const known = [...Object.keys(PERSONAL_TABLES), ...Object.keys(NON_PERSONAL_TABLES)]
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})

it('reads all that is stored of a person, and nothing of another', async () => {
  const found = await exportPersonalData(query, email)
  expect(Object.keys(found)).toEqual(Object.keys(PERSONAL_TABLES))
  expect(found.companies?.[0]).toMatchObject({ contact_name: 'Jo Bloggs', phone: REGISTRATION.phone })
  const text = JSON.stringify(found)
  expect(text).not.toContain('elsewhere')
  expect(text).not.toContain('search_text')
  expect(await exportPersonalData(query, 'nobody@nowhere.example')).toEqual({})
})

describe('an erasure', () => {
  it('leaves no trace of the person, and leaves others alone', async () => {
    expect(await countContracts(query, email)).toBe(1)
    expect(await erasePersonalData(query, email, 'erase')).toEqual({
      companiesErased: 1,
      companiesMadeAnonymous: 0,
      contactsErased: 1,
      interestRegistrationsErased: 1,
    })
    expect(await exportPersonalData(query, email)).toEqual({})
    const left = await everything()
    expect(left).not.toMatch(/bloggs|northmoor/i)
    expect(left).toContain('else@elsewhere.example')
    expect(await db().owner.count()).toBe(0)
    expect(await tablesInUse()).toEqual(['interest_registrations'])
  })

  it('takes the person out of approved work that stays, sign for sign', async () => {
    await createSession()
    const [before] = await db().approval.findMany()
    expect(await erasePersonalData(query, email, 'keep')).toMatchObject({
      companiesErased: 1,
      companiesMadeAnonymous: 1,
    })
    expect(await everything()).not.toMatch(/bloggs|jo@northmoor|567890/i)
    const message = await db().message.findFirstOrThrow({ where: { role: 'user' } })
    expect(message.content).toBe('I am •••••••••, ring ••••••••••••')
    const [after] = await db().approval.findMany()
    expect(after).toEqual({ ...before, approverName: 'Erased' })
  })
})
