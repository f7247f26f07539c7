import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { isRenewalDue } from './owner'
import { hashToken, isToken, newToken } from './tokens'

describe('owner tokens', () => {
  it('are random and stored only as a hash', async () => {
    const token = newToken()
    expect(isToken(token)).toBe(true)
    expect(newToken()).not.toBe(token)
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
    const owner = await db().owner.create({ data: { tokenHash: hashToken(token) } })
    expect(JSON.stringify(owner)).not.toContain(token)
  })

  it.each(['', 'short', `${'a'.repeat(43)}\n`, 'a'.repeat(44), `${'a'.repeat(42)}é`, `${'a'.repeat(42)}'`])(
    'are never %j',
    (text) => {
      expect(isToken(text)).toBe(false)
    },
  )
})

describe('isRenewalDue', () => {
  it('renews a cookie that was last used a day ago or more', () => {
    const now = new Date('2026-03-02T09:00:00Z')
    expect(isRenewalDue(new Date('2026-03-01T09:00:00Z'), now)).toBe(true)
    expect(isRenewalDue(new Date('2026-03-01T09:00:01Z'), now)).toBe(false)
  })
})
