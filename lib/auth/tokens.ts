import { createHash, randomBytes } from 'node:crypto'

/** A random token: 256 bits in base64url, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The SHA-256 of a token in hexadecimal, for storage. A random 256-bit token needs no salt. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether `text` has the form of a token from `newToken`. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
