/** What a log may hold of an error. */
export interface SafeError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: SafeError
}

const CAUSE_DEPTH_MAX = 4
const MESSAGE_MAX = 500
const ADDRESS = /[^\s@<>"'()=,;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g
/** Of a long text only the beginning is searched: it is cut off right behind. */
const SEARCH_LENGTH_MAX = 4 * MESSAGE_MAX

/** A text without e-mail addresses, and not longer than a sentence of a log. */
export function toSafeText(text: string): string {
  return text.slice(0, SEARCH_LENGTH_MAX).replace(ADDRESS, '[address]').slice(0, MESSAGE_MAX)
}

/**
 * What may be told of an error: its kind, its sentence, its code, where it was thrown, and its causes. Everything else that libraries
 * hang on their errors stays out: a driver's `detail` quotes the row, an AI client's request the conversation.
 */
export function toSafeError(error: unknown, depth = CAUSE_DEPTH_MAX): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: toSafeText(String(error)) }
  const { code } = error as { code?: unknown }
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: toSafeText(messageOf(error)),
    ...(typeof code === 'string' && { code }),
    ...(stack?.length && { stack: stack.join('\n') }),
    ...(error.cause !== undefined && depth > 0 && { cause: toSafeError(error.cause, depth - 1) }),
  }
}

/** Prisma prints the whole call, with its values, above the sentence that says what is wrong. PostgreSQL quotes a value that it cannot read. */
function messageOf({ name, message }: Error): string {
  if (name.startsWith('PrismaClient')) return hideQuotedValue(message.trimEnd().split('\n').at(-1) ?? '')
  return /^(invalid input|value .* out of range|malformed)/.test(message) ? hideQuotedValue(message) : message
}

const hideQuotedValue = (text: string) => text.replace(/: ".*"$/s, ': [value]')
