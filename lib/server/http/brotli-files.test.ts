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
])('%j takes Brotli: %j', (header, takes) => {
  expect(acceptsBrotli(header)).toBe(takes)
})
