import { NextRequest, NextResponse } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRequestState, requestState } from '@/lib/server/http/request-state'
import { findCookie, formatCookie, readCookie, requestHeaders, setCookie } from './request'

const OPTIONS = { httpOnly: true, sameSite: 'lax', secure: true, path: '/', maxAge: 3600 } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('cookies of a call', () => {
  it.each([
    'a=1; owner=x; b=2',
    'owner=x;owner=y',
    'owner=x; owner=%E0%A4%A',
    'other_owner=x; owner',
    'owner=a%20b',
    'owner=a=b',
    'OWNER=x',
    '',
  ])('are read as Next reads them from %j', (header) => {
    const request = new NextRequest('http://localhost/', { headers: { cookie: header } })
    const expected = request.cookies.get('owner')?.value
    // Next takes a name without a value for "true".
    expect(findCookie(header, 'owner')).toBe(expected === 'true' ? undefined : expected)
  })

  it.each([{}, { secure: false, httpOnly: false }, { maxAge: 0 }])(
    'are written as Next writes them with %j',
    (options) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const response = new NextResponse()
      response.cookies.set('owner', 'a b', { ...OPTIONS, ...options })
      expect(formatCookie('owner', 'a b', { ...OPTIONS, ...options })).toBe(
        response.headers.getSetCookie()[0],
      )
    },
  )

  it('come from the call, and go to its answer', async () => {
    openRequestState()
    const state = requestState()
    const headers = new Headers({ cookie: 'owner=x' })
    const call = { headers, cookies: new Map<string, string>(), afterwards: [] }
    if (state) state.call = call
    expect(await readCookie('owner')).toBe('x')
    expect(await requestHeaders()).toBe(headers)
    await setCookie('owner', 'y', OPTIONS)
    await setCookie('owner', 'z', OPTIONS)
    expect([...call.cookies.values()]).toEqual([expect.stringMatching(/^owner=z; Path=\//)])
  })
})
