import { z } from 'zod'
import { exportRequestSchema } from '@/lib/admin/lists/schema'
import { channelListSchema } from '@/lib/vacancy/channels/schema'
import {
  publicationQuerySchema,
  publicationRequestSchema,
  publicationSchema,
  publicationViewSchema,
} from '@/lib/vacancy/publication/schema'
import { type Calls, file, idParams, NOTHING } from './entry'

/** What staff do with an approved vacancy on its way to candidates. */
export const PUBLICATIONS = {
  'GET /api/admin/vacancies/{id}/publication': {
    summary: 'Get a vacancy’s publication, and what candidates would read, checked before it is published',
    access: 'admin',
    ...idParams,
    query: publicationQuerySchema,
    response: publicationViewSchema,
  },
  'POST /api/admin/vacancies/{id}/publication': {
    summary: 'Publish an approved vacancy, or change the choices of a published one',
    problems: ['conflict'],
    access: 'admin',
    ...idParams,
    body: publicationRequestSchema,
    example: { showClient: false, applyBy: 'form' },
    response: z.object({ publication: publicationSchema }),
    status: 201,
  },
  'DELETE /api/admin/vacancies/{id}/publication': {
    summary: 'Close the candidate’s page of a vacancy',
    access: 'admin',
    ...idParams,
    response: NOTHING,
    status: 204,
  },
  'GET /api/admin/vacancies/{id}/channels': {
    summary: 'List where a vacancy is advertised, what each channel needs, and texts to paste',
    access: 'admin',
    ...idParams,
    response: channelListSchema,
  },
  'GET /api/admin/vacancies/{id}/hirers-record': {
    summary: 'Export the hirer’s record of a vacancy (Conduct Regulations 2003, Schedule 5) as CSV',
    access: 'admin',
    ...idParams,
    query: exportRequestSchema,
    response: file,
    fileType: 'text/csv; charset=utf-8',
  },
} as const satisfies Calls
