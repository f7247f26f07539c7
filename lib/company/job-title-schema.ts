import { text } from '@/lib/fields'
import { COMPANY_LIMITS } from './options'

export const jobTitleSchema = text({
  min: 2,
  max: COMPANY_LIMITS.jobTitle,
  message: 'Job title must be at least 2 characters',
})
