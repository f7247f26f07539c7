import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageText } from './message-text'

const TEXT = 'Requirements:\n- Siemens TIA Portal\n- Five years\n\nLocation: Leeds'

it('keeps the text of a list as it was typed', () => {
  const { container } = render(<MessageText text={TEXT} marks={[]} selected={null} />)
  expect(container.textContent).toBe(TEXT)
})

it('hangs the items of a list on their hyphens, and no other line', () => {
  const { container } = render(<MessageText text={TEXT} marks={[]} selected={null} />)
  const hanging = [...container.querySelectorAll('[class*="-indent"]')].map((line) =>
    line.textContent?.trim(),
  )
  expect(hanging).toEqual(['- Siemens TIA Portal', '- Five years'])
})

it('marks the words of an entry in the line that has them', () => {
  const start = TEXT.indexOf('Siemens')
  const marks = [{ factId: 'f1', start, end: start + 'Siemens TIA Portal'.length }]
  const { container } = render(<MessageText text={TEXT} marks={marks} selected="f1" />)
  const found = [...container.querySelectorAll('mark')]
  expect(found.map((mark) => mark.textContent)).toEqual(['Siemens TIA Portal'])
  expect(found[0]?.hasAttribute('data-selected')).toBe(true)
})
