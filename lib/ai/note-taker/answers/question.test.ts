import { describe, expect, it } from 'vitest'
import { findRuleCue } from './law-subject'
import { findQuestions, withoutQuestions } from './question'
import { RULE_CUES } from './rule-cues'

const kindsOf = (message: string) => findQuestions(message).map(({ kind }) => kind)

describe('findQuestions', () => {
  it.each(RULE_CUES.flatMap(({ card, yes }) => yes.map((message) => [message, card])))(
    'finds what %j is about: %s',
    (message, card) => {
      expect(findRuleCue(message)?.card).toBe(card)
      expect(kindsOf(message)).toEqual(['law'])
    },
  )

  it.each(RULE_CUES.flatMap(({ card, no }) => no.map((message) => [message, card])))(
    'does not find %j to be about %s',
    (message, card) => {
      expect(findRuleCue(message)?.card).not.toBe(card)
    },
  )

  it('finds every question of a message', () => {
    expect(findQuestions('£48k. Is a degree over the top? How far are we?')).toMatchObject([
      { kind: 'overAsked', text: 'Is a degree over the top?' },
      { kind: 'progress' },
    ])
  })

  it('finds a question in the middle of a sentence by its order of words', () => {
    expect(kindsOf('We pay £45k, is that enough?')).toEqual(['enough'])
    expect(kindsOf('Getting the drawings out, that is all we need')).toEqual([])
  })

  it.each([
    'Why now? Two of the team have retired.',
    'What would they do? Test the pumps and write it up.',
    'Do they need a degree? No.',
    'What they do: inspections, reports and call-outs.',
  ])('finds none in %j, which the manager answers', (message) => {
    expect(kindsOf(message)).toEqual([])
  })

  it('takes what leads up to a question and its reason with it', () => {
    const [found] = findQuestions('Be honest. Am I asking too much? Because nobody applied.')
    expect(found).toMatchObject({ kind: 'overAsked', start: 0, end: 56 })
  })

  it('finds none in a pasted advert', () => {
    const advert = `${'Structural Engineer\nSalary: £45,000\nLocation: Leeds\nYou will design frames and check drawings.\n'.repeat(12)}Am I talking to a real person?`
    expect(kindsOf(advert)).toEqual([])
  })
})

describe('withoutQuestions', () => {
  it('keeps statements and all offsets', () => {
    const message = 'We pay £45k, is that enough? The job is in Leeds.'
    const rest = withoutQuestions(message)
    expect(rest).toHaveLength(message.length)
    expect(rest.indexOf('Leeds')).toBe(message.indexOf('Leeds'))
    expect(rest).toMatch(/^We pay £45k,\s+\. The job is in Leeds\.$/)
  })

  it('keeps what comes before and after a question apart', () => {
    const rest = withoutQuestions('We are new here, how long does this take? We want a welder.')
    expect(rest).toMatch(/^We are new here,\s+\. We want a welder\.$/)
  })

  it('leaves words that the law protects to the guard', () => {
    const message = 'Can I say we want someone young and keen?'
    expect(withoutQuestions(message)).toBe(message)
    expect(withoutQuestions('Did I mention that we want a young man?')).toMatch(/young man/)
  })
})
