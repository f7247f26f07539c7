import { describe, expect, it } from 'vitest'
import { isClientDisconnect } from './log'

describe('isClientDisconnect', () => {
  it('recognises only the error that Node throws when a client disconnects', () => {
    expect(isClientDisconnect(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(true)
    for (const error of [
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      new Error('aborted'),
      undefined,
      'aborted',
    ])
      expect(isClientDisconnect(error)).toBe(false)
  })
})
