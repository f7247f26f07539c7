import { z } from 'zod'
import { emailTextSchema, registrationSchema } from '@/lib/company/registration-schema'
import { companySchema, companyUpdateSchema, emailValidationSchema } from '@/lib/company/schema'
import { vacancyQuerySchema } from '@/lib/consultation/session/schema'
import { researchSchema } from '@/lib/research/schema'
import { type Calls, companyParams } from './entry'

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
} as const satisfies Calls
