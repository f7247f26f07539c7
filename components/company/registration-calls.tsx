import type { UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { notify } from '@/components/ui/notify'
import { sendSavedAnswers } from '@/components/vacancy-builder/send-saved-answers'
import { ApiError, api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/companies'
import { type Registration, registrationSchema } from '@/lib/company/schema'
import { contact } from '@/lib/paths'
import { CHECK_FAILED, type EmailCheck } from './email-check'
import { failureText } from './failure-text'

// What the registration needs from the first focus on: fetched then, with zod, and not on first load.

export const schema = registrationSchema

const CONTACT_SALES_NOTE = (
  <p className="field-note">
    No address like that?{' '}
    <a href={contact()} className="link">
      Contact sales
    </a>{' '}
    and we will register your company with you.
  </p>
)

/** What the server says of an e-mail address. Throws nothing. */
export async function checkEmailAddress(email: string, signal: AbortSignal): Promise<EmailCheck> {
  try {
    const { validation } = await api(routes.validateEmail, { body: { email }, signal })
    const { isValid, isBusinessEmail, reason, advice } = validation
    if (isValid && isBusinessEmail)
      return { state: 'valid', note: advice ? <span className="block">{advice}</span> : null }
    return reason
      ? { state: 'invalid', message: reason, wayOn: isValid ? CONTACT_SALES_NOTE : null }
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
    await sendSavedAnswers(company.id)
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
