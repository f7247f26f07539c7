import { z } from 'zod'
import { newVacancySchema, ownVacancyListSchema, ownVacancySchema } from '@/lib/vacancy/workspace/schema'
import { type Calls, EXAMPLE_COMPANY } from './entry'

export const VACANCIES = {
  'GET /api/vacancies': {
    summary: 'List your vacancies with their state and next step, most recently changed first',
    access: 'owner',
    response: ownVacancyListSchema,
  },
  'POST /api/vacancies': {
    summary: 'Start another vacancy and make it the company’s current one. A copy keeps only the job title',
    access: 'owner',
    body: newVacancySchema,
    example: { companyId: EXAMPLE_COMPANY, jobTitle: 'Bridge inspector' },
    response: z.object({ vacancy: ownVacancySchema }),
    status: 201,
  },
} as const satisfies Calls
