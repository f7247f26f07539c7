import { describe, expect, it } from 'vitest'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { GROUNDS } from './grounds'
import { findUnlawful } from './screen'
import { cardOf } from './verdict'
import { lawfulWordings, NEEDS } from './wordings'

describe('lawfulWordings', () => {
  it.each(GROUNDS)('has two lawful wordings and a law card for %s', (ground) => {
    const wordings = lawfulWordings(ground, 'nothing to go by')
    expect(wordings.length).toBeGreaterThanOrEqual(2)
    expect(wordings.flatMap(findUnlawful)).toEqual([])
    expect(findLawCard(cardOf(ground))?.text).toBeTruthy()
  })

  it.each(NEEDS.map(({ id, wordings }) => [id, wordings] as const))('words "%s" lawfully', (_, wordings) => {
    expect(wordings.flatMap(findUnlawful)).toEqual([])
  })

  it('fits the need that the sentence names', () => {
    expect(lawfulWordings('sex', 'a bloke really, it’s heavy work')[0]).toMatch(/lifting/)
    expect(lawfulWordings('pregnancy', 'without kids so they can travel')[0]).toMatch(/travel/)
  })

  it.each([
    ['race', 'a native English speaker, they write a lot of reports', /reports/, /right to work|customers/],
    ['sex', 'a bloke really, it’s heavy work', /lifting/, /right to work|can apply/],
    ['pregnancy', 'nobody with kids, on account of the weekend phone', /on-call/, /rota and|published/],
  ] as const)('words %s of %j for its own need alone', (ground, sentence, offered, other) => {
    const wordings = lawfulWordings(ground, sentence)
    expect(wordings.join(' ')).toMatch(offered)
    expect(wordings.join(' ')).not.toMatch(other)
  })
})

it('never offers to do without experience', () => {
  expect(NEEDS.flatMap(({ wordings }) => wordings).join(' ')).not.toMatch(/no experience/i)
})
