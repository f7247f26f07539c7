import type { APIResponse } from '@playwright/test'
import { ERROR_STATUS } from '@/lib/errors'
import { expect } from './fixtures'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INTERNALS =
  /[Pp]risma|[Pp]ostgres|PGlite|\bSQL|SELECT |INSERT |UPDATE |node_modules|\.[jt]s:\d|\bat \w+ \(|[Zz]od|stack/

export async function expectProblem(response: APIResponse, status: number) {
  const text = await response.text()
  expect(response.status(), text).toBe(status)
  const headers = response.headers()
  expect(headers['content-type']).toBe('application/problem+json')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-request-id']).toMatch(UUID)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(text).not.toMatch(INTERNALS)
  const problem = JSON.parse(text)
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^\/problems\/[a-z-]+$/),
    title: expect.any(String),
    status,
    detail: expect.any(String),
  })
  expect(Object.values(ERROR_STATUS)).toContainEqual({ status, title: problem.title })
  return problem
}

export async function messagesOf(response: APIResponse, field: string): Promise<string[]> {
  const { errors } = await expectProblem(response, 422)
  return errors
    .filter((error: { field: string }) => error.field === field || error.field.startsWith(`${field}.`))
    .map((error: { message: string }) => error.message)
}
