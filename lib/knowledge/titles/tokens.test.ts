import { expect, it } from 'vitest'
import { toTokens } from './tokens'

it('reads words such as constructor like any other', () => {
  expect(toTokens('bridge constructor mgr')).toEqual(['bridge', 'constructor', 'manager'])
})
