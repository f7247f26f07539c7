import { describe, expect, it } from 'vitest'
import { briefOf, newOperation, withAgenda } from '@/tests/support/briefs'
import { completeOperations } from './complete'
import type { BriefOperation } from './operation-schema'

const said = (message: string, part: Partial<BriefOperation>) => {
  const quote = part.quote ?? message
  return newOperation({
    op: 'add',
    strength: 'must',
    at: message.indexOf(quote),
    value: quote,
    ...part,
    quote,
  })
}

describe('completeOperations', () => {
  it.each([
    ['We’re after two test engineers for the new line.', 'two test engineers'],
    ['Right love, need eight fitters, four year job.', 'eight fitters'],
    ['There’s one vacancy.', 'one vacancy'],
    ['I need a couple of welders.', 'a couple of welders'],
    ['We’re hiring half a dozen.', 'half a dozen'],
  ])('adds how many are wanted in %j', (message, value) => {
    const [added, ...others] = completeOperations([], message, briefOf())
    expect(added).toMatchObject({ op: 'add', topic: 'posts', value, at: message.indexOf(value) })
    expect(others).toEqual([])
  })

  it.each([
    'We need an engineer.',
    'They’d have two engineers reporting to them.',
    'We’ve two fitters already.',
    'We need two years with suppliers.',
    'We don’t need two fitters.',
    'We have four architects where we need five.',
    'Just the one.',
    'The tool change takes 96 minutes on average, I want 60.',
    'The tool change takes 96 minutes on average. I want 60.',
    'All part-timers, and no emails after six.',
  ])('adds no number of posts in %j', (message) => {
    expect(completeOperations([], message, briefOf())).toEqual([])
  })

  it('hears “we need three” where the number was asked', () => {
    const asked = withAgenda(briefOf(), { asked: { topic: 'posts', followUp: false } })
    expect(completeOperations([], 'We need three.', asked)).toMatchObject([
      { topic: 'posts', value: 'three' },
    ])
  })

  it('hears “just the one” where the number was asked or is known', () => {
    const known = briefOf(['posts', 'two engineers'])
    const [added] = completeOperations([], 'Just the one.', known)
    expect(added).toMatchObject({ topic: 'posts', value: 'Just the one' })
  })

  it('leaves a number to a reader that found it', () => {
    const message = 'We need two fitters.'
    const found = [said(message, { topic: 'posts', quote: 'two fitters' })]
    expect(completeOperations(found, message, briefOf())).toEqual(found)
  })

  it.each(['Actually it’s £42k.', 'Sorry. It’s £42k.', 'It’s £42k, not £38k.'])(
    'takes %j for a correction',
    (message) => {
      const added = said(message, { topic: 'pay', quote: '£42k' })
      expect(completeOperations([added], message, briefOf(['pay', '£38k']))).toMatchObject([
        { op: 'replace', factId: 'f0' },
      ])
    },
  )

  it('lets a model correct a value only where the message says that it changed', () => {
    const brief = briefOf(['pay', '£38k'])
    const replace = (message: string) => {
      const operation = said(message, { op: 'replace', topic: null, factId: 'f0', quote: '£42k' })
      return completeOperations([operation], message, brief)[0]
    }
    expect(replace('The salary is £42k.')).toMatchObject({ op: 'add', topic: 'pay', factId: null })
    expect(replace('The salary went up to £42k.')).toMatchObject({ op: 'replace', factId: 'f0' })
  })

  it('lets a model make a value plainer', () => {
    const message = 'Derby city centre.'
    const operation = said(message, { op: 'replace', topic: null, factId: 'f0', quote: 'Derby city centre' })
    expect(completeOperations([operation], message, briefOf(['location', 'Derby']))).toEqual([operation])
  })

  it('leaves one fact of two where one is replaced and the other withdrawn', () => {
    const message = 'It’s one place: Unit 5, Leeds Road, Hull.'
    const brief = briefOf(['location', 'Derby'], ['location', 'Leeds Road, York'])
    const quote = 'Unit 5, Leeds Road, Hull'
    const replace = said(message, { op: 'replace', topic: 'location', factId: 'f1', quote })
    const withdraw = newOperation({ op: 'withdraw', factId: 'f0', quote: 'It’s one place', at: 0 })
    expect(completeOperations([replace, withdraw], message, brief)[0]).toEqual(replace)
  })
})
