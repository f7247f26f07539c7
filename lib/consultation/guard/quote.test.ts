import { describe, expect, it } from 'vitest'
import { createQuoteFinder } from './quote'

const message = 'We need a Chartered Engineer, not a graduate. Pay is £48,000 – a “fair” wage.'

describe('createQuoteFinder', () => {
  it.each([
    ['chartered engineer', 'Chartered Engineer'],
    ['Charterd Enginer', 'Chartered Engineer'],
    ['pay is £48,000 - a "fair" wage', 'Pay is £48,000 – a “fair” wage'],
    ['We need  a\nchartered engineer', 'We need a Chartered Engineer'],
    ['We need … not a graduate', 'We need a Chartered Engineer, not a graduate'],
  ])('finds %j in the message’s own words', (quote, text) => {
    const span = createQuoteFinder(message)(quote, null)
    expect(span?.text).toBe(text)
    expect(message.slice(span?.start, span?.end)).toBe(text)
  })

  it('prefers a word of its own to a part of another, and takes the part where there is nothing else', () => {
    const text = 'The SCADA work needs SC by May, 25 days off, 5 posts.'
    const find = createQuoteFinder(text)
    expect(find('SC', null)?.start).toBe(text.indexOf('SC by'))
    expect(find('5', null)?.start).toBe(text.indexOf('5 posts'))
    expect(find('ADA', null)?.start).toBe(text.indexOf('ADA'))
  })

  it.each(['now a graduate', '£49,000', 'a chartered graduate', 'engineer chartered', 'Chartrd Enginr', '…'])(
    'does not find %j',
    (quote) => {
      expect(createQuoteFinder(message)(quote, null)).toBeNull()
    },
  )

  it.each(['a graduate … We need', 'We need … a technician'])('finds no %j', (quote) => {
    expect(createQuoteFinder(message)(quote, null)).toBeNull()
  })

  it('ends on one word repeated 20,000 times', () => {
    const find = createQuoteFinder('aaaa '.repeat(20_000))
    const start = performance.now()
    expect(find(`${'aaaa '.repeat(9_000)}bbbb`, null)).toBeNull()
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
