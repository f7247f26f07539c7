import { describe, expect, it } from 'vitest'
import { spelled } from './spelling'
import { withoutContact } from './without-contact'

describe('withoutContact', () => {
  it.each([
    [
      'A brew at the workshop, then a paid half day out. Phone us or send a CV to dave@example.co.uk, whatever’s easiest.',
      'A brew at the workshop, then a paid half day out.',
    ],
    ['An hour on site with a test, CVs to jobs@example.com', 'An hour on site with a test'],
    ['Send a CV to dave@example.co.uk', 'Send a CV to dave@example.co.uk'],
    ['A call, then a visit.', 'A call, then a visit.'],
  ])('leaves of %j %j', (words, left) => {
    expect(withoutContact(words)).toBe(left)
  })

  it('is spelled with a small uk', () => {
    expect(spelled('write to dave@example.co.uk in the uk')).toBe('write to dave@example.co.uk in the UK')
  })
})
