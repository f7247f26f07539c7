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

it('puts the label of an entry beside the line that its words begin in', () => {
  const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length })
  const marks = [
    { factId: 'portal', ...at('Siemens TIA Portal') },
    { factId: 'years', ...at('Five years') },
    { factId: 'place', ...at('Leeds') },
  ]
  const { container } = render(
    <MessageText text={TEXT} marks={marks} selected={null} renderMargin={(ids) => `[${ids.join(' ')}]`} />,
  )
  expect(container.textContent).toBe(
    'Requirements:\n- Siemens TIA Portal\n[portal]- Five years\n[years]\nLocation: Leeds[place]',
  )
})

it('marks both of two entries that conflict, whichever is selected', () => {
  const text = 'The salary is £50,000, or £60,000.'
  const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const marks = [
    { factId: 'less', ...at('£50,000'), isInConflict: true as const },
    { factId: 'more', ...at('£60,000'), isInConflict: true as const },
    { factId: 'salary', ...at('salary') },
  ]
  const { container } = render(<MessageText text={text} marks={marks} selected="less" />)
  expect([...container.querySelectorAll('[data-noted]')].map((mark) => mark.textContent)).toEqual([
    '£50,000',
    '£60,000',
  ])
})
