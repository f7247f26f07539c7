import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'email stops', 32))

/** For a link: names an address without showing it to logs, and can't be made without the secret. It doesn't expire. */
export function createStopToken(address: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret), nonce)
  const text = Buffer.concat([cipher.update(address.toLowerCase(), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** The address in lower case. Null for a token that this secret didn't make. */
export function readStopToken(token: string, secret: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const text = NONCE_BYTES + TAG_BYTES
  try {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, text))
    return decipher.update(bytes.subarray(text), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
