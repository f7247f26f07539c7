import { expect, test } from 'vitest'
import { requestKindOf } from './process-metrics'

test.each([
  ['/api/ai/chat', {}, 'call'],
  ['/metrics', {}, 'call'],
  ['/summary', { 'next-action': '7f' }, 'action'],
  ['/_next/static/chunks/a.js', {}, 'file'],
  ['/icon.svg?v=1', {}, 'file'],
  ['/', {}, 'page'],
  ['/register?email=ada@northmoor.example', {}, 'page'],
] as const)('classifies %s with headers %o as %s', (url, headers, kind) => {
  expect(requestKindOf({ url, headers })).toBe(kind)
})
