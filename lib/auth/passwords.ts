import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id, set here so that a new version of the package cannot change them.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const shared = globalThis as { __dummyHash?: Promise<string> }

/** argon2id in PHC format. */
export const hashPassword = (password: string) => hash(password, COST)

/** Without a hash it checks a dummy, so that an unknown name takes as long as a wrong password. Only a test passes its own `check`. */
export async function isCorrectPassword(
  passwordHash: string | undefined,
  password: string,
  check: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  shared.__dummyHash ??= hashPassword(crypto.randomUUID())
  const isRight = await check(passwordHash ?? (await shared.__dummyHash), password)
  return isRight && passwordHash !== undefined
}
