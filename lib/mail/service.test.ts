import { afterEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { contactSalesSchema } from '@/lib/enquiries/schema'
import { contactSales } from '@/lib/enquiries/service'
import { env } from '@/lib/server/env'
import { setLaunchStatus } from '@/lib/vacancy/service'
import { REGISTRATION } from '@/tests/api/support/seed'
import { createApprovedSpecification } from '@/tests/support/records'
import { AGENCY, enqueueMail } from './service'

const ENQUIRY = { name: 'Jo Bloggs', email: 'Jo@Northmoor.example', company: 'Northmoor', role: 'Head' }
const ACTOR = { name: 'ada', address: '127.0.0.1', requestId: null }
const message = (more: object = {}) => ({
  kind: 'enquiryReceived' as const,
  to: 'jo@northmoor.example',
  dedupeKey: 'one',
  data: { form: 'interest' as const, replyHours: 24 },
  ...more,
})

const readMail = () =>
  db().mailMessage.findMany({ orderBy: [{ kind: 'asc' }, { createdAt: 'asc' }, { dedupeKey: 'asc' }] })
const sendEnquiry = (more: object = {}, key: string | null = null) =>
  contactSales(contactSalesSchema.parse({ ...ENQUIRY, ...more }), key)

function setUpMail(notify?: string) {
  env.SMTP_URL = 'smtp://127.0.0.1'
  env.NOTIFY_EMAIL = notify
}

afterEach(() => {
  env.SMTP_URL = undefined
  env.NOTIFY_EMAIL = undefined
})

describe('enqueueMail', () => {
  it('holds a message where email is not set up, and queues it where it is', async () => {
    await enqueueMail(db(), message())
    setUpMail()
    await enqueueMail(db(), message({ dedupeKey: 'two' }))
    expect(await readMail()).toMatchObject([
      { state: 'held', nextAt: null, subject: 'We’ve received your registration' },
      { state: 'queued', nextAt: expect.any(Date) },
    ])
  })

  it('writes nothing again for the same event', async () => {
    await enqueueMail(db(), message())
    await enqueueMail(db(), message({ to: 'else@northmoor.example' }))
    expect(await readMail()).toHaveLength(1)
  })

  it('writes nothing where the transaction of the event fails', async () => {
    const failing = db().$transaction(async (tx) => {
      await enqueueMail(tx, message())
      throw new Error('the event failed')
    })
    await expect(failing).rejects.toThrow('the event failed')
    expect(await readMail()).toEqual([])
  })

  it.each([
    'jo@northmoor.example\r\nBcc: x@y.example',
    'a@b.example, c@d.example',
    '"a"@b.example',
    'erased@erased.invalid',
  ])('never writes to %j', async (to) => {
    await enqueueMail(db(), message({ to }))
    expect(await readMail()).toEqual([])
  })

  it('writes to the agency only at NOTIFY_EMAIL', async () => {
    const data = { form: 'interest', name: 'Jo', company: null } as const
    const notice = { kind: 'newEnquiry', to: AGENCY, about: 'Jo@Northmoor.example', data } as const
    await enqueueMail(db(), { ...notice, dedupeKey: 'one' })
    setUpMail('team@agency.example')
    await enqueueMail(db(), { ...notice, dedupeKey: 'two' })
    expect(await readMail()).toMatchObject([
      { recipient: 'team@agency.example', about: 'jo@northmoor.example' },
    ])
  })
})

describe('the messages of an event', () => {
  it('tell the person and the agency about an enquiry that was stored', async () => {
    setUpMail('team@agency.example')
    await sendEnquiry()
    await sendEnquiry()
    expect(await readMail()).toMatchObject([
      { kind: 'enquiryReceived', recipient: ENQUIRY.email },
      { kind: 'newEnquiry', recipient: 'team@agency.example', subject: 'New sales enquiry: Northmoor' },
    ])
  })

  it('tell a person once a day, however many enquiries come under their address', async () => {
    setUpMail('team@agency.example')
    await sendEnquiry()
    await sendEnquiry({ email: ENQUIRY.email.toLowerCase(), message: 'Another.' })
    const kinds = (await readMail()).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['enquiryReceived', 'newEnquiry', 'newEnquiry'])
  })

  it('are not written for an enquiry of a bot', async () => {
    await sendEnquiry({ homepage: 'https://pills.example' })
    expect(await readMail()).toEqual([])
  })

  it('tell the company and the agency about an approval, and the company about its launch', async () => {
    setUpMail('team@agency.example')
    const { sessionId: id } = await createApprovedSpecification('Bridge engineer')
    for (const status of ['launched', 'launched', 'onHold', 'awaiting'] as const)
      await setLaunchStatus(id, { status }, ACTOR)
    expect(await readMail()).toMatchObject([
      { kind: 'approvalCopy', recipient: REGISTRATION.email },
      { kind: 'launchChanged', subject: 'Your vacancy is live: Bridge engineer, Northmoor Bridges Ltd' },
      { kind: 'launchChanged', subject: 'Your vacancy is on hold: Bridge engineer, Northmoor Bridges Ltd' },
      { kind: 'newApproval', recipient: 'team@agency.example', about: REGISTRATION.email },
    ])
  })
})
