import { notify } from '@/components/ui/notify'
import { ApiError, callApi, isQuotaRefusal } from '@/lib/api/client'
import { MIN_FILL_MS } from '@/lib/enquiries/options'
import { contactSalesSchema, firstErrorByField, interestSchema, readFormValues } from '@/lib/enquiries/schema'
import { rememberSentRequest } from './sent-request'

// Loaded, with zod, on the first focus in an enquiry form rather than with the page.

export type EnquiryName = 'interest' | 'contact'
type FieldErrors = Record<string, string>

const SCHEMAS = { interest: interestSchema, contact: contactSalesSchema }

export function validateEnquiry(name: EnquiryName, form: HTMLFormElement): FieldErrors {
  const { error } = SCHEMAS[name].safeParse(readFormValues(new FormData(form)))
  return error ? firstErrorByField(error) : {}
}

/** Why nothing was sent, where no field is at fault. `message` is the server's own. */
export interface SendFailure {
  text: string
  message?: string | undefined
}

interface Refusal {
  errors: FieldErrors
  failure: SendFailure | null
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
      const request = contactSalesSchema.parse(values)
      await callApi('POST /api/contact-sales', { body: { ...request, elapsedMs } })
      rememberSentRequest({ name: request.name, email: request.email })
      notify({ title: 'Contact request sent' })
    }
    return null
  } catch (error) {
    const fieldErrors = (error instanceof ApiError && error.problem?.errors) || []
    return {
      errors: Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message])),
      failure: fieldErrors.length > 0 ? null : describeFailure(name, error),
    }
  }
}

const STILL_HERE = 'What you typed is still here.'

function describeFailure(name: EnquiryName, error: unknown): SendFailure {
  const isRefused = error instanceof ApiError && isQuotaRefusal(error)
  if (error instanceof ApiError && (isRefused || error.status === 0)) return { text: error.detail }
  return name === 'interest'
    ? { text: `Please try again or contact us directly. ${STILL_HERE}` }
    : {
        text: `Please try again later. ${STILL_HERE}`,
        message: error instanceof ApiError ? error.message : undefined,
      }
}
