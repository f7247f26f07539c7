import { expect, it } from 'vitest'
import { AUDIT_COLUMNS } from '@/components/admin/audit-log/audit-columns'
import { CONTACT_COLUMNS } from '@/components/admin/contacts/contact-columns'
import { EMAIL_COLUMNS } from '@/components/admin/emails/email-columns'
import { REGISTRATION_COLUMNS } from '@/components/admin/interest/registration-columns'
import { VACANCY_COLUMNS } from '@/components/admin/vacancy/vacancy-columns'

/** Of a window of 1440 px, less its scroll bar, margins and borders. */
const WIDTH_REM = 85

it.each(
  Object.entries({ AUDIT_COLUMNS, CONTACT_COLUMNS, EMAIL_COLUMNS, REGISTRATION_COLUMNS, VACANCY_COLUMNS }),
)('shows all of %s without scrolling in a window of 1440 px', (_, columns) => {
  const width = columns.reduce((sum, { meta }) => sum + (meta?.width ?? 0), 0)
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThanOrEqual(WIDTH_REM)
})
