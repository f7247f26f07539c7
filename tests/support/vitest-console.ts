import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'unexpected console.error; collect expected errors with takeConsoleErrors()').toEqual([])
})

/** Returns the console errors so far as text and clears them, so that they do not fail the test. */
export function takeConsoleErrors(): string[] {
  const texts = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockClear()
  return texts
}
