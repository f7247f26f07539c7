import { createContext, useContext } from 'react'
import type { EnquiryState } from '@/lib/enquiries/schema'

/** What the fields of an enquiry show: errors, and the values of a form that came back without script. */
export type Shown = Pick<EnquiryState, 'errors' | 'values'>

export const EnquiryContext = createContext<Shown>({ errors: {}, values: {} })

export const useEnquiry = () => useContext(EnquiryContext)
