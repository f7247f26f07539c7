import { beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '@/lib/mail/service'
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
const TEXT_WITH_NAME = `Ask ${REGISTRATION.contactName}`
const MESSAGE_WITH_NAME = `I am ${REGISTRATION.contactName}, ring ${REGISTRATION.phone}`

async function fillRemainingTables(companyId: string, sessionId: string) {
  const [runId, sourceId, factId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db().houseRule.create({ data: { companyId, kind: 'tone', text: TEXT_WITH_NAME } })
  const answers = {
    industry: 'Other',
    jobTitle: 'Engineer',
    reason: 'Growth',
    salaryBand: 'Any',
    success: TEXT_WITH_NAME,
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
    data: { id: sourceId, runId, position: 0, address: 'a.pdf', text: TEXT_WITH_NAME },
  })
  const item = {
    id: crypto.randomUUID(),
    companyId,
    sourceId,
    position: 0,
    text: TEXT_WITH_NAME,
    quote: TEXT_WITH_NAME,
  }
  await db().researchItem.create({ data: { ...item, field: 'benefits' } })
  const fact = {
    id: factId,
    sessionId,
    position: 0,
    topic: 'pay',
    value: '£55k',
    strength: 'must',
    audience: 'candidate',
    because: 'test',
  } as const
  await db().briefFact.create({ data: fact })
  await db().factEvidence.create({
    data: { factId, position: 0, kind: 'handEdit', reference: 'ada', start: 0, end: 4 },
  })
}

async function createDeletedRows() {
  const [subjectId, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const content = { id: subjectId, name: 'Jo Bloggs', email: email.toUpperCase(), search_text: '' }
  const deletedRows = [
    { tableName: 'contact_sales_requests', subjectId, content },
    { tableName: 'history_entries', subjectId, content: { text: TEXT_WITH_NAME } },
    { tableName: 'contact_sales_requests', subjectId: other, content: { email: 'else@elsewhere.example' } },
  ]
  await db().retentionBatch.create({
    data: { dueAt: new Date(), counts: {}, finishedAt: new Date(), deletedRows: { create: deletedRows } },
  })
}

async function createSavedViews() {
  const { id: administratorId } = await db().administrator.create({
    data: { username: 'ada', passwordHash: '-' },
    select: { id: true },
  })
  await db().savedView.createMany({
    data: [
      { administratorId, list: 'contacts', name: 'The person', query: { search: email.toUpperCase() } },
      {
        administratorId,
        list: 'contacts',
        name: 'Someone else',
        query: { search: 'else@elsewhere.example' },
      },
    ],
  })
}

async function createPeople(companyId: string) {
  for (const [address, role] of [
    [email, 'owner'],
    ['else@elsewhere.example', 'viewer'],
  ] as const) {
    const { id: personId } = await db().person.create({ data: { email: address }, select: { id: true } })
    await db().membership.create({ data: { personId, companyId, role } })
    const expiresAt = new Date()
    const session = { personId, address: '203.0.113.7', expiresAt }
    await db().personSession.create({ data: { ...session, tokenHash: `session ${address}` } })
    await db().invitation.create({ data: { companyId, email: address, role, expiresAt } })
    await db().joinRequest.create({ data: { companyId, personId } })
    await db().signInLink.create({ data: { tokenHash: `link ${address}`, email: address, expiresAt } })
  }
}

async function createShare(jobSpecificationId: string) {
  const { id: shareId } = await db().share.create({
    data: {
      jobSpecificationId,
      role: 'comment',
      email,
      madeBy: email,
      tokenHash: '0'.repeat(64),
      expiresAt: new Date(),
    },
    select: { id: true },
  })
  const approver = { position: 0, shareId, name: REGISTRATION.contactName, email }
  await db().approvalRound.create({
    data: {
      jobSpecificationId,
      inOrder: true,
      madeBy: email,
      isProved: true,
      approvers: { create: approver },
    },
  })
  const comment = { lineId: 'line-0', lineText: 'Tekla', kind: 'comment', text: TEXT_WITH_NAME } as const
  await db().lineComment.create({
    data: { jobSpecificationId, shareId, ...comment, authorName: REGISTRATION.contactName },
  })
}

/** Of the person's company one, and of another in the same kit. */
async function createInterviews(jobSpecificationId: string) {
  const { id: kitId } = await db().interviewKit.create({
    data: { jobSpecificationId, minutes: 60, items: [], madeFrom: {} },
    select: { id: true },
  })
  const { id: interviewerId } = await db().interviewer.create({
    data: { kitId, name: REGISTRATION.contactName, email, tokenHash: '1'.repeat(64), expiresAt: new Date() },
    select: { id: true },
  })
  const ratings = [{ itemId: 'i1', score: 3, note: TEXT_WITH_NAME }]
  await db().candidate.create({
    data: {
      kitId,
      label: `Jo (${email})`,
      scorecards: { create: { interviewerId, ratings, reason: TEXT_WITH_NAME } },
    },
  })
}

async function createJobInterests(vacancyId: string) {
  for (const address of [email.toUpperCase(), 'else@elsewhere.example']) {
    const cv = {
      name: 'CV.pdf',
      kind: 'pdf',
      size: 4,
      content: Uint8Array.from(Buffer.from('%PDF')),
    } as const
    const { id: interestId } = await db().jobInterest.create({
      data: { vacancyId, name: 'Jo', email: address, contentHash: '0'.repeat(64), cv: { create: cv } },
      select: { id: true },
    })
    await db().historyEntry.create({ data: { interestId, kind: 'note', text: 'Rang', by: 'ada' } })
  }
}

async function findNonEmptyTables() {
  const tables = await Promise.all(
    Object.keys(PERSONAL_TABLES).map(async (table) => {
      const { rows } = await query(`SELECT 1 FROM ${table} LIMIT 1`)
      return rows.length > 0 ? [table] : []
    }),
  )
  return tables.flat()
}

beforeEach(async () => {
  const { companyId, sessionId, specificationId } = await createApprovedSpecification()
  await fillRemainingTables(companyId, sessionId)
  await createShare(specificationId)
  await createInterviews(specificationId)
  await db().message.create({ data: { sessionId, position: 9, role: 'user', content: MESSAGE_WITH_NAME } })
  const contact = await createContact()
  await db().historyEntry.create({ data: { contactId: contact.id, kind: 'note', text: 'Rang', by: 'ada' } })
  await createRegistration()
  await createRegistration('else@elsewhere.example')
  await createDeletedRows()
  const data = { form: 'interest', name: 'Jo Bloggs', company: null } as const
  const notice = { kind: 'newEnquiry', data } as const
  await enqueueMail(
    db(),
    { ...notice, to: 'team@agency.example', about: email, dedupeKey: 'about the person' },
    { ...notice, data: { ...data, name: 'Else' }, to: 'else@elsewhere.example', dedupeKey: 'of another' },
  )
  await createSavedViews()
  await createPeople(companyId)
  const { id: approvalId } = await db().approval.findFirstOrThrow({ select: { id: true } })
  await db().publication.create({
    data: {
      vacancyId: sessionId,
      slug: 'bridge-engineer-x7k2pq9',
      showClient: false,
      closesOn: new Date(),
      publishedBy: 'ada',
      approvalId,
    },
  })
  await createJobInterests(sessionId)
})

async function readAllTables() {
  const texts = await Promise.all(
    Object.keys(PERSONAL_TABLES).map((table) =>
      query(`SELECT coalesce(json_agg(t)::text, '') AS text FROM ${table} AS t`),
    ),
  )
  return texts.map(({ rows }) => rows[0]?.text).join('\n')
}

it('classifies every table of the database', async () => {
  const { rows } = await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  const classified = [...Object.keys(PERSONAL_TABLES), ...Object.keys(NON_PERSONAL_TABLES)]
  expect(rows.map(({ name }) => name).sort()).toEqual(classified.sort())
})

it('exports all data of one person and none of another', async () => {
  const rowsByTable = await exportPersonalData(query, email)
  expect(Object.keys(rowsByTable)).toEqual(Object.keys(PERSONAL_TABLES))
  expect(rowsByTable.companies?.[0]).toMatchObject({ contact_name: 'Jo Bloggs', phone: REGISTRATION.phone })
  const text = JSON.stringify(rowsByTable)
  expect(text).not.toContain('elsewhere')
  expect(text).not.toContain('search_text')
  expect(await exportPersonalData(query, 'nobody@nowhere.example')).toEqual({})
})

it('keeps what an interviewer of another company scored, without a name and a working link', async () => {
  const candidate = await db().candidate.findFirstOrThrow({ select: { kitId: true } })
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000)
  await db().interviewer.create({
    data: {
      kitId: candidate.kitId,
      name: 'Ann Else',
      email: 'ann@elsewhere.example',
      tokenHash: '2'.repeat(64),
      expiresAt,
      scorecards: {
        create: {
          candidateId: (await db().candidate.findFirstOrThrow({ select: { id: true } })).id,
          ratings: [],
          reason: 'Steady.',
        },
      },
    },
  })
  const exported = await exportPersonalData(query, 'ann@elsewhere.example')
  expect([exported.interviewers?.length, exported.scorecards?.length]).toEqual([1, 1])
  await erasePersonalData(query, 'ann@elsewhere.example', 'keep')
  const kept = await db().interviewer.findFirstOrThrow({
    where: { tokenHash: '2'.repeat(64) },
    select: { name: true, email: true, revokedAt: true, scorecards: { select: { reason: true } } },
  })
  expect(kept).toMatchObject({ name: 'Erased', email: null, scorecards: [{ reason: 'Steady.' }] })
  expect(kept.revokedAt).not.toBeNull()
})

describe('erasePersonalData', () => {
  it('erases all data of the person and none of another', async () => {
    expect(await countContracts(query, email)).toBe(1)
    expect(await erasePersonalData(query, email, 'erase')).toEqual({
      companiesErased: 1,
      companiesMadeAnonymous: 0,
      accountsErased: 1,
      sharesErased: 1,
      candidatesErased: 1,
      contactsErased: 1,
      interestRegistrationsErased: 1,
      jobInterestsErased: 1,
      mailMessagesErased: 2,
      savedViewsErased: 1,
      deletedRowsErased: 2,
    })
    expect(await exportPersonalData(query, email)).toEqual({})
    const text = await readAllTables()
    expect(text).not.toMatch(/bloggs|northmoor/i)
    expect(text).toContain('else@elsewhere.example')
    expect(await db().owner.count()).toBe(0)
    expect(await findNonEmptyTables()).toEqual([
      'people',
      'person_sessions',
      'sign_in_links',
      'interest_registrations',
      'mail_messages',
      'saved_views',
      'deleted_rows',
    ])
  })

  it('replaces the person with bullets of the same length in approved work that is kept', async () => {
    await createSession()
    const [before] = await db().approval.findMany()
    expect(await erasePersonalData(query, email, 'keep')).toMatchObject({
      companiesErased: 1,
      companiesMadeAnonymous: 1,
    })
    expect(await readAllTables()).not.toMatch(/bloggs|jo@northmoor|567890/i)
    const message = await db().message.findFirstOrThrow({ where: { role: 'user' } })
    expect(message.content).toBe('I am •••••••••, ring ••••••••••••')
    const [after] = await db().approval.findMany()
    expect(after).toEqual({ ...before, approverName: 'Erased' })
  })
})
