import { describe, expect, it } from 'vitest'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { GROUNDS } from './grounds'
import { NEEDS } from './needs'
import { findUnlawful } from './screen'
import { cardOf } from './verdict'
import { lawfulWordings, topicOfWording } from './wordings'

describe('lawfulWordings', () => {
  it.each(GROUNDS)('has two lawful wordings and a law card for %s', (ground) => {
    const wordings = lawfulWordings(ground, 'nothing to go by')
    expect(wordings.length).toBeGreaterThanOrEqual(2)
    expect(wordings.flatMap(findUnlawful)).toEqual([])
    expect(findLawCard(cardOf(ground))?.text).toBeTruthy()
  })

  const texts = NEEDS.map(
    ({ id, wordings }) =>
      [id, wordings.map((line) => (typeof line === 'string' ? line : line.text))] as const,
  )

  it.each(texts)('words "%s" lawfully', (_, wordings) => {
    expect(wordings.flatMap(findUnlawful)).toEqual([])
  })

  it('names no other sex than the sentence does', () => {
    const offered = lawfulWordings('sex', 'We want a male worker, the lads need personal care from a man')
    expect(offered).toContainEqual(expect.stringMatching(/^Men’s intimate care/))
    expect(offered).not.toContainEqual(expect.stringMatching(/^Women’s/))
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

const CHILDCARE = 'Nobody with little ones, they’d want every school holiday off'

it('says nothing of the job that neither its facts nor the sentence say', () => {
  const offered = lawfulWordings('pregnancy', CHILDCARE)
  expect(offered.length).toBeGreaterThanOrEqual(2)
  expect(offered.join(' ')).not.toMatch(/rota|on[- ]call|evening|weekend|shift|travel/i)
})

it.each([
  [['On call one week in six'], /on-call rota/],
  [['Earlies and lates, week about'], /work the rota/],
  [['Alternate Saturdays till noon'], /weekend work/],
])('offers what the facts %j say of the job', (known, line) => {
  expect(lawfulWordings('pregnancy', CHILDCARE, known).join(' ')).toMatch(line)
})

it.each(['There’s no on-call and no weekends', 'We don’t do call-outs'])(
  'offers nothing that the fact %j denies',
  (fact) => {
    expect(lawfulWordings('pregnancy', CHILDCARE, [fact]).join(' ')).not.toMatch(/on[- ]call|weekend/i)
  },
)

it('offers no hours for the late twenties', () => {
  const offered = lawfulWordings(
    'age',
    'Somebody in their late twenties, or early thirties at most, who fits in',
  )
  expect(offered.length).toBeGreaterThanOrEqual(2)
  expect(offered.join(' ')).not.toMatch(/hours|weekend|on time/i)
})

it('has two wordings for every need, whatever is known of the job', () => {
  for (const { id, grounds, cues } of NEEDS) {
    const offered = lawfulWordings(grounds?.[0] ?? 'age', cues.split(',')[0] ?? '')
    expect([id, offered.length >= 2]).toEqual([id, true])
  }
})

it('never offers to do without experience', () => {
  expect(JSON.stringify(NEEDS)).not.toMatch(/no experience/i)
})

it.each([
  ['People at any stage of their working life are welcome.', 'culture'],
  ['The job includes an on-call rota.', 'onCall'],
  ['They need the right to work in the UK.', 'experience'],
  ['They need to work well in a close team.', 'softSkills'],
])('knows where %j belongs', (wording, topic) => {
  expect(topicOfWording(wording)).toBe(topic)
})
