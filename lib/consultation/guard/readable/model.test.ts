import { describe, expect, it } from 'vitest'
import { findLineReason } from '@/lib/consultation/guard/line'
import { isUnreadable, saysNothing } from './model'

describe('isUnreadable', () => {
  it.each([
    ['experience', 'Well no, that was years ago and he reckons we can do without'],
    ['technical', 'It isn’t what we said before, so put the other one'],
    ['culture', 'I’ve told them that and they said we should leave it so there you are'],
    ['culture', 'Main thing: I’ve told them that and they said we should leave it so there you are'],
  ])('holds talk in %s: %j', (section, text) => {
    expect(isUnreadable(text, section)).toBe(true)
    expect(findLineReason(text, { company: '', spokenIn: section })).not.toBeNull()
  })

  it.each([
    ['responsibilities', 'Plan the maintenance of the filling lines'],
    ['technical', 'Working knowledge of pump selection and pipe sizing'],
    ['experience', 'At least three years in food production'],
    ['softSkills', 'Calm with customers'],
    ['niceToHave', 'A forklift licence'],
    ['benefits', '25 days’ holiday plus bank holidays'],
    ['culture', 'A team of nine who eat lunch together'],
    ['benefits', 'Pension: 8% from the firm'],
    ['growth', 'ILM level 3: paid by the firm'],
    ['culture', 'Team: eight, four fitters'],
    ['culture', 'A team of 7 in the paint shop'],
    ['technical', 'A torque wrench (any)'],
    ['technical', 'PLC fault finding on Siemens S7'],
    ['technical', 'IES VE'],
    ['growth', 'We can teach hydraulics and Epicor'],
    ['experience', 'We can’t sponsor a visa'],
    ['responsibilities', 'Review other engineers’ drawings'],
    ['responsibilities', 'Not site work, another team does that'],
    ['niceToHave', 'An SSSTS card would help on site but we’d get you one'],
    ['process', '20 min call, then an hour in the lab where we go through a drawing'],
    ['package', 'Bonus: 5%'],
  ])('passes a line of %s: %j', (section, text) => {
    expect(isUnreadable(text, section)).toBe(false)
  })

  it('does not judge the terms of the job, the overview, or anything that was written for a document', () => {
    expect(isUnreadable('£20.50 an hour', 'compensation')).toBe(false)
    expect(isUnreadable('We are looking for a permanent senior bridge engineer in Leeds.', 'overview')).toBe(
      false,
    )
    expect(isUnreadable('It isn’t what we said before, so put the other one', 'overview')).toBe(false)
    expect(findLineReason('It isn’t what we said before, so put the other one', { company: '' })).toBeNull()
  })
})

describe('saysNothing', () => {
  it.each(['I don’t know.', 'No, wait, I take that back.', 'That’s me done thanks.'])(
    'is true of %j',
    (text) => {
      expect(saysNothing(text)).toBe(true)
    },
  )

  it.each([
    'The budget is £52,000 at most.',
    'We’ve won a framework with the water company.',
    'Two of the night staff left in March.',
  ])('is false of %j', (text) => {
    expect(saysNothing(text)).toBe(false)
  })
})
