import { z } from 'zod'
import { countsSchema, pageRequestSchema, pageSchema, searchSchema } from '@/lib/admin/lists/schema'
import { COMPANY_ROLE_KEYS } from '@/lib/content/company-roles'

/** Who has access to one company. Times are ISO 8601. */
export const companyPersonSchema = z.object({
  /** Of the access: someone can have several. */
  id: z.string(),
  email: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  role: z.enum(COMPANY_ROLE_KEYS),
  canApprove: z.boolean(),
  since: z.string(),
  lastSeenAt: z.string(),
})
export type CompanyPerson = z.infer<typeof companyPersonSchema>

export const peopleFilterSchema = searchSchema.extend({ role: z.enum(COMPANY_ROLE_KEYS).optional() })
export type PeopleFilter = z.infer<typeof peopleFilterSchema>

export const peopleQuerySchema = peopleFilterSchema
  .extend({ sort: z.enum(['lastSeenAt']).optional() })
  .extend(pageRequestSchema.shape)

export const peopleListSchema = z.object({ people: z.array(companyPersonSchema), page: pageSchema })

export const PEOPLE_FIGURES = ['total', 'owners', 'editors', 'viewers'] as const
export type PeopleFigure = (typeof PEOPLE_FIGURES)[number]
export const peopleCountsSchema = countsSchema(PEOPLE_FIGURES)
export type PeopleCounts = z.infer<typeof peopleCountsSchema>
