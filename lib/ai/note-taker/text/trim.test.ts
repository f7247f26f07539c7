import { describe, expect, it } from 'vitest'
import { trimEnds } from './trim'

function trimmed(text: string): string | null {
  const span = trimEnds(text, { start: 0, end: text.length })
  return span && text.slice(span.start, span.end)
}

describe('trimEnds', () => {
  it.each([
    ['so they’d run the trials', 'they’d run the trials'],
    ['- Run the trials.', 'Run the trials'],
    ['3) Revit', 'Revit'],
    ['Well, to be honest, a clean licence, I think.', 'a clean licence'],
    ['um er yeah two years', 'two years'],
    ['and Midas Civil, thanks', 'Midas Civil'],
    ['They need Midas Civil, and', 'They need Midas Civil'],
    ['Order the stock -', 'Order the stock'],
    ['4.1 HNC in building services', 'HNC in building services'],
    ['two years or so', 'two years or so'],
    ['Same as before, the night shift', 'the night shift'],
    ['I don’t know the exact date, after Christmas ideally', 'after Christmas ideally'],
    ['not sure yet but about 42', 'about 42'],
    ['Don’t know about the bonus, ask finance', 'Don’t know about the bonus, ask finance'],
  ])('%j is %j', (text, value) => {
    expect(trimmed(text)).toBe(value)
  })

  it.each([
    'Right to work in the UK',
    'Up to three points is okay',
    'No degree needed',
    'Only if they drive',
    'Well-organised',
    '£45,000 (plus car)',
  ])('leaves %j as it is', (text) => {
    expect(trimmed(text)).toBe(text)
  })

  it.each(['Thanks!', 'ok', '...', '-'])('finds nothing in %j', (text) => {
    expect(trimmed(text)).toBeNull()
  })
})
