import type { LegalSection } from '@/components/legal/legal-document'
import { AGREEMENT, APPROVAL, OUR_ROLE, RESPONSIBILITIES, SERVICE } from './agreement'
import { CONTACT, DATA, ENDING, GENERAL, LAW, PROPERTY } from './general'
import { GUARANTEE, LIABILITY, PAYMENT } from './payment'

/** The terms of service (specification, section 2). */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  AGREEMENT,
  SERVICE,
  OUR_ROLE,
  RESPONSIBILITIES,
  APPROVAL,
  PAYMENT,
  GUARANTEE,
  LIABILITY,
  PROPERTY,
  DATA,
  ENDING,
  GENERAL,
  LAW,
  CONTACT,
]
