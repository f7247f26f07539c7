import 'server-only'
import { contractIn } from '@/lib/consultation/session/pay-note'
import { createPayNote } from '@/lib/knowledge/pay/note'
import { toResponse } from './content'
import type { SpecificationRecord } from './queries'
import type { JobSpecificationResponse } from './schema'

/** With the pay note, which is for the manager and never part of the specification. */
export function toResponseWithPayNote(specification: SpecificationRecord): JobSpecificationResponse {
  const response = toResponse(specification)
  const { compensationRange, pay, practicalDetails } = response.summary
  const payNote =
    compensationRange === null
      ? null
      : createPayNote(response.jobTitle, {
          pay: [{ text: compensationRange, offer: pay }],
          contract: contractIn(practicalDetails.contractType ? [practicalDetails.contractType] : []),
        })
  return { ...response, payNote }
}
