import { expect, it } from 'vitest'
import { deriveActionKey } from './env'

it('derives an AES-256 key for server actions from the secret alone', () => {
  const key = deriveActionKey('a secret that all instances share')
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(deriveActionKey('a secret that all instances share')).toBe(key)
  expect(deriveActionKey('a secret that only one instance has')).not.toBe(key)
})
