import type { Route } from 'next'
import type { UseFormSetError } from 'react-hook-form'
import { z } from 'zod'
import { applyServerErrors } from '@/components/forms/server-errors'
import { notify } from '@/components/ui/notify'
import { callApi, reasonOf } from '@/lib/api/client'
import { jobTitleSchema } from '@/lib/company/job-title-schema'

// Loaded with zod on the form's first focus, not on page load.

export const schema = z.object({ companyId: z.string(), jobTitle: jobTitleSchema })
type Values = z.infer<typeof schema>

/** Returns the address of its first step, or null on failure with the reasons set on the form. */
export async function startVacancy(values: Values, setError: UseFormSetError<Values>): Promise<Route | null> {
  try {
    const { vacancy } = await callApi('POST /api/vacancies', { body: values })
    return vacancy.url as Route
  } catch (error) {
    applyServerErrors(error, setError, ['companyId', 'jobTitle'])
    notify({
      title: 'We couldn’t start the vacancy',
      description: reasonOf(error, 'Your job title is still here. Check your connection and try again.'),
      variant: 'destructive',
    })
    return null
  }
}
