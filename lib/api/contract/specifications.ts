import { z } from 'zod'
import { generateRequestSchema } from '@/lib/consultation/session/schema'
import { CONTENT_TYPES } from '@/lib/documents/writing/model'
import { id } from '@/lib/fields'
import {
  approvalRequestSchema,
  approvalResponseSchema,
  documentQuerySchema,
  jobSpecificationResponseSchema,
  lineEditResponseSchema,
  lineEditSchema,
  sourceTextsSchema,
  statusRequestSchema,
} from '@/lib/specification/schema'
import { type Calls, EXAMPLE_COMPANY, EXAMPLE_CONSULTATION, file, idParams } from './entry'

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
  'PATCH /api/job-specifications/{id}/lines/{lineId}': {
    summary:
      'Edit a draft line or its audience. An empty text removes the line. `keptBack` says if candidates still won’t see it',
    access: 'owner',
    params: z.object({ id, lineId: z.string().min(1).max(100) }),
    body: lineEditSchema,
    example: { text: 'Chartered with the ICE', revision: 0 },
    response: lineEditResponseSchema,
  },
  'GET /api/job-specifications/{id}/sources': {
    summary: 'Get the source texts behind a job specification',
    access: 'owner',
    needs: 'editor',
    ...idParams,
    response: z.object({ sources: sourceTextsSchema }),
  },
  'GET /api/job-specifications/{id}/document': {
    summary: 'Download a job specification. The agency edition is for editors',
    access: 'owner',
    ...idParams,
    query: documentQuerySchema,
    response: file,
    fileType: Object.values(CONTENT_TYPES),
    problems: ['forbidden', 'notImplemented'],
  },
  'GET /api/job-specifications/{id}/certificate': {
    summary: 'Download the certificate of an approval',
    access: 'owner',
    ...idParams,
    response: file,
    fileType: CONTENT_TYPES.pdf,
    problems: ['conflict', 'notImplemented'],
  },
  'POST /api/job-specifications/{id}/approval': {
    summary: 'Approve a draft, which locks it',
    access: 'owner',
    needs: 'approve',
    ...idParams,
    body: approvalRequestSchema,
    example: { name: 'Jo Bloggs', acceptTerms: true, revision: 0 },
    response: approvalResponseSchema,
    status: 201,
  },
  'POST /api/job-specifications/{id}/revisions': {
    summary: 'Open the newest draft, or start one from the newest version',
    access: 'owner',
    ...idParams,
    response: z.object({ jobSpecification: z.object({ id: z.string() }) }),
  },
} as const satisfies Calls
