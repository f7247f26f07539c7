import { expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'

it('puts what follows in the place of what the manager says was wrong', () => {
  const facts = factsAfter(
    'They could work from home two days a week.',
    'I must also correct something: I said two days at home and that was wrong. It is one day a week at home.',
  )
  expect(facts.filter(({ topic }) => topic === 'workPattern').map(({ value }) => value)).toEqual([
    'It is one day a week at home',
  ])
  expect(JSON.stringify(facts)).not.toContain('two days at home')
})
