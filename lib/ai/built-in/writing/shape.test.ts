import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import type { Section } from '@/lib/specification/options'
import { learnable, shaped } from './shape'

describe('shaped', () => {
  it.each([
    ['they need to be able to weld', 'softSkills', 'softSkills', 'able to weld'],
    ['they have done five years in yards', 'niceToHave', 'experience', 'five years in yards'],
    ['to live within an hour', 'experience', 'experience', 'live within an hour'],
    ['to a high standard', 'technical', 'technical', 'to a high standard'],
    ['who listens', 'softSkills', 'softSkills', 'Somebody who listens'],
    ['there is a offshore allowance', 'package', 'package', 'an offshore allowance'],
    ['it is a team of six', 'culture', 'culture', 'a team of six'],
    ['it is the lab that counts', 'culture', 'culture', 'it is the lab that counts'],
    ['Salary is £40,000', 'compensation', 'pay', '£40,000'],
    ['salary reviewed in April', 'compensation', 'pay', 'salary reviewed in April'],
    ['Start date flexible', 'startDate', 'startDate', 'flexible'],
    ['Hours 40, Monday to Friday', 'hours', 'hours', '40 hours, Monday to Friday'],
    ['Hours 37.5', 'hours', 'hours', '37.5 hours'],
    ['five years', 'experience', 'experience', 'five years’ experience'],
    ['27 days', 'benefits', 'benefits', '27 days’ holiday'],
    ['perm', 'contractType', 'contractType', 'Permanent'],
  ] satisfies [string, Section, Topic, string][])(
    'takes from %j in %s what its place says',
    (value, section, topic, left) => {
      expect(shaped(value, section, topic)).toBe(left)
    },
  )
})

describe('learnable', () => {
  it.each([
    ['we can teach them our SCADA', 'our SCADA (training given)'],
    ['DOORS', 'DOORS (training given)'],
    ['we train for it', 'we train for it'],
  ])('says of %j that it is taught', (value, text) => {
    expect(learnable(value)).toBe(text)
  })
})
