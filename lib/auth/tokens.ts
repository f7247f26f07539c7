import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits in base64url, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 of a token, hexadecimal: what is stored in its place. A random 256-bit token needs no salt. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether a text has the form of `newToken`, so that nothing else reaches the database. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
