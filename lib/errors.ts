export type ErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'payloadTooLarge'
  | 'unsupportedMedia'
  | 'invalid'
  | 'rateLimited'
  | 'internal'
  | 'notImplemented'
  | 'modelFailed'
  | 'unavailable'
  | 'websiteUnread'

/** RFC 9110. */
export const ERROR_STATUS: Record<ErrorCode, { status: number; title: string }> = {
  malformed: { status: 400, title: 'Bad request' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  notFound: { status: 404, title: 'Not found' },
  methodNotAllowed: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  payloadTooLarge: { status: 413, title: 'Too large' },
  unsupportedMedia: { status: 415, title: 'Unsupported content type' },
  invalid: { status: 422, title: 'Invalid input' },
  rateLimited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  notImplemented: { status: 501, title: 'Not available' },
  modelFailed: { status: 502, title: 'The consultant couldn’t answer' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  websiteUnread: { status: 502, title: 'We couldn’t read the website' },
}

/** `field` is the path in the body, joined by dots. */
export interface FieldError {
  field: string
  message: string
  /** The values of an enumeration. */
  allowed?: string[]
  /** What the law says, where the value could exclude people. */
  cards?: Record<'id' | 'title' | 'text' | 'source' | 'url' | 'reviewed', string>[]
}

/** The message is shown to the caller. Any other error is logged and replaced by a general message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Seconds. */
  readonly retryAfter: number | undefined
  readonly reason: string | undefined

  constructor(
    code: ErrorCode,
    publicMessage: string,
    options: { fields?: FieldError[]; cause?: unknown; retryAfter?: number; reason?: string } = {},
  ) {
    super(publicMessage, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields ?? []
    this.retryAfter = options.retryAfter
    this.reason = options.reason
  }
}

/** The same answer for a missing record and another owner's, so that nobody learns which ids exist. */
export const notFound = () =>
  new AppError(
    'notFound',
    'We couldn’t find that. It may have been deleted, or it may belong to someone else.',
  )

export const statusConflict = (label: string) =>
  new AppError(
    'conflict',
    `Someone else has just changed this to ${label}. Check it before you change it again.`,
  )

export const GENERAL_MESSAGE =
  'Something went wrong at our end. Anything you saved is safe. Please try again.'
/** Of an error that says the visitor has stored as much as they may. */
export const QUOTA_REASON = 'quota'

export const TIMED_OUT_MESSAGE =
  'This took too long, so we stopped it. Anything you saved is safe. Please try again in a moment.'
export const UNAVAILABLE_MESSAGE =
  'We’re temporarily unavailable. Anything you saved is safe. Please try again in a moment.'

/** As in `/problems/not-found`. */
export const problemType = (code: string) =>
  `/problems/${code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
