import { describe, expect, it } from 'vitest'
import { toPlainText } from './plain-text'

describe('toPlainText', () => {
  it.each([
    ['They fit <b>gas</b> boilers', 'They fit gas boilers'],
    [
      '<p>Kiln operator</p><ul><li class="x">Load the kiln</li></ul>',
      '\nKiln operator\n\n\n- Load the kiln\n\n',
    ],
    ['**Pay**: £19 an hour', 'Pay: £19 an hour'],
    ['They use *Sage* and __Xero__ and `Excel`', 'They use Sage and Xero and Excel'],
    ['## Duties\nGrade the timber', 'Duties\nGrade the timber'],
    ['See [our yard](https://example.org/yard) first', 'See our yard first'],
    ['Nights ~~or days~~ only', 'Nights  only'],
    ['Salary: &pound;31,000&nbsp;&ndash;&nbsp;&pound;34,000', 'Salary: £31,000 – £34,000'],
    ['Before<!-- not this --> after<script>alert(1)</script>', 'Before after'],
  ])('reads %j without its marks', (message, text) => {
    expect(toPlainText(message).text).toBe(text)
  })

  it.each([
    'They look after three sites.',
    '* Load the kiln\n* Sweep up',
    'Under <2 years and > 1 year',
    'The table is called stock_items_old',
    'We`re after a C# developer, C++ too',
    '5 * 8 hours',
    'R&D and M&E work',
  ])('leaves %j as it is', (message) => {
    expect(toPlainText(message).text).toBe(message)
  })

  it('finds words again in the message', () => {
    const message = '<b>Pay</b>: &pound;31,000 and **Sage**'
    const { text, toSource } = toPlainText(message)
    const sourceOf = (words: string) => {
      const at = text.indexOf(words)
      const { start, end } = toSource(at, at + words.length)
      return message.slice(start, end)
    }
    expect(sourceOf('Sage')).toBe('Sage')
    expect(sourceOf('31,000 and Sage')).toBe('31,000 and **Sage')
    expect(sourceOf('Pay: ')).toBe('Pay</b>: ')
  })

  it('stays quick on marks that never end', () => {
    const startedAt = performance.now()
    for (const mark of ['<!--', '<script ', '~~a', '*a', '[a', '_', '<b ', '`'])
      toPlainText(mark.repeat(4000))
    expect(performance.now() - startedAt).toBeLessThan(1500)
  })
})
