import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashPassword, isCorrectPassword } from './passwords'

const costOf = (hash: unknown) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]

it('takes as long for an unknown name as for a wrong password: it checks a hash of the same cost', async () => {
  const hash = await hashPassword('correct horse')
  const check = vi.fn((known: string, password: string) => verify(known, password))
  expect(await isCorrectPassword(hash, 'wrong', check)).toBe(false)
  expect(await isCorrectPassword(undefined, 'wrong', check)).toBe(false)
  expect(check).toHaveBeenCalledTimes(2)
  const [known, unknown] = check.mock.calls.map(([checked]) => checked)
  expect(known).toBe(hash)
  expect(unknown).not.toBe(hash)
  expect(costOf(unknown)).toBe(costOf(hash))
  expect(costOf(hash)).toBeTruthy()
})
