import { z } from 'zod'

/** What section 8 gives for every rule that has no message of its own. */
export const REQUIRED = 'Required'
export const INVALID = 'Invalid input'

z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null) ? REQUIRED : INVALID,
})

/** PostgreSQL stores neither U+0000 nor a lone surrogate. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Digits, spaces, `+ ( ) - .` and an extension. No two parts of it take the same letters, so that its time grows with the length alone. */
export const PHONE = /^(?=[\s+().-]*\d)[\d\s+().-]+((ext\.?|extension|x)\s*\d{1,6})?$/i
export const PHONE_MESSAGE = 'Please enter a phone number: digits, spaces, + ( ) - . and an extension'

const PASSWORD_MAX = 1000

interface TextRule {
  min?: number
  max: number
  /** Shown when the text is missing or too short. */
  message?: string
}

/** Trimmed text of `min` to `max` characters that a database can store. */
export function text({ min = 0, max, message }: TextRule) {
  return z.string(message).trim().min(min, message).max(max, tooLongError(max)).refine(isStorable, INVALID)
}

/** What is too long is looked at no further: no pattern of a field ever meets more than its `max`. */
const tooLongError = (max: number) => ({
  error: `At most ${max.toLocaleString('en-GB')} characters`,
  abort: true,
})

/** A password: as it was typed, blanks included. */
export const password = (message: string) =>
  z.string(message).min(1, message).max(PASSWORD_MAX, tooLongError(PASSWORD_MAX)).refine(isStorable, INVALID)

/** An id of ours: a UUID. */
export const id = z.uuid()
