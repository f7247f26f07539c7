import type { UseFormSetError } from 'react-hook-form'
import { applyServerErrors } from '@/components/forms/server-errors'
import { FIELD_NOTE } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'
import { sendSavedAnswers } from '@/components/vacancy-builder/send-saved-answers'
import { ApiError, callApi } from '@/lib/api/client'
import { type Registration, registrationSchema } from '@/lib/company/registration-schema'
import { contact } from '@/lib/paths'
import { EMAIL_CHECK_FAILED, type EmailCheck } from './email-check'
import { failureText } from './failure-text'

// Loaded with zod on the form's first focus, not on page load.

export const schema = registrationSchema

const CONTACT_SALES_NOTE = (
  <p className={FIELD_NOTE}>
    Don’t have a work email?{' '}
    <a href={contact()} className="link">
      Contact sales
    </a>{' '}
    and we’ll set you up ourselves.
  </p>
)

/** Never throws. */
export async function checkEmailAddress(email: string, signal: AbortSignal): Promise<EmailCheck> {
  try {
    const { validation } = await callApi('POST /api/validate-email', { body: { email }, signal })
    const { isValid, isBusinessEmail, reason, advice } = validation
    if (isValid && isBusinessEmail)
      return { state: 'valid', note: advice ? <span className="block">{advice}</span> : null }
    return reason
      ? { state: 'invalid', message: reason, help: isValid ? CONTACT_SALES_NOTE : null }
      : EMAIL_CHECK_FAILED
  } catch (error) {
    const fieldError =
      error instanceof ApiError && error.problem?.errors?.find(({ field }) => field === 'email')
    return fieldError ? { state: 'invalid', message: fieldError.message } : EMAIL_CHECK_FAILED
  }
}

/** Returns the company's id, or null on failure with the reasons set on the form. */
export async function registerCompany(
  values: Registration,
  fields: readonly (keyof Registration)[],
  setError: UseFormSetError<Registration>,
): Promise<string | null> {
  try {
    const { company } = await callApi('POST /api/companies', { body: values })
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
