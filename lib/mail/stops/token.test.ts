import { expect, it } from 'vitest'
import { createStopToken, readStopToken } from './token'

const ADDRESS = 'Jo@Northmoor.example'
const SECRET = 'a secret of 32 characters or more'

it('names an address that only the same secret reads', () => {
  const token = createStopToken(ADDRESS, SECRET)
  expect(readStopToken(token, SECRET)).toBe('jo@northmoor.example')
  expect(readStopToken(token, `${SECRET}!`)).toBeNull()
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('northmoor')
  expect(token).toMatch(/^[\w-]+$/)
})

it('refuses a token that was changed, cut short or made up', () => {
  const token = createStopToken(ADDRESS, SECRET)
  const last = token.at(-3) === 'A' ? 'B' : 'A'
  expect(readStopToken(`${token.slice(0, -3)}${last}${token.slice(-2)}`, SECRET)).toBeNull()
  for (const other of ['', 'x', token.slice(0, 30), 'A'.repeat(80)])
    expect(readStopToken(other, SECRET)).toBeNull()
})
