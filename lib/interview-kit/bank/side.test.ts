import { expect, it } from 'vitest'
import { isAboutOtherThanPeople, isOtherSide } from './side'

it.each([
  ['Review the lamp drawings of contractors', 'Tell us about a difficult lamp you detailed.', true],
  ['Reading lamp diagrams', 'What changed what you put on a drawing?', true],
  ['Approve lamp submissions', 'Tell us about a lamp that a customer rejected.', true],
  ['Approve lamp submissions', 'Tell us about a lamp you rejected.', false],
  ['Review the lamp drawings of contractors', 'Tell us about an error you found in a drawing.', false],
  ['Check sheet for lamps', 'Tell us about a sheet you wrote.', false],
  ['Design lamps', 'Tell us about a lamp you rejected when you reviewed it.', true],
  ['Design lamps', 'Tell us about a lamp you designed.', false],
  [
    'Take new lamps from concept to design transfer',
    'How do you service a lamp? Tell us about one you serviced.',
    true,
  ],
])('"%s" and "%s": %s', (line, question, isOther) => {
  expect(isOtherSide(line, question)).toBe(isOther)
})

it.each([
  [
    'Manage one accounts assistant',
    'Take us through a movement in the accounts that was hard to explain.',
    true,
  ],
  ['Train two commis and an apprentice', 'Tell us about a lamp that went out.', true],
  ['Supervise 38 care staff', 'Tell us about somebody who developed well while working for you.', false],
  ['Lead engineering change on the lamp', 'Tell us about a change you led.', false],
  ['Develop control systems', 'Tell us about a control system you wrote.', false],
  ['Manage the technician meeting', 'Tell us about a meeting that went off its agenda.', false],
])('"%s" asks about people, and "%s" about something else: %s', (line, question, isOther) => {
  expect(isAboutOtherThanPeople(line, question)).toBe(isOther)
})
