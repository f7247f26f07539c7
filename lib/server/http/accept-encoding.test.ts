import { describe, expect, it } from 'vitest'
import { acceptsEncoding, selectEncoding } from './accept-encoding'

describe('acceptsEncoding', () => {
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
    expect(acceptsEncoding(header, 'br')).toBe(isAccepted)
  })
})

describe('selectEncoding', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const)(
    'chooses for Accept-Encoding %j the first that is offered and accepted: %j',
    (header, chosen) => {
      expect(selectEncoding(header, ['br', 'gzip'])).toBe(chosen)
    },
  )
})
