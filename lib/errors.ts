/** What can go wrong in a way that a caller is told about. */
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

/** HTTP status and title by code (RFC 9110); a missing one is a type error. */
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
  modelFailed: { status: 502, title: 'The consultant could not answer' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  websiteUnread: { status: 502, title: 'The website could not be read' },
}

/** An error at one field: `field` is the path in the body, joined by dots. */
export interface FieldError {
  field: string
  message: string
}

/**
 * An error whose message may be shown to the caller. Everything else that is thrown is logged and answered with a general sentence.
 * `retryAfter` is in seconds.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[]
  readonly retryAfter: number | undefined
  /** Which of the reasons of its code it is, for a screen to tell apart. */
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

/** The one answer to a missing record and to somebody else's: the two are not to be told apart. */
export const notFound = () =>
  new AppError('notFound', 'There is nothing here, or it belongs to somebody else.')
