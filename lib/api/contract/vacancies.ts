import { z } from 'zod'
import {
  archiveChangeSchema,
  newVacancySchema,
  ownVacancyDetailSchema,
  ownVacancyListSchema,
  ownVacancyParamsSchema,
  ownVacancySchema,
} from '@/lib/vacancy/workspace/schema'
import { type Calls, EXAMPLE_COMPANY } from './entry'

export const VACANCIES = {
  'GET /api/vacancies': {
    summary: 'List your vacancies with their state and next step, most recently changed first',
    access: 'owner',
    response: ownVacancyListSchema,
  },
  'POST /api/vacancies': {
    summary:
      'Start another vacancy and make it the company’s current one. A copy begins with the brief of the other one, and its evidence',
    access: 'owner',
    body: newVacancySchema,
    example: { companyId: EXAMPLE_COMPANY, jobTitle: 'Bridge inspector' },
    response: z.object({ vacancy: ownVacancySchema }),
    status: 201,
  },
  'GET /api/vacancies/{id}': {
    summary: 'Read one of your vacancies and what has happened to it',
    access: 'owner',
    params: ownVacancyParamsSchema,
    response: ownVacancyDetailSchema,
  },
  'PUT /api/vacancies/{id}/archived': {
    summary: 'Archive a vacancy, or take it out of the archive',
    access: 'owner',
    params: ownVacancyParamsSchema,
    body: archiveChangeSchema,
    example: { archived: true },
    response: z.object({ vacancy: ownVacancySchema }),
  },
} as const satisfies Calls
