import { z } from 'zod'
import { companyDeletionSchema, companyExportSchema } from '@/lib/company/data/schema'
import { emailTextSchema, registrationSchema } from '@/lib/company/registration-schema'
import { companySchema, companyUpdateSchema, emailValidationSchema } from '@/lib/company/schema'
import { vacancyQuerySchema } from '@/lib/consultation/session/schema'
import { researchSchema } from '@/lib/research/schema'
import { type Calls, companyParams, NOTHING } from './entry'

export const COMPANIES = {
  'POST /api/validate-email': {
    summary: 'Check whether an email address belongs to a business',
    access: 'public',
    body: z.object({ email: emailTextSchema }),
    example: { email: 'jo@northmoor.example' },
    response: z.object({ validation: emailValidationSchema }),
  },
  'POST /api/companies': {
    summary: 'Register a company and set its owner cookie',
    access: 'public',
    body: registrationSchema,
    example: {
      name: 'Northmoor Bridges Ltd',
      email: 'jo@northmoor.example',
      contactName: 'Jo Bloggs',
      phone: '01234 567890',
    },
    response: z.object({ company: companySchema }),
    status: 201,
  },
  'GET /api/companies/{companyId}': {
    summary: 'Get a company, its research and one vacancy’s job title (the current vacancy’s by default)',
    access: 'owner',
    ...companyParams,
    query: vacancyQuerySchema,
    response: z.object({ company: companySchema, research: researchSchema.nullable() }),
  },
  'PUT /api/companies/{companyId}': {
    summary: 'Save company details and one vacancy’s job title (the current vacancy’s by default)',
    access: 'owner',
    ...companyParams,
    body: companyUpdateSchema,
    example: {
      industry: 'manufacturing',
      size: '51-200',
      website: 'www.northmoor.example',
      description: 'Designs and repairs steel bridges for councils.',
      jobTitle: 'Bridge engineer',
    },
    response: z.object({ company: companySchema }),
  },
  'DELETE /api/companies/{companyId}': {
    summary: 'Delete a company and everything that belongs to it, approved specifications too',
    access: 'owner',
    needs: 'owner',
    ...companyParams,
    body: companyDeletionSchema,
    example: { name: 'Northmoor Bridges Ltd' },
    response: NOTHING,
    status: 204,
  },
  'GET /api/companies/{companyId}/export': {
    summary: 'Export everything that a company has stored, by table',
    access: 'owner',
    needs: 'owner',
    ...companyParams,
    response: companyExportSchema,
  },
} as const satisfies Calls
