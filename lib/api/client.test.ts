import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, buildUrl, callApi, toApiError } from './client'

const PROBLEM = {
  type: '/problems/invalid',
  title: 'Invalid input',
  status: 422,
  detail: 'Invalid email address',
  errors: [{ field: 'email', message: 'Invalid email address' }],
}
const problemType = { 'content-type': 'application/problem+json' }

const errorOf = (body: BodyInit | null, init: ResponseInit) => toApiError(new Response(body, init))

describe('toApiError', () => {
  it('builds the error message from status and detail', async () => {
    const error = await errorOf(JSON.stringify(PROBLEM), { status: 422, headers: problemType })
    expect(error.message).toBe('422: Invalid email address')
    expect(error.problem).toEqual(PROBLEM)
  })

  it('uses the raw text if the response is not a problem document', async () => {
    expect((await errorOf('Bad gateway here', { status: 502 })).message).toBe('502: Bad gateway here')
  })

  it.each([
    [
      413,
      '<html><head><title>413 Request Entity Too Large</title>',
      'That’s too large to send. Make it shorter, or choose a smaller file.',
    ],
    [
      413,
      'Request Entity Too Large\n\nFUNCTION_PAYLOAD_TOO_LARGE\n',
      'That’s too large to send. Make it shorter, or choose a smaller file.',
    ],
    [429, ' <!doctype html>', 'Too many requests. Please wait a moment, then try again.'],
    [
      502,
      '\n<HTML>',
      'We’re temporarily unavailable. Anything you saved is safe. Please try again in a moment.',
    ],
    [
      504,
      'x'.repeat(301),
      'We’re temporarily unavailable. Anything you saved is safe. Please try again in a moment.',
    ],
    [403, '<h1>Blocked</h1>', 'Something went wrong. Please try again.'],
  ])('replaces the page of a proxy with status %i by a message', async (status, page, sentence) => {
    const error = await errorOf(page, { status, headers: { 'content-type': 'text/html' } })
    expect(error).toMatchObject({ message: `${status}: ${sentence}`, detail: sentence, problem: null })
  })

  it('uses the status text if the body is empty', async () => {
    expect((await errorOf(null, { status: 503, statusText: 'Unavailable' })).message).toBe('503: Unavailable')
  })

  it('uses the raw text of an incomplete problem document', async () => {
    const error = await errorOf('{"detail":"Inva', { status: 422, headers: problemType })
    expect(error).toMatchObject({ message: '422: {"detail":"Inva', problem: null })
  })
})

describe('callApi', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const mockFetch = (respond: () => Promise<Response>) => {
    const fetched = vi.fn<typeof fetch>(respond)
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  it('escapes path parameters', () => {
    expect(buildUrl('GET /api/companies/{companyId}', { companyId: '../x?y#z' })).toBe(
      '/api/companies/..%2Fx%3Fy%23z',
    )
  })

  it('sends a JSON request', async () => {
    const fetched = mockFetch(async () => Response.json({ validation: {} }))
    await callApi('POST /api/validate-email', { body: { email: 'jo@northmoor.example' } })
    expect(fetched).toHaveBeenCalledWith('/api/validate-email', {
      method: 'POST',
      signal: undefined,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"email":"jo@northmoor.example"}',
    })
  })

  it('throws status 0 without a response or with an incomplete one', async () => {
    const noConnection = {
      status: 0,
      message: '0: We couldn’t reach the server. Anything you’ve typed is still here. Please try again.',
    }
    mockFetch(async () => {
      throw new TypeError('fetch failed')
    })
    await expect(callApi('GET /api/health', {})).rejects.toMatchObject(noConnection)
    mockFetch(async () => new Response('{"status":'))
    await expect(callApi('GET /api/health', {})).rejects.toMatchObject(noConnection)
    await expect(callApi('GET /api/health', {})).rejects.toBeInstanceOf(ApiError)
  })

  it('throws the abort reason of an aborted call', async () => {
    const reason = new DOMException('gone', 'AbortError')
    mockFetch(async () => {
      throw reason
    })
    await expect(callApi('GET /api/health', { signal: AbortSignal.abort() })).rejects.toBe(reason)
  })
})
