import { createContext, useContext } from 'react'
import type { EnquiryState } from '@/lib/enquiries/schema'

/** What the fields of an enquiry show: errors, and the values of a form that was posted without script. */
export type EnquiryFields = Pick<EnquiryState, 'errors' | 'values'>

export const EnquiryContext = createContext<EnquiryFields>({ errors: {}, values: {} })

export const useEnquiryFields = () => useContext(EnquiryContext)
