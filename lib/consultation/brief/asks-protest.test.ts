import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { findProtests, readProtest } from './asks-protest'
import type { Held } from './schema'

const held = (extra: Partial<Held> = {}): Held => ({
  id: 'h',
  source: { kind: 'message', id: 'm' },
  start: 0,
  end: 9,
  ground: 'disability',
  card: 'disability',
  wordings: [],
  certainty: 'unsure',
  state: 'held',
  ...extra,
})
const protestsIn = (message: string) =>
  findProtests(message).map(({ start, end }) => message.slice(start, end))

describe('findProtests', () => {
  it.each([
    'I never said anything about pregnancy.',
    'We didn’t mention anybody’s age.',
    'That’s about the tickets, not a person.',
    'That has nothing to do with gender.',
    'A ticket being out of date is a fair thing to ask, isn’t it?',
    'You’ve lost me there.',
    'It’s about the machine.',
    'What’s that got to do with unions?',
    'Why have you left that out?',
    'I meant it about the guard, not the fitter.',
    'Sorry but I wasn’t talking about anyone’s health.',
  ])('finds that a challenge is called mistaken: %s', (message) => {
    expect(protestsIn(message)).toEqual([message])
  })

  it.each([
    'The pay is 38 thousand.',
    'They talk to the customer about the fault.',
    'We didn’t say no to a van.',
    'I want a man.',
    'He never said a word to the client.',
    'It is 40 hours.',
    'It’s about 40 hours.',
    'I never asked for a degree.',
    'They should know a thing or two about steam.',
  ])('does not take for a protest: %s', (message) => {
    expect(protestsIn(message)).toEqual([])
  })

  it('takes a short question in front of it with it, and leaves the rest to be read', () => {
    expect(
      protestsIn('Eh? I said nothing about gender. A trip is when the breaker opens. The pay is 40k.'),
    ).toEqual(['Eh?', 'I said nothing about gender.'])
  })
})

describe('readProtest', () => {
  const MESSAGE = 'Pregnancy?? I said nothing of the sort.'

  it('presses the button of what the message before it was challenged for', () => {
    const protest = readProtest({ ...briefOf(), held: [held()] }, MESSAGE, 'm')
    expect(protest?.answers).toEqual([{ askId: 'held-h', choice: 'work' }])
  })

  it('is no wish where its button was pressed before', () => {
    const brief = briefOf()
    const challenged = { ...brief, agenda: { ...brief.agenda, challenged: ['pregnancy' as const] } }
    expect(readProtest(challenged, MESSAGE, 'm')?.answers).toEqual([])
    expect(readProtest(challenged, MESSAGE, 'm')?.spans).toHaveLength(2)
    expect(readProtest(challenged, 'I never said that.', 'm')).toBeNull()
    expect(readProtest(challenged, 'Is it fair to ask for a woman?', 'm')).toBeNull()
  })

  it('lets in nothing that was plain, settled, or said earlier', () => {
    expect(readProtest({ ...briefOf(), held: [held({ certainty: 'plain' })] }, MESSAGE, 'm')).toBeNull()
    expect(readProtest({ ...briefOf(), held: [held({ state: 'dropped' })] }, MESSAGE, 'm')).toBeNull()
    expect(readProtest({ ...briefOf(), held: [held()] }, MESSAGE, 'later')).toBeNull()
    expect(readProtest({ ...briefOf(), held: [held()] }, 'The pay is 40k.', 'm')).toBeNull()
  })
})
