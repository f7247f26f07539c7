import type { LegalSection } from '@/components/legal/legal-document'
import { type AiProcessing, artificialIntelligence } from './artificial-intelligence'
import { CONTROLLER, DATA_COLLECTED } from './controller-and-data'
import { PURPOSES } from './purposes'
import { RECIPIENTS, RETENTION, transfers } from './recipients-and-retention'
import { CHANGES, COMPLAINTS, RIGHTS, SECURITY } from './rights'

/** Keep their order: the texts refer to sections by number. */
export const privacySections = (processing: AiProcessing): readonly LegalSection[] => [
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
