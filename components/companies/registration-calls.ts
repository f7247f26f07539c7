import type { UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { notify } from '@/components/ui/notify'
import { carryAnswers } from '@/components/vacancy-builder/carry-answers'
import { ApiError, api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/companies'
import { type Registration, registrationSchema } from '@/lib/companies/schema'
import { CHECK_FAILED, type EmailCheck } from './email-check'
import { failureText } from './failure-text'

// What the registration needs from the first focus on: fetched then, with zod, and not on first load.

export const schema = registrationSchema

/** What the server says of an e-mail address. Throws nothing. */
export async function askAboutEmail(email: string, signal: AbortSignal): Promise<EmailCheck> {
  try {
    const { validation } = await api(routes.validateEmail, { body: { email }, signal })
    if (validation.isValid && validation.isBusinessEmail) return { state: 'valid', advice: validation.advice }
    return validation.reason
      ? { state: 'invalid', message: validation.reason, refused: validation.isValid }
      : CHECK_FAILED
  } catch (error) {
    const refusal = error instanceof ApiError && error.problem?.errors?.find(({ field }) => field === 'email')
    return refusal ? { state: 'invalid', message: refusal.message } : CHECK_FAILED
  }
}

/** Registers a company and notifies; returns its id, or null where that failed and the form says why. */
export async function registerCompany(
  values: Registration,
  fields: readonly (keyof Registration)[],
  setError: UseFormSetError<Registration>,
): Promise<string | null> {
  try {
    const { company } = await api(routes.createCompany, { body: values })
    await carryAnswers(company.id)
    notify({
      title: 'Registration successful',
      description: 'Your company has been registered successfully.',
    })
    return company.id
  } catch (error) {
    applyServerErrors(error, setError, fields)
    notify({ title: 'Registration failed', description: failureText(error), variant: 'destructive' })
    return null
  }
}
