import type { APIResponse } from '@playwright/test'
import { ERROR_STATUS } from '@/lib/errors'
import { expect } from './fixtures'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INTERNALS =
  /[Pp]risma|[Pp]ostgres|PGlite|\bSQL|SELECT |INSERT |UPDATE |node_modules|\.[jt]s:\d|\bat \w+ \(|[Zz]od|stack/

/** One assertion, because Playwright records every one as a step. */
export async function expectProblem(response: APIResponse, status: number) {
  const text = await response.text()
  const headers = response.headers()
  const problem = headers['content-type'] === 'application/problem+json' ? JSON.parse(text) : text
  expect({
    status: response.status(),
    cacheControl: headers['cache-control'],
    requestId: headers['x-request-id'],
    allowedOrigin: headers['access-control-allow-origin'],
    internals: INTERNALS.exec(text)?.[0],
    problem,
    isKnown: Object.values(ERROR_STATUS).some(
      (error) => error.status === status && error.title === problem.title,
    ),
  }).toEqual({
    status,
    cacheControl: 'no-store',
    requestId: expect.stringMatching(UUID),
    allowedOrigin: undefined,
    internals: undefined,
    problem: expect.objectContaining({
      type: expect.stringMatching(/^\/problems\/[a-z-]+$/),
      title: expect.any(String),
      status,
      detail: expect.any(String),
    }),
    isKnown: true,
  })
  return problem
}

export async function messagesOf(response: APIResponse, field: string): Promise<string[]> {
  const { errors } = await expectProblem(response, 422)
  return errors
    .filter((error: { field: string }) => error.field === field || error.field.startsWith(`${field}.`))
    .map((error: { message: string }) => error.message)
}
