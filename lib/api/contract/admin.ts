import { z } from 'zod'
import { assigneeChangeSchema } from '@/lib/admin/assignees/schema'
import {
  auditCountsSchema,
  auditExportSchema,
  auditFilterSchema,
  auditListSchema,
  auditQuerySchema,
} from '@/lib/admin/audit-log/schema'
import { erasureSchema, personSchema } from '@/lib/admin/personal-data/request-schema'
import { erasedPersonSchema, exportedPersonSchema, heldDataSchema } from '@/lib/admin/personal-data/schema'
import { noteSchema } from '@/lib/audit/history/note-schema'
import { historySchema } from '@/lib/audit/history/schema'
import { administratorListSchema, createdAdministratorSchema } from '@/lib/auth/administrator-list-schema'
import {
  administratorAccessSchema,
  administratorParamsSchema,
  newAdministratorSchema,
  passwordChangeSchema,
} from '@/lib/auth/administrator-schema'
import { adminLoginSchema } from '@/lib/auth/sign-in-schema'
import {
  contactCountsSchema,
  contactExportSchema,
  contactFilterSchema,
  contactListSchema,
  contactParamsSchema,
  contactQuerySchema,
  contactSchema,
} from '@/lib/enquiries/contact-sales/schema'
import { statusChangeSchema } from '@/lib/enquiries/follow-up/schema'
import {
  interestRegistrationSchema,
  registrationCountsSchema,
  registrationExportSchema,
  registrationFilterSchema,
  registrationListSchema,
  registrationParamsSchema,
  registrationQuerySchema,
} from '@/lib/enquiries/interest-registrations/schema'
import {
  launchChangeSchema,
  vacancyCountsSchema,
  vacancyDetailSchema,
  vacancyFilterSchema,
  vacancyListSchema,
  vacancyParamsSchema,
  vacancyQuerySchema,
  vacancySchema,
  vacancyVersionQuerySchema,
} from '@/lib/vacancy/schema'
import { type Calls, file, NOTHING } from './entry'

/** Sign-in has its own limits (lib/auth/sign-in-limits.ts). */
export const ADMIN = {
  'POST /api/admin/login': {
    summary: 'Sign in and set the session cookie',
    problems: ['unauthenticated', 'rateLimited'],
    access: 'public',
    body: adminLoginSchema,
    example: { username: 'admin', password: 'correct horse battery staple' },
    response: z.object({ token: z.string() }),
  },
  'POST /api/admin/sign-out': {
    summary: 'End the session and delete its cookie',
    access: 'admin',
    response: NOTHING,
    status: 204,
  },
  'PUT /api/admin/password': {
    summary: 'Change your own password and end your other sessions',
    problems: ['rateLimited'],
    access: 'admin',
    body: passwordChangeSchema,
    example: {
      currentPassword: 'correct horse battery staple',
      newPassword: 'a longer passphrase than before',
    },
    response: NOTHING,
    status: 204,
  },
  'GET /api/admin/administrators': {
    summary: 'List administrators, with their last sign-in and open sessions',
    access: 'admin',
    response: administratorListSchema,
  },
  'POST /api/admin/administrators': {
    summary: 'Add an administrator; the answer has their password, once',
    access: 'admin',
    body: newAdministratorSchema,
    example: { username: 'priya' },
    response: createdAdministratorSchema,
    status: 201,
  },
  'PUT /api/admin/administrators/{id}/access': {
    summary: 'Disable an administrator and end their sessions, or enable them again',
    problems: ['conflict'],
    access: 'admin',
    params: administratorParamsSchema,
    body: administratorAccessSchema,
    example: { enabled: false },
    response: administratorListSchema,
  },
  'POST /api/admin/personal-data/search': {
    summary: 'Count what is stored about one person, by table',
    problems: ['notFound'],
    access: 'admin',
    body: personSchema,
    example: { email: 'jane@whitfield-structures.co.uk' },
    response: heldDataSchema,
  },
  'POST /api/admin/personal-data/export': {
    summary: 'Export all that is stored about one person',
    problems: ['notFound'],
    access: 'admin',
    body: personSchema,
    example: { email: 'jane@whitfield-structures.co.uk' },
    response: exportedPersonSchema,
  },
  'POST /api/admin/personal-data/erase': {
    summary: 'Erase all that is stored about one person',
    problems: ['notFound'],
    access: 'admin',
    body: erasureSchema,
    example: {
      email: 'jane@whitfield-structures.co.uk',
      confirmation: 'jane@whitfield-structures.co.uk',
      contracts: 'keep',
    },
    response: erasedPersonSchema,
  },
  'GET /api/admin/interest-registrations': {
    summary: 'List interest registrations (all, or one page of matches)',
    access: 'admin',
    query: registrationQuerySchema,
    response: registrationListSchema,
  },
  'GET /api/admin/interest-registrations/counts': {
    summary: 'Count interest registrations (total and matching)',
    access: 'admin',
    query: registrationFilterSchema,
    response: registrationCountsSchema,
  },
  'GET /api/admin/interest-registrations/export': {
    summary: 'Export matching interest registrations as CSV',
    access: 'admin',
    query: registrationExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
  'PUT /api/admin/interest-registrations/{id}/status': {
    summary: 'Change the status of an interest registration',
    access: 'admin',
    params: registrationParamsSchema,
    body: statusChangeSchema,
    example: { status: 'contacted', version: 0 },
    response: z.object({ registration: interestRegistrationSchema }),
  },
  'PUT /api/admin/interest-registrations/{id}/assignee': {
    summary: 'Set or clear who deals with an interest registration',
    access: 'admin',
    params: registrationParamsSchema,
    body: assigneeChangeSchema,
    example: { assignee: 'priya', version: 0 },
    response: z.object({ registration: interestRegistrationSchema }),
  },
  'GET /api/admin/interest-registrations/{id}/history': {
    summary: 'List notes and status changes of an interest registration',
    access: 'admin',
    params: registrationParamsSchema,
    response: historySchema,
  },
  'POST /api/admin/interest-registrations/{id}/notes': {
    summary: 'Add a note to an interest registration',
    access: 'admin',
    params: registrationParamsSchema,
    body: noteSchema,
    example: { text: 'Asked for our terms.' },
    response: historySchema,
    status: 201,
  },
  'GET /api/admin/contact-sales': {
    summary: 'List contact-sales requests (all, or one page of matches)',
    access: 'admin',
    query: contactQuerySchema,
    response: contactListSchema,
  },
  'GET /api/admin/contact-sales/counts': {
    summary: 'Count contact-sales requests (total and matching)',
    access: 'admin',
    query: contactFilterSchema,
    response: contactCountsSchema,
  },
  'GET /api/admin/contact-sales/export': {
    summary: 'Export matching contact-sales requests as CSV',
    access: 'admin',
    query: contactExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
  'PUT /api/admin/contact-sales/{id}/status': {
    summary: 'Change the status of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    body: statusChangeSchema,
    example: { status: 'contacted', version: 0 },
    response: z.object({ contact: contactSchema }),
  },
  'PUT /api/admin/contact-sales/{id}/assignee': {
    summary: 'Set or clear who deals with a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    body: assigneeChangeSchema,
    example: { assignee: 'priya', version: 0 },
    response: z.object({ contact: contactSchema }),
  },
  'GET /api/admin/contact-sales/{id}/history': {
    summary: 'List notes and status changes of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    response: historySchema,
  },
  'POST /api/admin/contact-sales/{id}/notes': {
    summary: 'Add a note to a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    body: noteSchema,
    example: { text: 'Rang at noon, no answer.' },
    response: historySchema,
    status: 201,
  },
  'GET /api/admin/vacancies': {
    summary: 'List a page of vacancies, newest approval first',
    access: 'admin',
    query: vacancyQuerySchema,
    response: vacancyListSchema,
  },
  'GET /api/admin/vacancies/counts': {
    summary: 'Count vacancies by launch status (total and matching)',
    access: 'admin',
    query: vacancyFilterSchema,
    response: vacancyCountsSchema,
  },
  'GET /api/admin/vacancies/{id}': {
    summary:
      'Get a vacancy in full: company, consultation, one version of the specification with evidence, approval, history',
    access: 'admin',
    params: vacancyParamsSchema,
    query: vacancyVersionQuerySchema,
    response: vacancyDetailSchema,
  },
  'PUT /api/admin/vacancies/{id}/launch-status': {
    summary: 'Change the launch status of an approved vacancy',
    access: 'admin',
    params: vacancyParamsSchema,
    body: launchChangeSchema,
    example: { status: 'launched', version: 0 },
    response: z.object({ vacancy: vacancySchema }),
  },
  'PUT /api/admin/vacancies/{id}/assignee': {
    summary: 'Set or clear who deals with a vacancy',
    access: 'admin',
    params: vacancyParamsSchema,
    body: assigneeChangeSchema,
    example: { assignee: 'priya', version: 0 },
    response: z.object({ vacancy: vacancySchema }),
  },
  'POST /api/admin/vacancies/{id}/notes': {
    summary: 'Add a note to a vacancy',
    access: 'admin',
    params: vacancyParamsSchema,
    body: noteSchema,
    example: { text: 'Posted to the job boards.' },
    response: historySchema,
    status: 201,
  },
  'GET /api/admin/audit': {
    summary: 'List a page of the audit log, newest first',
    access: 'admin',
    query: auditQuerySchema,
    response: auditListSchema,
  },
  'GET /api/admin/audit/counts': {
    summary: 'Count the entries of the audit log (total and matching)',
    access: 'admin',
    query: auditFilterSchema,
    response: auditCountsSchema,
  },
  'GET /api/admin/audit/export': {
    summary: 'Export the audit log as CSV',
    access: 'admin',
    query: auditExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
} as const satisfies Calls
