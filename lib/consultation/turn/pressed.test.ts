import { expect, it } from 'vitest'
import { chosenAnswers } from '@/lib/consultation/brief/asks'
import type { Held } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { describeSettledHeld, pressedButtons } from './pressed'

const held: Held = {
  id: 'h',
  source: { kind: 'message', id: 'm' },
  start: 0,
  end: 9,
  ground: 'age',
  card: 'age',
  wordings: ['They need an open mind.', 'People at any stage are welcome.'],
  certainty: 'unsure',
  state: 'held',
}

it.each([
  ['leave', 'Leave it out', 'leaveOut'],
  ['work', 'It’s about the work, not the person', 'letIn'],
  ['say-1', 'People at any stage are welcome.', 'reword'],
])('names the button %s of a held sentence by its own words', (choice, label, does) => {
  const pressed = pressedButtons({ ...briefOf(), held: [held] }, [{ askId: 'held-h', choice }])
  expect(pressed).toEqual([{ askId: 'held-h', label, does }])
})

it.each([
  ['work', 'OK, it stays: “Young ones”.'],
  ['leave', 'Left out: “Young ones”.'],
  ['say-1', ''],
])('says what the button %s of a held sentence did', (choice, said) => {
  const brief = { ...briefOf(), held: [{ ...held, end: 11 }] }
  const chosen = chosenAnswers(brief, [{ askId: 'held-h', choice }])
  expect(describeSettledHeld(chosen, [{ id: 'm', content: 'Young ones. It’s Leeds.' }])).toBe(said)
})

it('says that a sentence stays where its words are not in the chat', () => {
  const chosen = chosenAnswers({ ...briefOf(), held: [held] }, [{ askId: 'held-h', choice: 'work' }])
  expect(describeSettledHeld(chosen, [])).toBe('OK, it stays.')
})
