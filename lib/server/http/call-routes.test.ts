import { describe, expect, it } from 'vitest'
import { findCall, registerCall } from './call-routes'

const newAnswer = () => async () => ({ status: 200, headers: new Map(), body: null })

describe('findCall', () => {
  it('finds a call by its method and path, with the values of its parameters', () => {
    const answer = newAnswer()
    registerCall('GET', '/api/tests/{testId}/parts/{partId}', answer)
    expect(findCall('GET', '/api/tests/a-1/parts/b_2')).toEqual({
      answer,
      params: { testId: 'a-1', partId: 'b_2' },
    })
  })

  it.each([
    ['POST', '/api/tests/a/parts/b'],
    ['GET', '/api/tests/a/parts'],
    ['GET', '/api/tests/a/parts/b/c'],
    ['GET', '/api/tests/a/others/b'],
  ])('finds nothing for %s %s', (method, path) => {
    expect(findCall(method, path)).toBeNull()
  })

  it('prefers a path without a parameter, whichever was registered first', () => {
    const [exact, any] = [newAnswer(), newAnswer()]
    registerCall('GET', '/api/choices/{id}', any)
    registerCall('GET', '/api/choices/newest', exact)
    expect(findCall('GET', '/api/choices/newest')?.answer).toBe(exact)
    expect(findCall('GET', '/api/choices/other')?.answer).toBe(any)
  })

  it('keeps the handler that was registered last', () => {
    const [first, last] = [newAnswer(), newAnswer()]
    registerCall('PUT', '/api/tests', first)
    registerCall('PUT', '/api/tests', last)
    expect(findCall('PUT', '/api/tests')?.answer).toBe(last)
  })
})
