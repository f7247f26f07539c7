import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnbrokenFigures } from './unbroken-figures'

it('keeps dates and compounds of figures on one line, and all of the text', () => {
  const text = 'From 1 March 2027 on a 9-day fortnight, 25 days and 4 posts'
  const { container } = render(<UnbrokenFigures>{text}</UnbrokenFigures>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '1 March 2027',
    '9-day',
  ])
})

it('keeps sums with what they are for, and companies with their form, on one line', () => {
  const text =
    'Castle Pumps Ltd pays £48,000 to £56,000 a year, £25.50 an hour or £30k, Limited to two. Höhn Limited'
  const { container } = render(<UnbrokenFigures>{text}</UnbrokenFigures>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'Pumps Ltd',
    '£56,000 a year',
    '£25.50 an hour',
    'Höhn Limited',
  ])
})
