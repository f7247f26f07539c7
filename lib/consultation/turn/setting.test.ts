import { expect, it } from 'vitest'
import type { Held } from '@/lib/consultation/brief/schema'
import { toHistory } from './setting'

const said = 'We want a young man, and he has to drive a van.'
const held: Held = {
  id: 'h',
  source: { kind: 'message', id: 'm' },
  start: 0,
  end: said.length,
  ground: 'age',
  card: 'age',
  wordings: [],
  certainty: 'plain',
  state: 'dropped',
}
const historyOf = (content: string) =>
  toHistory(
    [
      { id: 'm', role: 'user', content: said },
      { id: 'a', role: 'assistant', content },
    ],
    { held: [held] },
  ).at(-1)?.content

it.each([
  ['Left out: “We want a young man”. Where is the job?'],
  ['Left out: “We want a young man”. Left out: “and he has to”. Where is the job?'],
  ['Left out: the sentence on age from your website. Where is the job?'],
])('shows a model nothing of what the screen said was left out: %s', (content) => {
  expect(historyOf(content)).toBe('Where is the job?')
})

it('keeps what stays, and what the manager left out of the job', () => {
  const content = 'OK, it stays: “a strong press”. What is left out: the van. Where is it?'
  expect(historyOf(content)).toBe(content)
})
