import { z } from 'zod'
import {
  colleaguesSchema,
  invitationParamsSchema,
  invitationSchema,
  joinRequestParamsSchema,
  membershipParamsSchema,
  roleChangeSchema,
} from '@/lib/account/colleagues/schema'
import { signInRequestSchema } from '@/lib/account/email-schema'
import { type Calls, companyParams, NOTHING } from './entry'

const ROLE = { role: 'editor', canApprove: false }

export const ACCOUNTS = {
  'POST /api/sign-in-links': {
    summary: 'Email a sign-in link; the answer is the same for every address',
    access: 'public',
    body: signInRequestSchema,
    example: { email: 'jo@northmoor.example' },
    response: z.object({}),
    status: 202,
  },
  'POST /api/companies/{companyId}/continue-links': {
    summary:
      'Email a link that continues on another device, as an owner of the company; the answer is the same for every address',
    access: 'owner',
    needs: 'owner',
    ...companyParams,
    body: signInRequestSchema,
    example: { email: 'jo@northmoor.example' },
    response: z.object({}),
    status: 202,
  },
  'GET /api/companies/{companyId}/colleagues': {
    summary: 'List colleagues with their roles; owners also see who is invited and who asks to join',
    access: 'owner',
    ...companyParams,
    response: colleaguesSchema,
  },
  'PUT /api/companies/{companyId}/colleagues/{membershipId}': {
    summary: 'Change what a colleague can do',
    access: 'owner',
    needs: 'owner',
    params: membershipParamsSchema,
    body: roleChangeSchema,
    example: ROLE,
    response: colleaguesSchema,
  },
  'DELETE /api/companies/{companyId}/colleagues/{membershipId}': {
    summary: 'Remove a colleague',
    access: 'owner',
    needs: 'owner',
    params: membershipParamsSchema,
    response: colleaguesSchema,
  },
  'DELETE /api/companies/{companyId}/membership': {
    summary: 'Leave a company',
    access: 'owner',
    needs: 'viewer',
    ...companyParams,
    response: NOTHING,
    status: 204,
  },
  'POST /api/companies/{companyId}/invitations': {
    summary: 'Invite a colleague by email',
    access: 'owner',
    needs: 'owner',
    ...companyParams,
    body: invitationSchema,
    example: { email: 'priya@northmoor.example', ...ROLE },
    response: colleaguesSchema,
    status: 201,
  },
  'DELETE /api/companies/{companyId}/invitations/{invitationId}': {
    summary: 'Withdraw an invitation',
    access: 'owner',
    needs: 'owner',
    params: invitationParamsSchema,
    response: colleaguesSchema,
  },
  'POST /api/companies/{companyId}/join-requests/{requestId}': {
    summary: 'Let someone in who asked to join',
    access: 'owner',
    needs: 'owner',
    params: joinRequestParamsSchema,
    body: roleChangeSchema,
    example: ROLE,
    response: colleaguesSchema,
    status: 201,
  },
  'DELETE /api/companies/{companyId}/join-requests/{requestId}': {
    summary: 'Refuse someone who asked to join',
    access: 'owner',
    needs: 'owner',
    params: joinRequestParamsSchema,
    response: colleaguesSchema,
  },
} as const satisfies Calls
