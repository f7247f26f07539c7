/** What a log may hold of an error. */
export interface SafeError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: SafeError
}

const DEPTH = 4
const MESSAGE_MAX = 500
const ADDRESS = /[^\s@<>"'()=,;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g
/** Of a long text only the beginning is searched: it is cut off right behind. */
const SEARCHED = 4 * MESSAGE_MAX

/** A text without e-mail addresses, and not longer than a sentence of a log. */
export function safeText(text: string): string {
  return text.slice(0, SEARCHED).replace(ADDRESS, '[address]').slice(0, MESSAGE_MAX)
}

/**
 * What may be told of an error: its kind, its sentence, its code, where it was thrown, and its causes. Everything else that libraries
 * hang on their errors stays out: a driver's `detail` quotes the row, an AI client's request the conversation.
 */
export function safeError(error: unknown, depth = DEPTH): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeText(String(error)) }
  const { code } = error as { code?: unknown }
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: safeText(sentenceOf(error)),
    ...(typeof code === 'string' && { code }),
    ...(stack?.length && { stack: stack.join('\n') }),
    ...(error.cause !== undefined && depth > 0 && { cause: safeError(error.cause, depth - 1) }),
  }
}

/** Prisma prints the whole call, with its values, above the sentence that says what is wrong. PostgreSQL quotes a value that it cannot read. */
function sentenceOf({ name, message }: Error): string {
  if (name.startsWith('PrismaClient')) return unquoted(message.trimEnd().split('\n').at(-1) ?? '')
  return /^(invalid input|value .* out of range|malformed)/.test(message) ? unquoted(message) : message
}

const unquoted = (text: string) => text.replace(/: ".*"$/s, ': [value]')
