import { notify } from '@/components/ui/notify'
import { ApiError, api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/enquiries'
import { FASTEST_MS } from '@/lib/enquiries/options'
import { contactSalesSchema, errorsOf, interestSchema, valuesOf } from '@/lib/enquiries/schema'

// What an enquiry needs from the first focus on: fetched then, with zod, and not on first load.

export type EnquiryName = 'interest' | 'contact'
type Errors = Record<string, string>

const SCHEMAS = { interest: interestSchema, contact: contactSalesSchema }

/** The messages of a form's wrong fields. */
export function check(name: EnquiryName, form: HTMLFormElement): Errors {
  const { error } = SCHEMAS[name].safeParse(valuesOf(new FormData(form)))
  return error ? errorsOf(error) : {}
}

/** Sends a form that was checked, and notifies. Returns null once it was received, else the messages of the wrong fields. */
export async function send(name: EnquiryName, form: HTMLFormElement): Promise<Errors | null> {
  const values = valuesOf(new FormData(form))
  // No person is taken for a machine for being quick: what is left of the shortest time is waited for.
  const wait = FASTEST_MS - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const elapsedMs = Math.ceil(performance.now())
  try {
    if (name === 'interest') {
      await api(routes.registerInterest, { body: { ...interestSchema.parse(values), elapsedMs } })
      notify({ title: 'Interest registered successfully' })
    } else {
      await api(routes.contactSales, { body: { ...contactSalesSchema.parse(values), elapsedMs } })
      notify({ title: 'Contact request sent', description: 'We answer within 24 hours.' })
    }
    return null
  } catch (error) {
    notify({ ...failure(name, error), variant: 'destructive' })
    const refused = error instanceof ApiError ? error.problem?.errors : undefined
    return Object.fromEntries((refused ?? []).map(({ field, message }) => [field, message]))
  }
}

/** What the notification of a failure says (specification, section 8). */
function failure(name: EnquiryName, error: unknown) {
  if (name === 'interest')
    return { title: 'Registration failed', description: 'Please try again or contact us directly.' }
  const message = error instanceof ApiError && (error.status === 0 ? error.detail : error.message)
  return { title: 'Error sending request', description: message || 'Please try again later.' }
}
