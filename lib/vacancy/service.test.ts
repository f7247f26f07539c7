import { describe, expect, it, vi } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { readHistory } from '@/lib/audit/history/queries'
import type { Actor } from '@/lib/audit/schema'
import { updateCompany } from '@/lib/company/service'
import { openSession } from '@/lib/consultation/session/service'
import { database, db } from '@/lib/db/client'
import { getSpecification } from '@/lib/specification/queries'
import { approveSpecification, reviseSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { createCompany, createSession } from '@/tests/api/support/seed'
import { createApprovedSpecification, createDraftSpecification } from '@/tests/support/records'
import { countVacancies, getVacancy, listVacancies } from './queries'
import type { LaunchChange } from './schema'
import { addVacancyNote, setLaunchStatus } from './service'
import { getVacancyDetail } from './workspace/queries'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: null }
const HOUR = 3600 * 1000
const NOBODY = '0190f3a0-0000-7000-8000-000000000000'

const approve = (owner: Parameters<typeof approveSpecification>[0], specificationId: string) =>
  approveSpecification(owner, specificationId, { name: 'Jo Bloggs', acceptTerms: true, revision: 0 })
interface Approved {
  sessionId: string
  specificationId: string
}
const launch = (
  { sessionId, specificationId }: Approved,
  status: LaunchChange['status'],
  version: number | null = 0,
) => setLaunchStatus(sessionId, { specificationId, status, version }, ADA)
const list = async (query: Parameters<typeof listVacancies>[0] = {}) =>
  (await listVacancies(query)).vacancies.map(({ stage, jobTitle }) => [stage, jobTitle])

describe('listVacancies', () => {
  it('lists approved vacancies first, then those in progress, then registered companies', async () => {
    await createCompany()
    await createSession()
    const first = await createApprovedSpecification('Rail tester')
    await createDraftSpecification('Welder')
    await createApprovedSpecification('Bridge engineer')
    await db().vacancy.update({
      where: { id: first.sessionId },
      data: { at: new Date('2026-01-01T09:00:00Z') },
    })
    const all = [
      ['approved', 'Bridge engineer'],
      ['approved', 'Rail tester'],
      ['drafted', 'Welder'],
      ['talking', null],
      ['registered', null],
    ]
    expect(await list()).toEqual(all)
    const paged: unknown[] = []
    let cursor: string | undefined
    do {
      const { page } = await listVacancies({ size: 2, cursor })
      paged.push(...(await list({ size: 2, cursor })))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(paged).toEqual(all)
    expect(await list({ search: 'RAIL' })).toEqual([['approved', 'Rail tester']])
    expect(await list({ status: 'unapproved' })).toEqual(all.slice(2))
    const counts = { awaiting: 2, launched: 0, onHold: 0, overdue: 1, unapproved: 3 }
    expect(await countVacancies({})).toEqual({ counts, matching: 5, moreThan: [] })
    expect(await countVacancies({ status: 'awaiting' })).toEqual({ counts, matching: 2, moreThan: [] })
    expect(await countVacancies({ search: 'rail' })).toEqual({ counts, matching: 1, moreThan: [] })
    expect(await countVacancies({ search: 'NORTHMOOR', status: 'unapproved' })).toEqual({
      counts,
      matching: 3,
      moreThan: [],
    })
  })

  it('keeps to a range of days in UK time, by approval, start or registration', async () => {
    const { companyId } = await createCompany()
    await db().vacancy.createMany({
      data: [
        '2026-03-28T23:59:59Z',
        '2026-03-29T00:00:00Z',
        '2026-03-29T22:59:59Z',
        '2026-03-29T23:00:00Z',
      ].map((at) => ({ companyId, jobTitle: at.slice(8, 13), at: new Date(at) })),
    })
    const days = { from: '2026-03-29', to: '2026-03-29' }
    expect((await list(days)).map(([, title]) => title)).toEqual(['29T22', '29T00'])
    expect(await list({ ...days, search: '29T22' })).toEqual([['registered', '29T22']])
    expect((await countVacancies(days)).matching).toBe(2)
    expect((await countVacancies({ ...days, search: 'northmoor' })).matching).toBe(2)
  })

  it('finds vacancies by their current names', async () => {
    const { companyId, owner, sessionId, specificationId } = await createApprovedSpecification('Rail tester')
    const countMatches = async (search: string) => (await countVacancies({ search })).matching
    expect([
      await countMatches('rail t'),
      await countMatches('te'),
      await countMatches('il'),
      await countMatches('jo@north'),
      await countMatches('bloggs'),
    ]).toEqual([1, 1, 0, 1, 1])
    await db().company.update({ where: { id: companyId }, data: { name: 'Southmoor Tunnels' } })
    expect([await countMatches('northmoor bridges'), await countMatches('southmoor')]).toEqual([0, 1])
    const { content } = await getSpecification(owner, specificationId)
    await saveGeneratedDraft({ id: sessionId, companyId }, { ...content, jobTitle: 'Signal tester' })
    expect([await countMatches('rail'), await countMatches('signal')]).toEqual([0, 1])
    expect(await list({ search: 'signal' })).toEqual([['approved', 'Signal tester']])
  })

  it('lists the vacancy of a company that has only registered, until the company goes', async () => {
    const { owner, companyId } = await createCompany()
    expect(await list()).toEqual([['registered', null]])
    const details = { industry: 'other', size: '1-10', description: 'We mend bridges.' } as const
    await updateCompany(owner, companyId, { ...details, jobTitle: 'Welder' })
    expect(await list({ search: 'welder' })).toEqual([['registered', 'Welder']])
    await openSession(companyId, consultant)
    expect(await list({ search: 'welder' })).toEqual([['talking', 'Welder']])
    await db().company.delete({ where: { id: companyId } })
    expect(await list()).toEqual([])
  })

  it('finds a term in more vacancies than are looked up one by one', async () => {
    const { companyId } = await createCompany()
    await db().vacancy.createMany({
      data: Array.from({ length: 1200 }, (_, index) => ({ companyId, jobTitle: `Bridge fitter ${index}` })),
    })
    const { vacancies } = await listVacancies({ search: 'fitter', size: 20 })
    expect(vacancies).toHaveLength(20)
    expect((await countVacancies({ search: 'fitter' })).matching).toBe(1200)
    expect(
      (await listVacancies({ search: 'fitter 1199' })).vacancies.map(({ jobTitle }) => jobTitle),
    ).toEqual(['Bridge fitter 1199'])
    expect((await countVacancies({ search: 'fi' })).matching).toBe(1200)
  })

  it('reads vacancies from an index for every filter', async () => {
    const sent = vi.spyOn(database(), 'read')
    await listVacancies({})
    await listVacancies({ status: 'awaiting' })
    const queries = (sent.mock.calls as unknown as [string, unknown[]][]).filter(
      ([text]) => !text.includes('unnest'),
    )
    sent.mockRestore()
    const client = await database().pool.connect()
    const plans: string[] = []
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off')
    for (const [text, values] of queries) {
      const { rows } = await client.query(`EXPLAIN ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    await client.query('ROLLBACK')
    client.release()
    expect(plans).toHaveLength(5)
    for (const plan of plans) expect(plan).not.toMatch(/Sort|Seq Scan on vacancies/)
  })

  it('includes the approval and its launch deadline two hours later', async () => {
    const { sessionId, specificationId } = await createApprovedSpecification('Rail tester')
    const { vacancies } = await listVacancies({})
    const { approval } = vacancies[0] ?? {}
    expect(approval).toMatchObject({
      specificationId,
      version: 1,
      approverName: 'Jo Bloggs',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      launchStatus: 'awaiting',
      launchVersion: 0,
      launchChangedAt: null,
    })
    expect(Date.parse(approval?.launchBy ?? '') - Date.parse(approval?.approvedAt ?? '')).toBe(2 * HOUR)
    expect((await getVacancy(sessionId)).vacancy).toEqual(vacancies[0])
  })

  it('returns a vacancy in full, with the approved version and the sources of its lines', async () => {
    const { owner, sessionId, specificationId } = await createApprovedSpecification('Rail tester')
    const draftId = await reviseSpecification(owner, specificationId)
    const detail = await getVacancy(sessionId)
    expect(detail.versions.map(({ id, status }) => [id, status])).toEqual([
      [draftId, 'draft'],
      [specificationId, 'approved'],
    ])
    expect(detail.specification?.id).toBe(specificationId)
    expect((await getVacancy(sessionId, 2)).specification?.id).toBe(draftId)
    await expect(getVacancy(sessionId, 3)).rejects.toMatchObject({ code: 'notFound' })
    expect(detail.vacancy).toMatchObject({ stage: 'approved', specification: { id: draftId, version: 2 } })
    expect(detail.sources['companyForm:name']).toEqual({ text: 'Northmoor Bridges Ltd', saidAt: null })
    expect(detail.consultation?.messages).toHaveLength(1)
    await expect(getVacancy(NOBODY)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('setLaunchStatus', () => {
  it('changes a launch status from any to any, with a history and audit entry each', async () => {
    const approved = await createApprovedSpecification('Rail tester')
    const { sessionId } = approved
    await launch(approved, 'launched')
    await launch(approved, 'onHold', 1)
    const { approval } = (await getVacancy(sessionId)).vacancy
    expect(approval).toMatchObject({
      launchStatus: 'onHold',
      launchVersion: 2,
      launchChangedAt: expect.any(String),
    })
    expect((await readHistory({ vacancyId: sessionId })).map(({ from, to }) => [from, to])).toEqual([
      ['launched', 'onHold'],
      ['awaiting', 'launched'],
    ])
    expect(await db().auditEntry.findMany({ select: { action: true, target: true } })).toEqual([
      { action: 'vacancy.launch', target: `vacancy:${sessionId}` },
      { action: 'vacancy.launch', target: `vacancy:${sessionId}` },
    ])
    expect(await list({ status: 'onHold' })).toEqual([['approved', 'Rail tester']])
    expect(await list({ status: 'awaiting' })).toEqual([])
  })

  it('rejects a launch status change based on an old version', async () => {
    const approved = await createApprovedSpecification('Rail tester')
    await launch(approved, 'launched')
    await expect(launch(approved, 'onHold')).rejects.toMatchObject({ code: 'conflict' })
    await launch(approved, 'launched')
    await launch(approved, 'onHold', null)
    const { approval } = (await getVacancy(approved.sessionId)).vacancy
    expect(approval).toMatchObject({ launchStatus: 'onHold', launchVersion: 2 })
  })

  it('rejects a launch status for an approval that was superseded', async () => {
    const approved = await createApprovedSpecification('Rail tester')
    const { owner, sessionId, specificationId } = approved
    await launch(approved, 'launched')
    await approve(owner, await reviseSpecification(owner, specificationId))
    await expect(launch(approved, 'onHold', 1)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getVacancy(sessionId)).vacancy.approval).toMatchObject({
      version: 2,
      launchStatus: 'awaiting',
    })
    expect(await list()).toEqual([['approved', 'Rail tester']])
  })

  it('rejects a launch status without approval and a note on an unknown vacancy', async () => {
    const { sessionId } = await createDraftSpecification('Welder')
    const change = { status: 'launched' } as const
    await expect(setLaunchStatus(sessionId, change, ADA)).rejects.toMatchObject({ code: 'conflict' })
    const isMissing = { code: 'notFound' }
    await expect(setLaunchStatus(NOBODY, change, ADA)).rejects.toMatchObject(isMissing)
    await expect(addVacancyNote(NOBODY, { text: 'A note' }, ADA)).rejects.toMatchObject(isMissing)
  })

  it('shows a note for the client to the company, and emails it', async () => {
    const { owner, sessionId } = await createApprovedSpecification('Rail tester')
    await addVacancyNote(sessionId, { text: 'Only for us.' }, ADA)
    await addVacancyNote(sessionId, { text: 'Interviews begin.', forClient: true, day: '2026-12-03' }, ADA)
    await setLaunchStatus(sessionId, { status: 'closed' }, ADA)
    const { vacancy, notes, events } = await getVacancyDetail(owner, sessionId)
    expect(vacancy).toMatchObject({ state: 'closed', nextStep: 'none' })
    expect(notes).toMatchObject([{ text: 'Interviews begin.', day: '2026-12-03' }])
    expect(events[0]).toMatchObject({ kind: 'launch', launchStatus: 'closed' })
    const mail = await db().mailMessage.findMany({
      where: { kind: { in: ['vacancyNote', 'launchChanged'] } },
      orderBy: { createdAt: 'asc' },
    })
    expect(mail.map(({ kind, data }) => [kind, data])).toMatchObject([
      ['vacancyNote', { text: 'Interviews begin.', day: '2026-12-03' }],
      ['launchChanged', { status: 'closed' }],
    ])
  })

  it('adds a note to the history of a vacancy', async () => {
    const { sessionId } = await createApprovedSpecification('Rail tester')
    await addVacancyNote(sessionId, { text: 'Boards are booked.' }, ADA)
    expect((await getVacancy(sessionId)).history).toEqual([
      expect.objectContaining({ kind: 'note', by: 'ada', text: 'Boards are booked.' }),
    ])
  })
})
