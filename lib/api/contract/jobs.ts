import { z } from 'zod'
import { noteSchema } from '@/lib/audit/history/note-schema'
import { historySchema } from '@/lib/audit/history/schema'
import { statusChangeSchema } from '@/lib/enquiries/follow-up/schema'
import { CV_TOO_LARGE, INTEREST_LIMITS } from '@/lib/vacancy/interests/options'
import {
  interestExportSchema,
  interestListSchema,
  interestSchema,
  jobInterestSchema,
} from '@/lib/vacancy/interests/schema'
import { jobSlugSchema } from '@/lib/vacancy/publication/schema'
import { type Calls, file, idParams } from './entry'

/** What candidates send from a job’s page. */
export const JOBS = {
  'POST /api/jobs/{slug}/interests': {
    summary: 'Respond to a published job (JSON, or a form with a CV in PDF or DOCX)',
    problems: ['conflict'],
    idempotent: true,
    access: 'public',
    params: jobSlugSchema,
    body: jobInterestSchema,
    example: { name: 'Sam Rivers', email: 'sam@rivers.example', message: 'I can start in March.' },
    form: { max: INTEREST_LIMITS.cvBytes, field: 'cv', tooLarge: CV_TOO_LARGE, isUrlEncodedToo: true },
    returnsPage: true,
    response: z.object({ received: z.literal(true) }),
    status: 201,
  },
} as const satisfies Calls

/** What staff do with it. */
export const INTERESTS = {
  'GET /api/admin/vacancies/{id}/interests': {
    summary: 'List the candidates who responded to a vacancy, newest first',
    access: 'admin',
    ...idParams,
    response: interestListSchema,
  },
  'GET /api/admin/vacancies/{id}/interests/export': {
    summary: 'Export the candidates who responded to a vacancy as CSV',
    access: 'admin',
    ...idParams,
    query: interestExportSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
  'PUT /api/admin/job-interests/{id}/status': {
    summary: 'Change the status of a candidate who responded',
    access: 'admin',
    ...idParams,
    body: statusChangeSchema,
    example: { status: 'contacted', version: 0 },
    response: z.object({ interest: interestSchema }),
  },
  'GET /api/admin/job-interests/{id}/history': {
    summary: 'List notes and status changes of a candidate who responded',
    access: 'admin',
    ...idParams,
    response: historySchema,
  },
  'POST /api/admin/job-interests/{id}/notes': {
    summary: 'Add a note to a candidate who responded',
    access: 'admin',
    ...idParams,
    body: noteSchema,
    example: { text: 'Rang at noon. Free from March.' },
    response: historySchema,
    status: 201,
  },
  'GET /api/admin/job-interests/{id}/cv': {
    summary: 'Download a candidate’s CV',
    access: 'admin',
    ...idParams,
    response: file,
    fileType: 'application/octet-stream',
  },
} as const satisfies Calls
