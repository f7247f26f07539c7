import { describe, expect, it } from 'vitest'
import { isClientDisconnect } from './log'

describe('a caller who hung up', () => {
  it('is known by what Node throws, and nothing else is taken for it', () => {
    expect(isClientDisconnect(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(true)
    for (const other of [
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      new Error('aborted'),
      undefined,
      'aborted',
    ])
      expect(isClientDisconnect(other)).toBe(false)
  })
})
