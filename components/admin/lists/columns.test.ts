import { expect, it } from 'vitest'
import { AUDIT_COLUMNS } from '@/components/admin/audit-log/audit-columns'
import { CONTACT_COLUMNS } from '@/components/admin/contacts/contact-columns'
import { EMAIL_COLUMNS } from '@/components/admin/emails/email-columns'
import { REGISTRATION_COLUMNS } from '@/components/admin/interest/registration-columns'
import { PEOPLE_COLUMNS } from '@/components/admin/people/people-tab'
import { VACANCY_COLUMNS } from '@/components/admin/vacancy/vacancy-columns'

/** Of a window of 1440 px and one of 768 px, less their scroll bars, margins and borders. */
const WIDTH_REM = 85
const NARROW_REM = 45.5

const LISTS = Object.entries({
  AUDIT_COLUMNS,
  CONTACT_COLUMNS,
  EMAIL_COLUMNS,
  PEOPLE_COLUMNS,
  REGISTRATION_COLUMNS,
  VACANCY_COLUMNS,
})

it.each(LISTS)('shows all of %s without scrolling in a window of 1440 px', (_, columns) => {
  const width = columns.reduce((sum, { meta }) => sum + (meta?.width ?? 0), 0)
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThanOrEqual(WIDTH_REM)
})

it.each(LISTS)('shows what one works with of %s without scrolling in a window of 768 px', (_, columns) => {
  const width = columns.reduce(
    (sum, { meta }) => sum + (meta?.narrow === undefined ? (meta?.width ?? 0) : (meta.narrow ?? 0)),
    0,
  )
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThanOrEqual(NARROW_REM)
})
