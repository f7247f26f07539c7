import { createHash, randomBytes } from 'node:crypto'

/** 256 bits in base64url, 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal, for storage. A random 256-bit token needs no salt. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
