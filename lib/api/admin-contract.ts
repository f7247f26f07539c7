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

// Someone who is signed in reads: no statement is worth counting that exactly.
const READ_RATE = { points: 600, seconds: 60, per: 'administrator', isLocal: true } as const
const WRITE_RATE = { points: 120, seconds: 60, per: 'administrator' } as const
const EXPORT_RATE = { points: 30, seconds: 60, per: 'administrator' } as const
/** A file, sent as it is read from the database. */
const file = z.instanceof(Blob)

/** The calls of the admin centre. The sign-in has limits of its own (lib/auth/sign-in-limits.ts). */
export const ADMIN_CONTRACT = {
  adminLogin: {
    summary: 'Sign in; sets the session cookie too',
    problems: ['unauthenticated', 'rateLimited'],
    access: 'public',
    body: adminLoginSchema,
    response: z.object({ token: z.string() }),
  },
  listRegistrations: {
    summary: 'The interest registrations: whole, or a page of those that fit',
    access: 'admin',
    query: registrationQuerySchema,
    response: registrationListSchema,
    rate: READ_RATE,
  },
  countRegistrations: {
    summary: 'How many interest registrations there are, and how many fit',
    access: 'admin',
    query: registrationFilterSchema,
    response: registrationCountsSchema,
    rate: READ_RATE,
  },
  exportRegistrations: {
    summary: 'The interest registrations that fit, as CSV',
    access: 'admin',
    query: registrationExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
    rate: EXPORT_RATE,
  },
  listContacts: {
    summary: 'The contact-sales requests: whole, or a page of those that fit',
    access: 'admin',
    query: contactQuerySchema,
    response: contactListSchema,
    rate: READ_RATE,
  },
  countContacts: {
    summary: 'How many contact-sales requests there are, and how many fit',
    access: 'admin',
    query: contactFilterSchema,
    response: contactCountsSchema,
    rate: READ_RATE,
  },
  exportContacts: {
    summary: 'The contact-sales requests that fit, as CSV',
    access: 'admin',
    query: contactExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
    rate: EXPORT_RATE,
  },
  setContactStatus: {
    summary: 'Change the status of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    body: statusChangeSchema,
    response: z.object({ contact: contactSchema }),
    rate: WRITE_RATE,
  },
  getContactHistory: {
    summary: 'Notes and changes of status of a contact-sales request',
    access: 'admin',
    params: contactParamsSchema,
    response: contactHistorySchema,
    rate: READ_RATE,
  },
  listVacancies: {
    summary: 'A page of the vacancies, newest approval first',
    access: 'admin',
    query: vacancyQuerySchema,
    response: vacancyListSchema,
    rate: READ_RATE,
  },
  countVacancies: {
    summary: 'How many vacancies await their launch, are launched, on hold or not approved, and how many fit',
    access: 'admin',
    query: vacancyFilterSchema,
    response: vacancyCountsSchema,
    rate: READ_RATE,
  },
  getVacancy: {
    summary: 'A vacancy whole: company, consultation, specifications with evidence, approval, history',
    access: 'admin',
    params: vacancyParamsSchema,
    response: vacancyDetailSchema,
    rate: READ_RATE,
  },
  listAudit: {
    summary: 'A page of the audit log, newest first',
    access: 'admin',
    query: auditQuerySchema,
    response: auditListSchema,
    rate: READ_RATE,
  },
  exportAudit: {
    summary: 'The audit log, as CSV',
    access: 'admin',
    query: auditExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
    rate: EXPORT_RATE,
  },
} as const
