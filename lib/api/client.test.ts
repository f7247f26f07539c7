import { afterEach, describe, expect, it, vi } from 'vitest'
import { health } from '@/lib/api/routes/health'
import { ApiError, buildUrl, callApi, toApiError } from './client'
import * as companies from './routes/companies'

const PROBLEM = {
  type: '/problems/invalid',
  title: 'Invalid input',
  status: 422,
  detail: 'Invalid email address',
  errors: [{ field: 'email', message: 'Invalid email address' }],
}
const problemType = { 'content-type': 'application/problem+json' }

const errorOf = (body: BodyInit | null, init: ResponseInit) => toApiError(new Response(body, init))

describe('the error of an answer', () => {
  it('reads status, colon, space and the detail', async () => {
    const error = await errorOf(JSON.stringify(PROBLEM), { status: 422, headers: problemType })
    expect(error.message).toBe('422: Invalid email address')
    expect(error.problem).toEqual(PROBLEM)
  })

  it('reads the raw text where it is no problem document', async () => {
    expect((await errorOf('Bad gateway here', { status: 502 })).message).toBe('502: Bad gateway here')
  })

  it.each([
    [413, '<html><head><title>413 Request Entity Too Large</title>', 'This is larger than the server takes.'],
    [
      413,
      'Request Entity Too Large\n\nFUNCTION_PAYLOAD_TOO_LARGE\n',
      'This is larger than the server takes.',
    ],
    [429, ' <!doctype html>', 'Too many requests. Please wait a moment, then try again.'],
    [502, '\n<HTML>', 'The service is not available right now. Please try again in a moment.'],
    [504, 'x'.repeat(301), 'The service is not available right now. Please try again in a moment.'],
    [403, '<h1>Blocked</h1>', 'The request could not be answered. Please try again.'],
  ])('is a sentence where a proxy answers %i with a page of its own', async (status, page, sentence) => {
    const error = await errorOf(page, { status, headers: { 'content-type': 'text/html' } })
    expect(error).toMatchObject({ message: `${status}: ${sentence}`, detail: sentence, problem: null })
  })

  it('reads the status text where the body is empty', async () => {
    expect((await errorOf(null, { status: 503, statusText: 'Unavailable' })).message).toBe('503: Unavailable')
  })

  it('reads the raw text where a problem document broke off', async () => {
    const error = await errorOf('{"detail":"Inva', { status: 422, headers: problemType })
    expect(error).toMatchObject({ message: '422: {"detail":"Inva', problem: null })
  })
})

describe('a call', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const answering = (answer: () => Promise<Response>) => {
    const fetched = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  it('puts its parameters into the path, escaped', () => {
    expect(buildUrl(companies.getCompany, { companyId: '../x?y#z' })).toBe('/api/companies/..%2Fx%3Fy%23z')
  })

  it('sends JSON with the cookies of the session', async () => {
    const fetched = answering(async () => Response.json({ validation: {} }))
    await callApi(companies.validateEmail, { body: { email: 'jo@northmoor.example' } })
    expect(fetched).toHaveBeenCalledWith('/api/validate-email', {
      method: 'POST',
      signal: undefined,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"email":"jo@northmoor.example"}',
    })
  })

  it('throws a status of 0 when no answer came, or only a part of one', async () => {
    const lost = { status: 0, message: '0: No connection. Nothing is lost: please try again.' }
    answering(async () => {
      throw new TypeError('fetch failed')
    })
    await expect(callApi(health, {})).rejects.toMatchObject(lost)
    answering(async () => new Response('{"status":'))
    await expect(callApi(health, {})).rejects.toMatchObject(lost)
    await expect(callApi(health, {})).rejects.toBeInstanceOf(ApiError)
  })

  it('that was aborted throws what the abort says', async () => {
    const reason = new DOMException('gone', 'AbortError')
    answering(async () => {
      throw reason
    })
    await expect(callApi(health, { signal: AbortSignal.abort() })).rejects.toBe(reason)
  })
})
