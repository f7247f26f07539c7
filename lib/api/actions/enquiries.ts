'use server'

import type { z } from 'zod'
import { runAction } from '@/lib/api/action'
import { RATE_LIMITS } from '@/lib/api/rate-limits'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { visitorAddress } from '@/lib/auth/visitor'
import { saveFormResult } from '@/lib/enquiries/form-result'
import {
  contactSalesSchema,
  type EnquiryState,
  firstErrorByField,
  interestSchema,
  readFormValues,
} from '@/lib/enquiries/schema'
import { contactSales, registerInterest } from '@/lib/enquiries/service'
import { reserveAddressBytes } from '@/lib/quotas/storage/service'

// For forms without script; with script the forms call the API. Both share rate limits.

export async function postInterest(form: FormData): Promise<void> {
  saveFormResult(await submitEnquiry('POST /api/interest', form, interestSchema, registerInterest))
}

export async function postContactSales(form: FormData): Promise<void> {
  saveFormResult(await submitEnquiry('POST /api/contact-sales', form, contactSalesSchema, contactSales))
}

async function submitEnquiry<S extends z.ZodType>(
  call: 'POST /api/interest' | 'POST /api/contact-sales',
  form: FormData,
  schema: S,
  store: (enquiry: z.output<S>, idempotencyKey: null) => Promise<void>,
): Promise<EnquiryState> {
  const values = readFormValues(form)
  const result = await runAction(async () => {
    const address = await visitorAddress()
    await consumeRateLimit(call, RATE_LIMITS[call].rate, address)
    const parsed = schema.safeParse(values)
    if (!parsed.success) return firstErrorByField(parsed.error)
    await reserveAddressBytes(address, RATE_LIMITS[call].stores, JSON.stringify(parsed.data))
    await store(parsed.data, null)
    return null
  })
  if (!result.ok) return { values, errors: {}, failure: result.message, done: false }
  if (result.data) return { values, errors: result.data, failure: null, done: false }
  return { values: {}, errors: {}, failure: null, done: true }
}
