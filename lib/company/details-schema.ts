import { z } from 'zod'
import { text } from '@/lib/fields'
import { websiteSchema } from '@/lib/research/website'
import { jobTitleSchema } from './job-title-schema'
import { COMPANY_INDUSTRIES, COMPANY_LIMITS, COMPANY_SIZES } from './options'

const industry = z.enum(
  COMPANY_INDUSTRIES.map(({ key }) => key),
  'Please select an industry',
)
const size = z.enum(
  COMPANY_SIZES.map(({ key }) => key),
  'Please select company size',
)

export const companyDetailsSchema = z.object({
  industry,
  size,
  website: websiteSchema,
  description: text({
    min: 10,
    max: COMPANY_LIMITS.description,
    message: 'Description must be at least 10 characters',
  }),
  jobTitle: jobTitleSchema,
})
export type CompanyDetails = z.infer<typeof companyDetailsSchema>
