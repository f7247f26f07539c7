import { describe, expect, it } from 'vitest'
import type { Waiting } from '@/lib/consultation/messages/schema'
import { type Ask, describePicks, groupAsks } from './ask-groups'

const proposal = (id: string, messageId = 'm1'): Ask => ({
  id,
  kind: 'proposal',
  messageId,
  start: 0,
  end: 0,
  text: null,
  choices: [
    { id: 'accept', label: `Add ${id}` },
    { id: 'decline', label: 'No, don’t add it' },
  ],
})
const law = (id: string, wording: string, messageId = 'm1'): Ask => ({
  id: `held-${id}`,
  kind: 'law',
  messageId,
  start: 0,
  end: 4,
  text: null,
  choices: [
    { id: 'say-0', label: wording },
    { id: 'leave', label: 'Leave it out' },
  ],
})
const sentence = (id: string, ground: 'age' | 'sex', messageId = 'm1'): Waiting['held'][number] => ({
  id,
  messageId,
  source: 'message',
  start: 0,
  end: 4,
  ground,
  card: null,
  wordings: [],
})
const summary = (asks: Ask[], held: Waiting['held'] = []) =>
  groupAsks(asks, held).map(({ asks: of, choices }) => [
    of.map(({ id }) => id),
    choices.map(({ label, picks }) => [label, picks.map(({ ask, choice }) => `${ask.id} ${choice.id}`)]),
  ])

describe('groupAsks', () => {
  it('offers a yes and a no to all suggestions of a turn behind the single ones', () => {
    const groups = summary([proposal('a'), proposal('b'), proposal('c', 'm2')])
    expect(groups.map(([ids]) => ids)).toEqual([['a'], ['b'], ['a', 'b'], ['c']])
    expect(groups[2]?.[1]).toEqual([
      ['Yes to all two', ['a accept', 'b accept']],
      ['No to all two', ['a decline', 'b decline']],
    ])
  })

  it('settles sentences of one message that are held for one ground with one press', () => {
    const asks = [
      law('1', 'Can lift 20 kg'),
      law('2', 'Can lift 20 kg'),
      law('3', 'Has energy'),
      law('4', 'x'),
    ]
    const held = [sentence('1', 'age'), sentence('2', 'age'), sentence('3', 'age'), sentence('4', 'sex')]
    expect(summary(asks, held)).toEqual([
      [
        ['held-1', 'held-2', 'held-3'],
        [
          ['Can lift 20 kg', ['held-1 say-0', 'held-2 leave', 'held-3 leave']],
          ['Has energy', ['held-3 say-0', 'held-1 leave', 'held-2 leave']],
          ['Leave them all out', ['held-1 leave', 'held-2 leave', 'held-3 leave']],
        ],
      ],
      [
        ['held-4'],
        [
          ['x', ['held-4 say-0']],
          ['Leave it out', ['held-4 leave']],
        ],
      ],
    ])
  })

  it('lets sentences in together only where each can be', () => {
    const unsure = (ask: Ask): Ask => ({
      ...ask,
      choices: [...ask.choices, { id: 'work', label: 'The work' }],
    })
    const held = [sentence('1', 'age'), sentence('2', 'age')]
    const labels = (asks: Ask[]) => groupAsks(asks, held)[0]?.choices.map(({ label }) => label)
    expect(labels([unsure(law('1', 'x')), unsure(law('2', 'x'))])).toContain('The work')
    expect(labels([unsure(law('1', 'x')), law('2', 'x')])).not.toContain('The work')
  })

  it('keeps apart what other messages said', () => {
    const held = [sentence('1', 'age'), sentence('2', 'age', 'm2')]
    expect(summary([law('1', 'x'), law('2', 'x', 'm2')], held)).toHaveLength(2)
  })
})

it('says an answer to several questions once', () => {
  const [group] = groupAsks([law('1', 'x'), law('2', 'y')], [sentence('1', 'age'), sentence('2', 'age')])
  expect(describePicks(group?.choices.at(-1)?.picks ?? [])).toBe('Leave it out')
})
