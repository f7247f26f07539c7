import { z } from 'zod'

export const REQUIRED = 'Required'
export const INVALID = 'Invalid input'

z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null) ? REQUIRED : INVALID,
})

/** PostgreSQL stores neither U+0000 nor a lone surrogate. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Digits, spaces, `+ ( ) - .` and an extension. No two parts match the same characters, so that it runs in linear time. */
export const PHONE = /^(?=[\s+().-]*\d)[\d\s+().-]+((ext\.?|extension|x)\s*\d{1,6})?$/i
export const PHONE_MESSAGE = 'Please enter a phone number, such as 0117 496 0123 or +44 117 496 0123 ext. 12'

export const PASSWORD_MAX = 1000

interface TextRule {
  min?: number
  max: number
  message?: string
}

/** Trimmed, and storable by PostgreSQL. */
export function text({ min = 0, max, message }: TextRule) {
  return z.string(message).trim().min(min, message).max(max, tooLongError(max)).refine(isStorable, INVALID)
}

/** `abort` keeps later patterns from running on text over `max`. */
const tooLongError = (max: number) => ({
  error: `Use ${max.toLocaleString('en-GB')} characters or fewer`,
  abort: true,
})

/** Not trimmed. */
export const password = (message: string) =>
  z.string(message).min(1, message).max(PASSWORD_MAX, tooLongError(PASSWORD_MAX)).refine(isStorable, INVALID)

export const id = z.uuid()
