import { z } from 'zod'
import { auditExportSchema, auditListSchema, auditQuerySchema } from '@/lib/admin/audit-log/schema'
import { adminLoginSchema } from '@/lib/auth/sign-in-schema'
import {
  contactCountsSchema,
  contactExportSchema,
  contactFilterSchema,
  contactHistorySchema,
  contactListSchema,
  contactParamsSchema,
  contactQuerySchema,
  contactSchema,
  statusChangeSchema,
} from '@/lib/enquiries/contact-sales/schema'
import {
  registrationCountsSchema,
  registrationExportSchema,
  registrationFilterSchema,
  registrationListSchema,
  registrationQuerySchema,
} from '@/lib/enquiries/interest-registrations/schema'
import {
  vacancyCountsSchema,
  vacancyDetailSchema,
  vacancyFilterSchema,
  vacancyListSchema,
  vacancyParamsSchema,
  vacancyQuerySchema,
} from '@/lib/vacancy/schema'

const file = z.instanceof(Blob)

/** Sign-in has its own limits (lib/auth/sign-in-limits.ts). */
export const ADMIN_CONTRACT = {
  adminLogin: {
    summary: 'Sign in and set the session cookie',
    problems: ['unauthenticated', 'rateLimited'],
    access: 'public',
    body: adminLoginSchema,
    response: z.object({ token: z.string() }),
  },
  listRegistrations: {
    summary: 'List interest registrations: all of them, or a page of those that match',
    access: 'admin',
    query: registrationQuerySchema,
    response: registrationListSchema,
  },
  countRegistrations: {
    summary: 'Count interest registrations (total and matching)',
    access: 'admin',
    query: registrationFilterSchema,
    response: registrationCountsSchema,
  },
  exportRegistrations: {
    summary: 'Export matching interest registrations as CSV',
    access: 'admin',
    query: registrationExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
  listContacts: {
    summary: 'List contact-sales requests: all of them, or a page of those that match',
    access: 'admin',
    query: contactQuerySchema,
    response: contactListSchema,
  },
  countContacts: {
    summary: 'Count contact-sales requests (total and matching)',
    access: 'admin',
    query: contactFilterSchema,
    response: contactCountsSchema,
  },
  exportContacts: {
    summary: 'Export matching contact-sales requests as CSV',
    access: 'admin',
    query: contactExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
  setContactStatus: {
    summary: 'Change the status of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    body: statusChangeSchema,
    response: z.object({ contact: contactSchema }),
  },
  getContactHistory: {
    summary: 'List notes and status changes of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    response: contactHistorySchema,
  },
  listVacancies: {
    summary: 'List a page of vacancies, newest approval first',
    access: 'admin',
    query: vacancyQuerySchema,
    response: vacancyListSchema,
  },
  countVacancies: {
    summary: 'Count vacancies by launch status (total and matching)',
    access: 'admin',
    query: vacancyFilterSchema,
    response: vacancyCountsSchema,
  },
  getVacancy: {
    summary: 'Get a vacancy in full: company, consultation, specifications with evidence, approval, history',
    access: 'admin',
    params: vacancyParamsSchema,
    response: vacancyDetailSchema,
  },
  listAudit: {
    summary: 'List a page of the audit log, newest first',
    access: 'admin',
    query: auditQuerySchema,
    response: auditListSchema,
  },
  exportAudit: {
    summary: 'Export the audit log as CSV',
    access: 'admin',
    query: auditExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
} as const
