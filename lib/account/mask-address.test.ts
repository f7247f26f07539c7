import { expect, test } from 'vitest'
import { maskAddress, readMaskedAddress } from './mask-address'

test('masks all but the first letter and the domain', () => {
  expect(maskAddress('jo.bloggs@northmoor.example')).toBe('j…@northmoor.example')
})

test('reads back what was masked, and nothing else', () => {
  expect(readMaskedAddress(maskAddress('jo@northmoor.example'))).toBe('j…@northmoor.example')
  for (const value of [
    'jo@northmoor.example',
    'j…@example.com. Call 0123',
    'j…@',
    ['j…@a.example'],
    undefined,
  ])
    expect(readMaskedAddress(value)).toBeNull()
})
