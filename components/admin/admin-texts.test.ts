import { describe, expect, it } from 'vitest'
import { interestsText } from '@/components/admin/interest/interests'
import { clockOf } from '@/components/admin/lists/clock'
import { mailTo, telephone } from '@/components/admin/lists/contact-links'

describe('interests in a cell', () => {
  it.each([
    [['AI job specification'], 'AI job', ''],
    [['AI job specification', 'Recruitment analytics'], 'AI job, Recruitment analytics', ''],
    [['AI  job specification', 'Sourcing', 'Diversity and bias reduction'], 'AI job, Sourcing', '+1 more'],
    [['One', 'Two', 'Three', 'Four', 'Five'], 'One, Two', '+3 more'],
  ])('%j reads %j %j', (interests, shown, more) => {
    expect(interestsText(interests)).toEqual({ shown, more })
  })
})

describe('the clock of a promise', () => {
  const due = new Date('2026-11-21T14:00:00Z')
  it.each([
    ['2026-11-21T12:00:00Z', 'running', '2 h 0 min left'],
    ['2026-11-21T12:48:30Z', 'running', '1 h 11 min left'],
    ['2026-11-21T13:59:40Z', 'running', '1 min left'],
    ['2026-11-21T14:00:00Z', 'overdue', '0 min overdue'],
    ['2026-11-21T17:05:00Z', 'overdue', '3 h 5 min overdue'],
    ['2026-11-24T15:30:00Z', 'overdue', '3 d 1 h overdue'],
    ['2026-11-19T13:00:00Z', 'running', '2 d 1 h left'],
  ])('at %s is %s: %s', (now, state, text) => {
    expect(clockOf(due, new Date(now))).toEqual({ state, text })
  })
})

describe('the address that dials a number', () => {
  it.each([
    ['+44 (0)117 496-0123', 'tel:+441174960123'],
    ['(0117) 496.0123', 'tel:01174960123'],
    ['0117 496 0123 ext. 12', 'tel:01174960123;ext=12'],
  ])('of %s is %s', (phone, address) => {
    expect(telephone(phone)).toBe(address)
  })
})

describe('the address that writes to somebody', () => {
  it('names nobody else, whatever the e-mail address holds', () => {
    expect(mailTo('jo+rail@northmoor.example')).toBe('mailto:jo%2Brail@northmoor.example')
    expect(mailTo('a?cc=b&c@d.example')).toBe('mailto:a%3Fcc%3Db%26c@d.example')
  })
})
