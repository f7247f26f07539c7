import { expect, it } from 'vitest'
import { formatInterests } from './format-interests'

it.each([
  [['AI job specification'], 'AI job', ''],
  [['AI job specification', 'Recruitment analytics'], 'AI job, Recruitment analytics', ''],
  [['AI  job specification', 'Sourcing', 'Diversity and bias reduction'], 'AI job, Sourcing', '+1 more'],
  [['One', 'Two', 'Three', 'Four', 'Five'], 'One, Two', '+3 more'],
])('formats the interests %j as %j %j', (interests, shown, more) => {
  expect(formatInterests(interests)).toEqual({ shown, more })
})
