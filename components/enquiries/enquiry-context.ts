import { createContext, useContext } from 'react'
import type { EnquiryState } from '@/lib/enquiries/schema'

export type EnquiryFields = Pick<EnquiryState, 'errors' | 'values'>

export const EnquiryContext = createContext<EnquiryFields>({ errors: {}, values: {} })

export const useEnquiryFields = () => useContext(EnquiryContext)
