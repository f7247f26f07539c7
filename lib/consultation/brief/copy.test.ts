import { expect, it } from 'vitest'
import { copyFacts } from './copy'
import { newFact } from './facts'

const factOf = (id: string, topic: 'title' | 'pay', change = {}) => ({
  ...newFact(
    {
      topic,
      value: `${topic} of ${id}`,
      strength: 'must',
      evidence: [{ kind: 'message', id: 'm1', start: 0, end: 4 }],
      because: 'test',
    },
    id,
  ),
  ...change,
})

const FACTS = [
  factOf('a', 'title'),
  factOf('b', 'pay'),
  factOf('c', 'pay', { conflictsWith: 'b' }),
  factOf('d', 'pay', { state: 'withdrawn' }),
  factOf('e', 'pay', { conflictsWith: 'd' }),
]

it('copies what holds, with its evidence and its conflicts, under new ids', () => {
  let count = 0
  const copies = copyFacts(FACTS, { withTitle: true, newId: () => `new-${++count}` })
  expect(copies.map(({ id, value, conflictsWith }) => [id, value, conflictsWith])).toEqual([
    ['new-1', 'title of a', null],
    ['new-2', 'pay of b', null],
    ['new-3', 'pay of c', 'new-2'],
    ['new-4', 'pay of e', null],
  ])
  expect(copies.map(({ evidence }) => evidence)).toEqual(copies.map(() => FACTS[0]?.evidence))
})

it('leaves the title out for another job', () => {
  expect(copyFacts(FACTS, { withTitle: false, newId: String }).map(({ topic }) => topic)).not.toContain(
    'title',
  )
})
