import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { CallCase } from './call-case'
import { type Owned, REGISTRATION, type ReadCall, registerThird } from './owned'

const list = expect.any(Array)
const ROLE = { role: 'editor', canApprove: true }
/** Nobody signs in without a mail server: colleagues.spec.ts has one. */
const MISSING = { status: 404, reads: { title: 'Not found', detail: expect.any(String) } }

const companyParams = ({ companyId }: Owned) => ({ companyId })

async function invite(read: ReadCall, { companyId }: Owned) {
  const email = `${randomUUID()}@northmoor.example`
  const { invitations } = await read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email, ...ROLE },
  })
  const { id } = invitations.find((invitation: { email: string }) => invitation.email === email)
  // A company can have 50.
  for (const other of invitations.slice(5))
    if (other.id !== id)
      await read('DELETE /api/companies/{companyId}/invitations/{invitationId}', {
        params: { companyId, invitationId: other.id },
      })
  return { invitationId: id }
}

export const ACCOUNT_CASES = {
  'POST /api/sign-in-links': {
    body: () => ({ email: 'jo@northmoor.example' }),
    status: 202,
    reads: {},
  },
  'POST /api/companies/{companyId}/continue-links': {
    params: companyParams,
    body: () => ({ email: `${randomUUID()}@northmoor.example` }),
    status: 202,
    reads: {},
  },
  'GET /api/companies/{companyId}/colleagues': {
    params: companyParams,
    status: 200,
    reads: { colleagues: list, invitations: list, joinRequests: list },
  },
  'PUT /api/companies/{companyId}/colleagues/{membershipId}': {
    params: ({ companyId }) => ({ companyId, membershipId: randomUUID() }),
    body: () => ({ ...ROLE }),
    ...MISSING,
  },
  'DELETE /api/companies/{companyId}/colleagues/{membershipId}': {
    params: ({ companyId }) => ({ companyId, membershipId: randomUUID() }),
    ...MISSING,
  },
  'DELETE /api/companies/{companyId}/membership': { params: companyParams, ...MISSING },
  'POST /api/companies/{companyId}/invitations': {
    params: companyParams,
    body: () => ({ email: `${randomUUID()}@northmoor.example`, ...ROLE }),
    status: 201,
    reads: { 'invitations[0].id': expect.any(String), 'invitations[0].role': expect.any(String) },
  },
  'DELETE /api/companies/{companyId}/invitations/{invitationId}': {
    prepare: invite,
    params: ({ companyId, invitationId }) => ({ companyId, invitationId }),
    status: 200,
    reads: { invitations: list },
  },
  'POST /api/companies/{companyId}/join-requests/{requestId}': {
    params: ({ companyId }) => ({ companyId, requestId: randomUUID() }),
    body: () => ({ ...ROLE }),
    ...MISSING,
  },
  'DELETE /api/companies/{companyId}/join-requests/{requestId}': {
    params: ({ companyId }) => ({ companyId, requestId: randomUUID() }),
    ...MISSING,
  },
  'DELETE /api/companies/{companyId}': {
    prepare: registerThird,
    params: companyParams,
    body: () => ({ name: REGISTRATION.name }),
    status: 204,
    reads: {},
  },
  'GET /api/companies/{companyId}/export': {
    params: companyParams,
    status: 200,
    reads: {
      exportedAt: expect.any(String),
      'data.companies[0].name': REGISTRATION.name,
      'data.messages': list,
    },
  },
} satisfies Record<string, CallCase>
