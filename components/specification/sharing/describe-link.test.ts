import { expect, it } from 'vitest'
import { describeLink } from './describe-link'

const LINK = { url: 'https://spanwright.example/shared/x', name: '', email: '', isEmailed: false }

it('says whose link it is, and whether it was sent', () => {
  expect(describeLink(LINK)).toBe('Copy the link now. We can’t show it again.')
  expect(describeLink({ ...LINK, name: 'Priya Shah' })).toBe(
    'Send this link to Priya Shah. Copy it now. We can’t show it again.',
  )
  expect(describeLink({ ...LINK, email: 'priya@northmoor.example' })).toBe(
    'Send this link to priya@northmoor.example. Copy it now. We can’t show it again.',
  )
  expect(describeLink({ ...LINK, email: 'priya@northmoor.example', isEmailed: true })).toBe(
    'We’ve emailed this link to priya@northmoor.example. You can copy it now, but not later.',
  )
})
