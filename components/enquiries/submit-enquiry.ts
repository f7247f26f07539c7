import { notify } from '@/components/ui/notify'
import { ApiError, callApi, isQuotaRefusal } from '@/lib/api/client'
import { MIN_FILL_MS } from '@/lib/enquiries/options'
import { contactSalesSchema, firstErrorByField, interestSchema, readFormValues } from '@/lib/enquiries/schema'

// Loaded, with zod, on the first focus in an enquiry form rather than with the page.

export type EnquiryName = 'interest' | 'contact'
type FieldErrors = Record<string, string>

const SCHEMAS = { interest: interestSchema, contact: contactSalesSchema }

export function validateEnquiry(name: EnquiryName, form: HTMLFormElement): FieldErrors {
  const { error } = SCHEMAS[name].safeParse(readFormValues(new FormData(form)))
  return error ? firstErrorByField(error) : {}
}

/** `failure` is what to say where no field is at fault. */
interface Refusal {
  errors: FieldErrors
  failure: string | null
}

/** The form must be valid. Returns null on success. */
export async function submitEnquiry(name: EnquiryName, form: HTMLFormElement): Promise<Refusal | null> {
  const values = readFormValues(new FormData(form))
  // The server takes a form filled in faster than this for a bot's, so wait for the rest of the time.
  const wait = MIN_FILL_MS - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const elapsedMs = Math.ceil(performance.now())
  try {
    if (name === 'interest') {
      await callApi('POST /api/interest', { body: { ...interestSchema.parse(values), elapsedMs } })
      notify({ title: 'Interest registered successfully' })
    } else {
      await callApi('POST /api/contact-sales', { body: { ...contactSalesSchema.parse(values), elapsedMs } })
      notify({ title: 'Contact request sent', description: 'We’ll reply within 24 hours.' })
    }
    return null
  } catch (error) {
    notify({ ...failureNotification(name, error), variant: 'destructive' })
    const fieldErrors = (error instanceof ApiError && error.problem?.errors) || []
    return {
      errors: Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message])),
      failure: fieldErrors.length > 0 ? null : describeFailure(error),
    }
  }
}

const describeFailure = (error: unknown): string =>
  error instanceof ApiError && isQuotaRefusal(error)
    ? error.detail
    : 'We couldn’t send this. What you typed is still here. Try again in a minute.'

function failureNotification(name: EnquiryName, error: unknown) {
  if (error instanceof ApiError && isQuotaRefusal(error))
    return { title: 'Not sent', description: error.detail }
  if (name === 'interest')
    return { title: 'Registration failed', description: 'Please try again or contact us directly.' }
  const message = error instanceof ApiError && (error.status === 0 ? error.detail : error.message)
  return { title: 'Error sending request', description: message || 'Please try again later.' }
}
