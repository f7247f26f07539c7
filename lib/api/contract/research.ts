import { z } from 'zod'
import { id } from '@/lib/fields'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import { researchRequestSchema } from '@/lib/research/request-schema'
import {
  documentRequestSchema,
  insightsSchema,
  itemDecisionSchema,
  researchSchema,
} from '@/lib/research/schema'
import { type Calls, companyParams, EXAMPLE_COMPANY, NOTHING } from './entry'

const WEBSITE = {
  problems: ['websiteUnread'],
  access: 'owner',
  body: researchRequestSchema,
  example: { website: 'https://www.northmoor.example', companyId: EXAMPLE_COMPANY },
  streams: true,
} as const

export const RESEARCH = {
  'POST /api/company/research': {
    summary: 'Research a company website for a description',
    ...WEBSITE,
    response: z.object({ description: z.string(), research: researchSchema }),
  },
  'POST /api/company/career-insights': {
    summary: 'Research a company website for career insights',
    ...WEBSITE,
    response: z.object({ insights: insightsSchema, research: researchSchema }),
  },
  'POST /api/company/documents': {
    summary: 'Read a PDF, a DOCX or text for career insights (JSON, or a form with a file)',
    access: 'owner',
    body: documentRequestSchema,
    example: { companyId: EXAMPLE_COMPANY, text: 'Benefits\n\n- 25 days of holiday\n- Cycle to work scheme' },
    form: { max: RESEARCH_LIMITS.documentBytes },
    response: z.object({ insights: insightsSchema, research: researchSchema }),
  },
  'POST /api/company/document-text': {
    summary: 'Read the text of a PDF, a DOCX or a text file, and store nothing (JSON, or a form with a file)',
    access: 'owner',
    body: documentRequestSchema,
    example: { companyId: EXAMPLE_COMPANY, text: 'Bridge engineer\n\n- Must know Tekla' },
    form: { max: RESEARCH_LIMITS.documentBytes },
    response: z.object({ name: z.string(), text: z.string(), truncated: z.boolean() }),
  },
  'PUT /api/companies/{companyId}/research/items/{itemId}': {
    summary: 'Accept, reject or edit a finding',
    access: 'owner',
    params: companyParams.params.extend({ itemId: id }),
    body: itemDecisionSchema,
    example: { decision: 'edited', text: '27 days of holiday' },
    response: z.object({ research: researchSchema }),
  },
  'DELETE /api/companies/{companyId}/research/runs/{runId}': {
    summary: 'Delete a document or website and its findings',
    access: 'owner',
    params: companyParams.params.extend({ runId: id }),
    response: NOTHING,
    status: 204,
  },
} as const satisfies Calls
