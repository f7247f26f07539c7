import { z } from 'zod'
import { generateRequestSchema } from '@/lib/consultation/session/schema'
import { jobSpecificationResponseSchema, statusRequestSchema } from '@/lib/specification/schema'
import { type Calls, EXAMPLE_COMPANY, EXAMPLE_CONSULTATION, idParams } from './entry'

export const SPECIFICATIONS = {
  'POST /api/ai/generate-summary': {
    summary: 'Generate the job specification from the consultation',
    problems: ['modelFailed'],
    access: 'owner',
    body: generateRequestSchema,
    example: { companyId: EXAMPLE_COMPANY, sessionId: EXAMPLE_CONSULTATION },
    response: z.object({ jobSpecification: z.object({ id: z.string() }) }),
  },
  'GET /api/job-specifications/{id}': {
    summary: 'Get a job specification',
    access: 'owner',
    ...idParams,
    response: jobSpecificationResponseSchema,
  },
  'PUT /api/job-specifications/{id}': {
    summary: 'Save a job specification as a draft',
    access: 'owner',
    ...idParams,
    body: statusRequestSchema,
    example: { status: 'draft' },
    response: jobSpecificationResponseSchema,
  },
} as const satisfies Calls
