import { expect, it } from 'vitest'
import { playTalk } from '@/tests/support/played-talk'
import { confirmChanges } from './talking/confirming'

it.each([
  [
    'In confidence, one of our project engineers, Neil, is retiring in March and the team has not been told.',
    'You see your own work through to the end, and you are not one of forty engineers.',
  ],
  [
    'Off the record, one of the dental nurses, Ann, is leaving.',
    'You run your own surgery, and you are not one of twenty nurses.',
  ],
  [
    'In confidence, we lost the hospital contract in May.',
    'You work on the hospital wards, not one of the depots.',
  ],
])('replaces no confidence with words that do not name it: %s', (confidence, said) => {
  const { brief, reply } = playTalk([confidence, said])
  expect(brief.facts.every(({ state }) => state === 'active')).toBe(true)
  expect(reply).not.toContain('changed')
})

it('names a confidence that it replaces', () => {
  const was = 'the contract with Hadley Foods starts in May, so that we need two more before Easter'
  const changed = {
    kind: 'corrected',
    topic: 'driver',
    value: 'it starts in June',
    strength: 'must',
    was,
  } as const
  expect(confirmChanges([changed]).join()).toContain('Hadley Foods starts in May')
})
