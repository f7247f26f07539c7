import { expect, it } from 'vitest'
import { acceptsBrotli } from './brotli-files'

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['BR;q=0.5', true],
  ['gzip, br;q=0', false],
  ['br;q=0.000', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('reads from Accept-Encoding %j whether Brotli is accepted: %j', (header, isAccepted) => {
  expect(acceptsBrotli(header)).toBe(isAccepted)
})
