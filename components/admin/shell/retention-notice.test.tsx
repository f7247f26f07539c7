import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RetentionNotice } from './retention-notice'

it.each([
  [true, 'destructive'],
  [false, 'signal'],
])('shows a notice with its title and sentences (refused: %s)', (isRefused, variant) => {
  const sentences = [
    '1 company reaches the end of its retention period and will be deleted tomorrow.',
    'It can be restored.',
  ]
  const { container } = render(<RetentionNotice notice={{ isRefused, title: 'Expired data', sentences }} />)
  expect(screen.getByText('Expired data')).toBeTruthy()
  expect(screen.getByText(sentences.join(' '))).toBeTruthy()
  expect(container.firstElementChild?.getAttribute('data-variant')).toBe(variant)
})
