import { z } from 'zod'
import { newVacancySchema, ownVacancyListSchema, ownVacancySchema } from '@/lib/vacancy/workspace/schema'
import { type Calls, EXAMPLE_COMPANY } from './entry'

export const VACANCIES = {
  'GET /api/vacancies': {
    summary: 'List your vacancies with their state and next step, last changed first',
    access: 'owner',
    response: ownVacancyListSchema,
  },
  'POST /api/vacancies': {
    summary:
      'Start another vacancy, which becomes the current one of its company. A copy has only the job title of the other one',
    access: 'owner',
    body: newVacancySchema,
    example: { companyId: EXAMPLE_COMPANY, jobTitle: 'Bridge inspector' },
    response: z.object({ vacancy: ownVacancySchema }),
    status: 201,
  },
} as const satisfies Calls
