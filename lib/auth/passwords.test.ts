import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashPassword, isCorrectPassword } from './passwords'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...original, verify: vi.fn(original.verify) }
})

const costOf = (hash: unknown) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]

it('takes as long for an unknown name as for a wrong password: it checks a hash of the same cost', async () => {
  const hash = await hashPassword('correct horse')
  expect(await isCorrectPassword(hash, 'wrong')).toBe(false)
  expect(await isCorrectPassword(undefined, 'wrong')).toBe(false)
  const [known, unknown] = vi.mocked(verify).mock.calls.map(([checked]) => checked)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2)
  expect(known).toBe(hash)
  expect(unknown).not.toBe(hash)
  expect(costOf(unknown)).toBe(costOf(hash))
  expect(costOf(hash)).toBeTruthy()
})
