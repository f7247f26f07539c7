import type { Route } from 'next'
import type { UseFormSetError } from 'react-hook-form'
import { z } from 'zod'
import { applyServerErrors } from '@/components/forms/server-errors'
import { notify } from '@/components/ui/notify'
import { callApi, reasonOf } from '@/lib/api/client'
import { jobTitleSchema } from '@/lib/company/job-title-schema'
import * as paths from '@/lib/paths'

// Loaded with zod on the form's first focus, not on page load.

const ADVERT_MAX = 24_000

export const schema = z
  .object({
    companyId: z.string(),
    jobTitle: z.string().trim().min(1, 'Enter the job title').pipe(jobTitleSchema),
    from: z.enum(['scratch', 'vacancy', 'advert']),
    fromVacancyId: z.string(),
    advert: z.string().max(ADVERT_MAX, 'Paste 24,000 characters or fewer'),
  })
  .refine(({ from, advert }) => from !== 'advert' || advert.trim() !== '', {
    path: ['advert'],
    error: 'Paste the advert',
  })
type Values = z.infer<typeof schema>

/** Returns the address of its first step, or null on failure with the reasons set on the form. */
export async function startVacancy(values: Values, setError: UseFormSetError<Values>): Promise<Route | null> {
  const { companyId, jobTitle, from, fromVacancyId, advert } = values
  try {
    const { vacancy } = await callApi('POST /api/vacancies', {
      body: { companyId, jobTitle, ...(from === 'vacancy' && fromVacancyId !== '' && { fromVacancyId }) },
    })
    if (from !== 'advert') return vacancy.url as Route
    await sendAdvert({ companyId, vacancyId: vacancy.id, message: advert })
    return paths.withVacancy(paths.consultation, vacancy.id)
  } catch (error) {
    if (!applyServerErrors(error, setError, ['companyId', 'jobTitle', 'fromVacancyId']))
      setError('root', {
        message: `We couldn’t start the vacancy. ${reasonOf(error, 'Check your connection and try again.')}`,
      })
    return null
  }
}

/** Its lines wait in the chat for a review. A failure leaves the vacancy, where the advert can be pasted. */
async function sendAdvert(body: { companyId: string; vacancyId: string; message: string }): Promise<void> {
  try {
    await callApi('POST /api/ai/chat', { body: { ...body, import: 'review' } })
  } catch (error) {
    notify({
      title: 'The vacancy is started, but we couldn’t read the advert',
      description: reasonOf(error, 'Please paste it into the conversation.'),
      variant: 'destructive',
    })
  }
}
