import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { CallKey } from '@/lib/api/contract'
import { ADMIN } from '@/tests/support/app-server'
import type { CallCase } from './call-case'
import type { DOCUMENT_CASES } from './document-cases'
import { approveSecond, REGISTRATION, type ReadCall } from './owned'
import { PUBLICATION_CASES } from './publication-cases'

const text = expect.any(String)
const list = expect.any(Array)
const number = expect.any(Number)
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const LIST_QUERY = { search: 'bloggs', sort: 'name', direction: 'desc', size: '1' }
const EXPORT_QUERY = { locale: 'en-GB', timeZone: 'Europe/London' }
const PRESENT = undefined

async function findRegistration(read: ReadCall) {
  const { registrations } = await read('GET /api/admin/interest-registrations')
  return { registrationId: registrations[0].id }
}

async function findEmail(read: ReadCall) {
  const { emails } = await read('GET /api/admin/emails')
  return { emailId: emails[0].id }
}

async function addView(read: ReadCall) {
  const name = `case ${randomUUID()}`
  const { views } = await read('POST /api/admin/saved-views', {
    body: { list: 'registrations', name, query: {} },
  })
  const viewId = views.find((view: { name: string }) => view.name === name).id
  // The list takes 20.
  for (const view of views.slice(0, -5))
    if (view.id !== viewId) await read('DELETE /api/admin/saved-views/{id}', { params: { id: view.id } })
  return { viewId }
}

type AdminKey = Exclude<Extract<CallKey, `${string} /api/admin/${string}`>, keyof typeof DOCUMENT_CASES>

async function addAdministrator(read: ReadCall) {
  const username = `case ${randomUUID()}`
  const { administrators } = await read('POST /api/admin/administrators', { body: { username } })
  const isNew = (one: { username: string }) => one.username === username
  return { administratorId: administrators.find(isNew).id }
}

export const ADMIN_CASES: Record<AdminKey, CallCase> = {
  ...PUBLICATION_CASES,
  'POST /api/admin/login': { body: () => ({ ...ADMIN }), status: 200, reads: { token: text } },
  'POST /api/admin/sign-out': { status: 204, reads: {} },
  // Changing it would keep the other tests out: administrators.spec.ts does that.
  'PUT /api/admin/password': {
    body: () => ({ currentPassword: 'not the password', newPassword: 'a passphrase nobody has used' }),
    status: 422,
    reads: { 'errors[0].field': 'currentPassword' },
  },
  'GET /api/admin/administrators': {
    status: 200,
    reads: { 'administrators[0].id': id, 'administrators[0].openSessions': number },
  },
  'POST /api/admin/administrators': {
    body: () => ({ username: `case ${randomUUID()}`, role: 'owner' }),
    optional: ['role'],
    status: 201,
    reads: { password: expect.stringMatching(/^.{22}$/), administrators: list },
  },
  'PUT /api/admin/administrators/{id}/role': {
    prepare: addAdministrator,
    params: ({ administratorId }) => ({ id: administratorId }),
    body: () => ({ role: 'reader' }),
    status: 200,
    reads: { administrators: list },
  },
  'PUT /api/admin/administrators/{id}/access': {
    prepare: addAdministrator,
    params: ({ administratorId }) => ({ id: administratorId }),
    body: () => ({ enabled: false }),
    status: 200,
    reads: { administrators: list },
  },
  'POST /api/admin/personal-data/search': {
    body: () => ({ email: REGISTRATION.email }),
    status: 200,
    reads: { 'counts.companies': number, approvals: number },
  },
  'POST /api/admin/personal-data/export': {
    body: () => ({ email: REGISTRATION.email.toUpperCase() }),
    status: 200,
    reads: { email: REGISTRATION.email, exportedAt: text, reference: id, 'data.companies[0].id': id },
  },
  'POST /api/admin/personal-data/erase': {
    prepare: async (read) => {
      const erasedEmail = `${randomUUID()}@erased-works.example`
      const registration = { name: 'Al Erased', email: erasedEmail, userType: 'candidate' }
      await read('POST /api/interest', { body: registration })
      return { erasedEmail }
    },
    body: ({ erasedEmail }) => ({ email: erasedEmail, confirmation: erasedEmail, contracts: 'keep' }),
    status: 200,
    reads: { 'counts.companiesErased': 0, reference: id },
    optional: ['contracts'],
  },
  'GET /api/admin/interest-registrations': {
    status: 200,
    query: LIST_QUERY,
    reads: { 'registrations[0].id': id, 'page.next': PRESENT },
  },
  'GET /api/admin/interest-registrations/counts': {
    status: 200,
    query: { search: 'bloggs', userType: 'hiring_manager', source: 'referral' },
    reads: {
      'counts.total': number,
      'counts.hiringManagers': number,
      'counts.candidates': 0,
      'counts.withPhone': number,
      matching: number,
      moreThan: list,
    },
  },
  'GET /api/admin/interest-registrations/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: {
      name: 'spanwright-interest-registrations-',
      head: '"Name","Email","Company","Role","User Type",',
    },
  },
  'PUT /api/admin/interest-registrations/{id}/status': {
    prepare: findRegistration,
    params: ({ registrationId }) => ({ id: registrationId }),
    body: () => ({ status: 'qualified' }),
    status: 200,
    reads: { 'registration.id': id, 'registration.status': 'qualified' },
    optional: ['version'],
  },
  'GET /api/admin/interest-registrations/{id}/history': {
    prepare: findRegistration,
    params: ({ registrationId }) => ({ id: registrationId }),
    status: 200,
    reads: { history: list },
  },
  'PUT /api/admin/interest-registrations/{id}/assignee': {
    prepare: findRegistration,
    params: ({ registrationId }) => ({ id: registrationId }),
    body: () => ({ assignee: ADMIN.username }),
    nullable: ['assignee'],
    status: 200,
    reads: { 'registration.id': id, 'registration.assignee': ADMIN.username },
    optional: ['version'],
  },
  'POST /api/admin/interest-registrations/{id}/notes': {
    prepare: findRegistration,
    params: ({ registrationId }) => ({ id: registrationId }),
    body: () => ({ text: 'Asked for our terms.' }),
    status: 201,
    reads: { 'history[0].kind': 'note', 'history[0].text': 'Asked for our terms.' },
  },
  'GET /api/admin/contact-sales': {
    status: 200,
    query: LIST_QUERY,
    reads: { 'contacts[0].id': id, 'page.next': PRESENT },
  },
  'GET /api/admin/contact-sales/counts': {
    status: 200,
    query: { search: 'NORTHMOOR' },
    reads: {
      'counts.total': number,
      'counts.new': number,
      'counts.contacted': number,
      'counts.qualified': number,
      'counts.closed': number,
      matching: number,
      moreThan: list,
    },
  },
  'GET /api/admin/contact-sales/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: { name: 'spanwright-contact-sales-', head: '"Name","Email","Company","Role","Phone",' },
  },
  'PUT /api/admin/contact-sales/{id}/status': {
    params: ({ contactId }) => ({ id: contactId }),
    body: () => ({ status: 'qualified' }),
    status: 200,
    reads: { 'contact.id': id, 'contact.status': 'qualified' },
    optional: ['version'],
  },
  'GET /api/admin/contact-sales/{id}/history': {
    params: ({ contactId }) => ({ id: contactId }),
    status: 200,
    reads: { history: list },
  },
  'PUT /api/admin/contact-sales/{id}/assignee': {
    params: ({ contactId }) => ({ id: contactId }),
    body: () => ({ assignee: ADMIN.username }),
    nullable: ['assignee'],
    status: 200,
    reads: { 'contact.id': id, 'contact.assignee': ADMIN.username },
    optional: ['version'],
  },
  'POST /api/admin/contact-sales/{id}/notes': {
    params: ({ contactId }) => ({ id: contactId }),
    body: () => ({ text: 'Rang at noon.' }),
    status: 201,
    reads: { 'history[0].kind': 'note', 'history[0].text': 'Rang at noon.', 'history[0].by': ADMIN.username },
  },
  'GET /api/admin/saved-views': {
    status: 200,
    query: { list: 'contacts' },
    reads: { views: list },
  },
  'POST /api/admin/saved-views': {
    prepare: addView,
    body: () => ({
      list: 'registrations',
      name: `case ${randomUUID()}`,
      query: { search: 'kelso', sort: '-name' },
    }),
    optional: ['query.search', 'query.sort'],
    status: 201,
    reads: { 'views[0].id': id, 'views[0].name': text, 'views[0].query': PRESENT },
  },
  'PUT /api/admin/saved-views/{id}': {
    prepare: addView,
    params: ({ viewId }) => ({ id: viewId }),
    body: () => ({ name: `case ${randomUUID()}` }),
    status: 200,
    reads: { 'views[0].id': id },
  },
  'DELETE /api/admin/saved-views/{id}': {
    prepare: addView,
    params: ({ viewId }) => ({ id: viewId }),
    status: 200,
    reads: { views: list },
  },
  'GET /api/admin/vacancies': {
    status: 200,
    query: { search: 'northmoor', size: '5' },
    reads: { 'vacancies[0].id': id, 'vacancies[0].company.name': REGISTRATION.name },
  },
  'GET /api/admin/vacancies/counts': {
    status: 200,
    reads: { 'counts.awaiting': number, 'counts.unapproved': number },
  },
  'GET /api/admin/vacancies/{id}': {
    params: ({ sessionId }) => ({ id: sessionId }),
    status: 200,
    reads: { 'vacancy.id': id, 'specification.content.jobTitle': text, 'consultation.messages': list },
  },
  'PUT /api/admin/vacancies/{id}/launch-status': {
    prepare: approveSecond,
    params: ({ sessionId }) => ({ id: sessionId }),
    body: ({ specificationId }) => ({ status: 'launched', specificationId, version: 0 }),
    status: 200,
    reads: {
      'vacancy.id': id,
      'vacancy.approval.launchStatus': 'launched',
      'vacancy.approval.launchVersion': 1,
    },
    optional: ['specificationId', 'version'],
  },
  'PUT /api/admin/vacancies/{id}/assignee': {
    params: ({ sessionId }) => ({ id: sessionId }),
    body: () => ({ assignee: ADMIN.username }),
    nullable: ['assignee'],
    status: 200,
    reads: { 'vacancy.id': id, 'vacancy.assignee': ADMIN.username },
    optional: ['version'],
  },
  'POST /api/admin/vacancies/{id}/notes': {
    params: ({ sessionId }) => ({ id: sessionId }),
    body: () => ({ text: 'Posted to the job boards.', forClient: true }),
    status: 201,
    optional: ['forClient'],
    reads: {
      'history[0].kind': expect.stringMatching(/^(clientN|n)ote$/),
      'history[0].text': 'Posted to the job boards.',
    },
  },
  'GET /api/admin/emails': {
    status: 200,
    query: { search: 'northmoor', sort: 'createdAt', direction: 'desc', state: 'held', size: '1' },
    reads: { 'emails[0].id': id, 'emails[0].state': 'held', 'page.next': PRESENT },
  },
  'GET /api/admin/emails/counts': {
    status: 200,
    query: { kind: 'enquiryReceived' },
    reads: {
      'counts.total': number,
      'counts.waiting': number,
      'counts.sent': number,
      'counts.failed': number,
      'counts.held': number,
      matching: number,
    },
  },
  'GET /api/admin/emails/{id}': {
    prepare: findEmail,
    params: ({ emailId }) => ({ id: emailId }),
    status: 200,
    reads: { 'email.id': id, text, textNote: null, resendNote: text },
  },
  // Nothing is sent without a mail server: emails.spec.ts has one.
  'POST /api/admin/emails/{id}/resend': {
    prepare: findEmail,
    params: ({ emailId }) => ({ id: emailId }),
    body: () => ({ state: 'held' }),
    status: 409,
    reads: { title: 'Conflict', detail: text },
  },
  'GET /api/admin/people': {
    status: 200,
    query: { search: 'northmoor', sort: 'lastSeenAt', direction: 'desc', role: 'owner', size: '1' },
    reads: { people: list, 'page.next': PRESENT },
  },
  'GET /api/admin/people/counts': {
    status: 200,
    query: { search: 'northmoor' },
    reads: { 'counts.total': number, 'counts.owners': number },
  },
  'GET /api/admin/audit': {
    status: 200,
    query: { action: 'signIn.succeeded', size: '1' },
    reads: { 'entries[0].actor': text },
  },
  'GET /api/admin/audit/counts': {
    status: 200,
    query: { action: 'signIn.succeeded' },
    reads: { 'counts.total': number, matching: number, moreThan: list },
  },
  'GET /api/admin/audit/export': {
    status: 200,
    query: EXPORT_QUERY,
    reads: {},
    file: { name: 'spanwright-audit-log-', head: '"Time (UTC)","Administrator","Action",' },
  },
}
