import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// OWASP's figures for argon2id; written down, so that a new version of the package does not change them unseen.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const shared = globalThis as { __nobodysHash?: Promise<string> }

/** argon2id of a password, in its own encoded form. */
export const hashPassword = (password: string) => hash(password, COST)

/**
 * Whether `password` is the one behind `passwordHash`. Where there is no hash a made-up one is tried, so that an unknown name takes as
 * long as a wrong password.
 */
export async function isCorrectPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  shared.__nobodysHash ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await shared.__nobodysHash), password)
  return isRight && passwordHash !== undefined
}
