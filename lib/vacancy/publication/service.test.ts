import { describe, expect, it } from 'vitest'
import { addDays, endOfDay, ukDay } from '@/lib/advert/days'
import type { Actor } from '@/lib/audit/schema'
import { db } from '@/lib/db/client'
import { getSpecification } from '@/lib/specification/queries'
import { approveSpecification, editDraftLine, reviseSpecification } from '@/lib/specification/service'
import { setLaunchStatus } from '@/lib/vacancy/service'
import { createApprovedSpecification, createDraftSpecification } from '@/tests/support/records'
import { findJob, getPublication, listJobs } from './queries'
import { closePublication, publishVacancy } from './service'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: null }
const NOW = new Date()
const CHOICES = {
  showClient: false,
  applyBy: 'form',
  closesOn: null,
  town: null,
  postcode: null,
  reason: null,
} as const
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

async function publish(choices: Partial<Parameters<typeof publishVacancy>[1]> = {}) {
  const specification = await createApprovedSpecification()
  const publication = await publishVacancy(specification.sessionId, { ...CHOICES, ...choices }, ADA)
  return { ...specification, vacancyId: specification.sessionId, publication }
}

describe('publishVacancy', () => {
  it('opens the page for 28 days, marks the vacancy as live and records both', async () => {
    const { vacancyId, publication } = await publish()
    expect(publication).toMatchObject({
      state: 'open',
      closesOn: addDays(ukDay(NOW), 28),
      url: `/jobs/${publication.slug}`,
      publishedBy: 'ada',
    })
    expect(publication.slug).toMatch(/^bridge-engineer-leeds-[a-z0-9]{7}$/)
    const job = await findJob(publication.slug)
    expect(job).toMatchObject({ state: 'open', advert: { title: 'Bridge engineer', employer: null } })
    expect(await db().vacancy.findUniqueOrThrow({ where: { id: vacancyId } })).toMatchObject({
      state: 'live',
    })
    const entries = await db().auditEntry.findMany({ where: { target: `vacancy:${vacancyId}` } })
    expect(entries.map(({ action }) => action).sort()).toEqual(['publication.opened', 'vacancy.launch'])
    const approval = await db().approval.findFirstOrThrow()
    expect(await db().publication.findFirstOrThrow()).toMatchObject({ approvalId: approval.id })
  })

  it('rejects a vacancy without an approval, with the red item', async () => {
    const { sessionId } = await createDraftSpecification()
    await expect(publishVacancy(sessionId, CHOICES, ADA)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'authority', message: 'The client hasn’t approved a specification yet.' }],
    })
    expect(await getPublication(sessionId)).toMatchObject({
      publication: null,
      advert: null,
      preflight: [{ key: 'authority', level: 'red' }],
    })
  })

  it('rejects a closing date in the past, and stores nothing', async () => {
    const { sessionId } = await createApprovedSpecification()
    await expect(
      publishVacancy(sessionId, { ...CHOICES, closesOn: '2020-01-01' }, ADA),
    ).rejects.toMatchObject({ fields: [{ field: 'closesOn' }] })
    expect(await db().publication.count()).toBe(0)
  })

  it('changes an open page without a new address or date', async () => {
    const { vacancyId, publication } = await publish()
    const changed = await publishVacancy(vacancyId, { ...CHOICES, showClient: true }, ADA)
    expect(changed).toMatchObject({
      slug: publication.slug,
      publishedAt: publication.publishedAt,
      showClient: true,
    })
    expect(await findJob(publication.slug)).toMatchObject({
      advert: { employer: { name: 'Northmoor Bridges Ltd' } },
    })
  })

  it('throws 404 for an unknown vacancy', async () => {
    const id = '0198f3a0-5b7c-7000-8000-3f6a2c1d9e04'
    await expect(publishVacancy(id, CHOICES, ADA)).rejects.toMatchObject({ code: 'notFound' })
    await expect(closePublication(id, ADA)).rejects.toMatchObject({ code: 'notFound' })
    await expect(getPublication(id)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('the page', () => {
  it('shows the next approved version', async () => {
    const { owner, specificationId, publication } = await publish()
    const draftId = await reviseSpecification(owner, specificationId)
    const line = (await getSpecification(owner, draftId)).content.lines.find(({ text }) => text === 'Tekla')
    await editDraftLine(owner, draftId, line?.id ?? '', { text: 'Tekla Structures', revision: 0 })
    const linesOf = async () => JSON.stringify(await findJob(publication.slug))
    expect(await linesOf()).not.toContain('Tekla Structures')
    await approveSpecification(owner, draftId, { name: 'Jo Bloggs', acceptTerms: true })
    expect(await linesOf()).toContain('Tekla Structures')
  })

  it('closes when the next approved version can’t be published', async () => {
    const { owner, specificationId, vacancyId, publication } = await publish()
    const draftId = await reviseSpecification(owner, specificationId)
    const line = (await getSpecification(owner, draftId)).content.lines.find(({ text }) => text === 'Tekla')
    await editDraftLine(owner, draftId, line?.id ?? '', { text: 'Tekla, as Northmoor uses it', revision: 0 })
    await approveSpecification(owner, draftId, { name: 'Jo Bloggs', acceptTerms: true })
    expect(await findJob(publication.slug)).toMatchObject({ state: 'closed' })
    expect(await listJobs()).toEqual([])
    expect((await getPublication(vacancyId)).publication?.state).toBe('closed')
  })

  it('closes when the vacancy is put on hold, and can’t be opened until it is live again', async () => {
    const { vacancyId, publication } = await publish()
    await setLaunchStatus(vacancyId, { status: 'onHold' }, ADA)
    expect(await findJob(publication.slug)).toMatchObject({ state: 'closed' })
    await expect(publishVacancy(vacancyId, CHOICES, ADA)).rejects.toMatchObject({ code: 'conflict' })
    await setLaunchStatus(vacancyId, { status: 'launched' }, ADA)
    expect((await getPublication(vacancyId)).publication).toMatchObject({
      state: 'closed',
      closedBecause: 'onHold',
    })
    expect((await publishVacancy(vacancyId, CHOICES, ADA)).slug).toBe(publication.slug)
    expect(await findJob(publication.slug)).toMatchObject({ state: 'open' })
  })

  it('closes by hand once, and is gone after 30 days', async () => {
    const { vacancyId, publication } = await publish()
    await closePublication(vacancyId, ADA)
    await expect(closePublication(vacancyId, ADA)).rejects.toMatchObject({ code: 'notFound' })
    expect(await db().auditEntry.count({ where: { action: 'publication.closed' } })).toBe(1)
    expect(await findJob(publication.slug, inDays(30))).toMatchObject({ state: 'closed' })
    expect(await findJob(publication.slug, inDays(31))).toBe('gone')
    expect(await findJob('no-such-job')).toBeNull()
  })

  it('closes after its last day', async () => {
    const { publication } = await publish()
    expect(await findJob(publication.slug, inDays(28))).toMatchObject({ state: 'open' })
    expect(await findJob(publication.slug, inDays(29))).toMatchObject({ state: 'closed' })
    expect(await findJob(publication.slug, inDays(59))).toBe('gone')
  })
})

describe('listJobs', () => {
  it('finds open jobs by words of title and place', async () => {
    await publish()
    const titles = async (title: string, place = '') =>
      (await listJobs({ title, place })).map(({ advert }) => advert.title)
    expect(await titles('')).toEqual(['Bridge engineer'])
    expect(await titles('ENGINEER bridge', 'leeds')).toEqual(['Bridge engineer'])
    expect(await titles('welder')).toEqual([])
    expect(await titles('', 'Bristol')).toEqual([])
  })
})

describe('endOfDay', () => {
  it.each([
    ['2026-12-20', '2026-12-20T23:59:59+00:00'],
    ['2027-06-20', '2027-06-20T23:59:59+01:00'],
  ])('gives the offset of the UK on %s', (day, moment) => expect(endOfDay(day)).toBe(moment))
})
