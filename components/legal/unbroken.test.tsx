import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Unbroken } from './unbroken'

const linesOf = (text: string) => {
  const { container } = render(<Unbroken>{text}</Unbroken>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
}

describe('Unbroken', () => {
  it.each([
    ['Keel House, 1 Example Quay, Bristol BS1 0ZZ', ['BS1 0ZZ']],
    ['Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF', ['SK9 5AF']],
    ['London EC1A 1BB or W1A 0AX', ['EC1A 1BB', 'W1A 0AX']],
    ['Contract: Article 6(1)(b); otherwise Article 6(1)(f).', ['Article 6(1)(b)', 'Article 6(1)(f)']],
    ['UK GDPR, Article 6', ['Article 6']],
    ['The form B2 3 copies', []],
    ['No address here.', []],
  ])('keeps the postcodes and articles of “%s” together', (text, kept) => {
    expect(linesOf(text)).toEqual(kept)
  })
})
