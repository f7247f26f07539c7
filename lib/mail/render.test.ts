import { afterEach, expect, it } from 'vitest'
import { env } from '@/lib/server/env'
import { MAIL_KIND_KEYS, type MailKind } from './options'
import { renderMail, renderSubject } from './render'
import type { AttachSpecification } from './template'
import type { MailData } from './templates'

const HOSTILE = '<img src=x onerror="alert(1)">\r\nBcc: victim@else.example'
const UUID = '0198f3a0-5b7c-7000-8000-3f6a2c1d9e04'

const NAMES = { inviter: HOSTILE, company: HOSTILE, jobTitle: HOSTILE }

const HOSTILE_DATA: { [K in MailKind]: MailData<K> } = {
  enquiryReceived: { form: 'contactSales', replyHours: 24 },
  newEnquiry: { form: 'contactSales', name: HOSTILE, company: HOSTILE },
  jobInterestReceived: { jobTitle: HOSTILE },
  newJobInterest: { vacancyId: UUID, jobTitle: HOSTILE, name: HOSTILE },
  newApproval: { vacancyId: UUID, jobTitle: HOSTILE, company: HOSTILE, approver: HOSTILE },
  approvalCopy: {
    jobTitle: HOSTILE,
    company: HOSTILE,
    approver: HOSTILE,
    version: 2,
    approvedAt: '2026-11-28T10:00:00.000Z',
    termsVersion: '2026-11',
    contentHash: 'a'.repeat(64),
  },
  signInLink: {},
  continueLink: { invitationId: UUID },
  invitation: { company: HOSTILE, inviter: HOSTILE },
  joinRequest: { company: HOSTILE, email: HOSTILE, companyId: UUID },
  shareLink: { shareId: UUID, role: 'approve', ...NAMES },
  interviewLink: { interviewerId: UUID, ...NAMES },
  newComments: { specificationId: UUID, jobTitle: HOSTILE, company: HOSTILE, comments: 2, suggestions: 1 },
  approvalRequest: { shareId: UUID, specificationId: UUID, ...NAMES },
  approvalReminder: { shareId: null, specificationId: UUID, ...NAMES },
  approvalDeclined: {
    specificationId: UUID,
    jobTitle: HOSTILE,
    company: HOSTILE,
    approver: HOSTILE,
    reason: HOSTILE,
  },
  approvalsVoided: { specificationId: UUID, jobTitle: HOSTILE, company: HOSTILE },
  newDevice: { browser: HOSTILE, at: '2026-11-28T10:00:00.000Z' },
  vacancyNote: { vacancyId: UUID, jobTitle: HOSTILE, company: HOSTILE, text: HOSTILE, day: '2026-12-03' },
  launchChanged: { status: 'onHold', jobTitle: HOSTILE, company: HOSTILE },
}

afterEach(() => {
  env.APP_URL = undefined
})

it.each(MAIL_KIND_KEYS)('renders %s on one subject line, with what was typed escaped', async (kind) => {
  env.APP_URL = 'https://hiring.example'
  const { subject, text, html } = await renderMail(kind, HOSTILE_DATA[kind])
  expect(subject).toBe(renderSubject(kind, HOSTILE_DATA[kind]))
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).not.toMatch(/\r|^Bcc:/m)
  expect(html).not.toContain('<img')
  const addresses = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
    ([url]) => new URL(url).origin,
  )
  expect(addresses.filter((origin) => origin !== 'https://hiring.example')).toEqual([])
})

it.each(MAIL_KIND_KEYS)('renders %s with the longest names that a form takes', async (kind) => {
  const long = JSON.parse(
    JSON.stringify(HOSTILE_DATA[kind]).replaceAll(JSON.stringify(HOSTILE), `"${'W'.repeat(300)}"`),
  )
  expect((await renderMail(kind, long)).subject.length).toBeLessThanOrEqual(200)
})

it('links to the product by its public address, and not at all without one', async () => {
  const data = { form: 'interest', name: 'Jo & Co', company: null } as const
  expect((await renderMail('newEnquiry', data)).text).not.toContain('http')
  env.APP_URL = 'https://hiring.example'
  const { text, html } = await renderMail('newEnquiry', data)
  expect(text).toContain('https://hiring.example/admin?search=Jo%20%26%20Co\n')
  expect(html).toContain('href="https://hiring.example/admin?search=Jo%20%26%20Co"')
  expect(html).toContain('Jo &amp; Co')
})

it('offers to stop a message where it gets a link for it', async () => {
  const stopUrl = 'https://hiring.example/stop?a=1&b=2'
  const { text, html } = await renderMail('enquiryReceived', { form: 'interest', replyHours: 24 }, stopUrl)
  expect(text).toContain(stopUrl)
  expect(html).toContain('stop?a=1&amp;b=2')
})

it('does not render data of another kind', async () => {
  await expect(renderMail('newApproval', { form: 'interest' })).rejects.toThrow()
})

it('attaches the file of a specification, and says where it is if it can’t be made', async () => {
  const data = { ...HOSTILE_DATA.approvalCopy, specificationId: UUID }
  const file = { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }
  const render = (attach: AttachSpecification) => renderMail('approvalCopy', data, null, null, attach)
  const attached = await render(async (id) => (id === UUID ? file : null))
  expect(attached.attachments).toEqual([file])
  expect(attached.text).toContain('The specification is attached')
  const gone = await render(async () => null)
  const failed = await render(async () => {
    throw new Error('no engine')
  })
  for (const { attachments, text } of [gone, failed]) {
    expect(attachments).toEqual([])
    expect(text).toContain('To read, download or print the specification, open our site')
  }
})
