import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'console.error was called; take what is expected with takeConsoleErrors()').toEqual([])
})

/** Takes the console errors so far, so that they do not fail the test. Returns them as text. */
export function takeConsoleErrors(): string[] {
  const texts = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockClear()
  return texts
}
