import { expect, it } from 'vitest'
import { chosenAnswers } from '@/lib/consultation/brief/asks'
import type { Held } from '@/lib/consultation/brief/schema'
import { briefOf } from '@/tests/support/briefs'
import { describePressed, describeSettledHeld, pressedButtons } from './pressed'

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
  expect(describeSettledHeld(chosen, [{ id: 'm', content: 'Young ones. It’s Leeds.' }], brief)).toBe(said)
})

it('quotes of a sentence that is left out what the law holds', () => {
  const content = 'also: native German speakers only, happy on the phone.'
  const brief = { ...briefOf(), held: [{ ...held, ground: 'race' as const, end: content.length }] }
  const chosen = chosenAnswers(brief, [{ askId: 'held-h', choice: 'leave' }])
  expect(describeSettledHeld(chosen, [{ id: 'm', content }], brief)).toBe(
    'Left out: “native German speakers only”.',
  )
})

it.each([
  ['We only take lads here. We want that.', 'We want that', '“We only take lads here”'],
  ['Lads fit in, and that is that', 'that', '“Lads fit in”'],
])('names what is left out where the held words only point to it: %s', (content, words, named) => {
  const start = content.lastIndexOf(words)
  const place = { start, end: start + words.length }
  const brief = { ...briefOf(), held: [{ ...held, ...place, ground: 'sex' as const, card: 'sex' }] }
  const chosen = chosenAnswers(brief, [{ askId: 'held-h', choice: 'leave' }])
  expect(describeSettledHeld(chosen, [{ id: 'm', content }], brief)).toBe(`Left out: ${named}.`)
})

it.each([
  [
    { op: 'add', topic: 'culture', value: 'We’re a team of nine', strength: 'must' },
    'Done: the brief says “We’re a team of nine”.',
  ],
  [{ op: 'reword', factId: 'f0', value: 'Any CAD package' }, 'Done: the brief says “Any CAD package”.'],
  [{ op: 'weigh', factId: 'f0', strength: 'nice' }, 'Done: “Revit” is nice to have now.'],
  [{ op: 'drop', factId: 'f0' }, 'Done: “Revit” is out.'],
] as const)('says what the button of a suggestion changed: %j', (change, said) => {
  const brief = briefOf(['technical', 'Revit'])
  const proposal = { kind: 'proposal' as const, id: 'p', start: 0, end: 1 }
  const effect = { kind: 'proposed' as const, change, proposal }
  const choice = { id: 'yes', label: 'Yes', effect }
  const ask = { id: 'a', kind: 'proposal' as const, messageId: 'm', start: 0, end: 1, choices: [choice] }
  expect(describePressed([{ ask, choice, effect }], brief)).toBe(said)
})

it('names a sentence whose words are not in the chat by what it is about', () => {
  const source = { kind: 'website' as const, id: 'w' }
  const brief = { ...briefOf(), held: [{ ...held, source }] }
  const chosen = chosenAnswers(brief, [{ askId: 'held-h', choice: 'leave' }])
  expect(describeSettledHeld(chosen, [], brief)).toBe('Left out: the sentence on age from your website.')
})

it('says a confidence that is let in not back', () => {
  const content = 'between us the last lad walked out in May after a row'
  const brief = { ...briefOf(), held: [{ ...held, end: content.length }] }
  const chosen = chosenAnswers(brief, [{ askId: 'held-h', choice: 'work' }])
  expect(describeSettledHeld(chosen, [{ id: 'm', content }], brief)).toBe('OK, it stays.')
})
