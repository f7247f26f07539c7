import { expect, it } from 'vitest'
import type { Held } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { pressedButtons } from './pressed'

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
