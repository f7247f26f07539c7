import type { LegalSection } from '@/components/legal/legal-document'
import { artificialIntelligence, type Processing } from './artificial-intelligence'
import { PURPOSES } from './purposes'
import { CHANGES, COMPLAINTS, RIGHTS, SECURITY } from './rights'
import { RECIPIENTS, RETENTION, transfers } from './sharing'
import { CONTROLLER, DATA_COLLECTED } from './who-and-what'

/** The privacy policy (specification, section 2) of a deployment that works as `processing` says. Sections refer to one another by number. */
export const privacySections = (processing: Processing): readonly LegalSection[] => [
  CONTROLLER,
  DATA_COLLECTED,
  PURPOSES,
  artificialIntelligence(processing),
  RECIPIENTS,
  transfers(processing),
  RETENTION,
  RIGHTS,
  COMPLAINTS,
  SECURITY,
  CHANGES,
]
