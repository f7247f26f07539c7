import { expect, it } from 'vitest'
import { mailtoUrl, telephoneUrl } from './contact-links'

it.each([
  ['+44 (0)117 496-0123', 'tel:+441174960123'],
  ['(0117) 496.0123', 'tel:01174960123'],
  ['0117 496 0123 ext. 12', 'tel:01174960123;ext=12'],
])('makes a telephone URL of %s: %s', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url)
})

it('encodes an email address so that it cannot add a subject or a recipient', () => {
  expect(mailtoUrl('jo+rail@northmoor.example')).toBe('mailto:jo%2Brail@northmoor.example')
  expect(mailtoUrl('a?cc=b&c@d.example')).toBe('mailto:a%3Fcc%3Db%26c@d.example')
})
