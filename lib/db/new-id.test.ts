import { describe, expect, it } from 'vitest'
import { newId } from './new-id'

describe('newId', () => {
  it('makes UUIDs of version 7 that sort by the time they were made', () => {
    const ids = [1, 2 ** 40, Date.UTC(2026, 0, 1)].map((now) => newId(now))
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect([...ids].sort()).toEqual(ids)
    expect(newId(1)).not.toBe(newId(1))
  })
})
