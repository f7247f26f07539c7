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
/** The rest of a text is cut off anyway. */
const SEARCH_LENGTH_MAX = 4 * MESSAGE_MAX

/** Replaces email addresses and shortens to 500 characters. */
export function toSafeText(text: string): string {
  return text.slice(0, SEARCH_LENGTH_MAX).replace(ADDRESS, '[address]').slice(0, MESSAGE_MAX)
}

/** Drops what libraries attach: a driver's `detail` quotes the row, an AI client's request quotes the conversation. */
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

/** Prisma prints the full call with its values above the actual message; PostgreSQL quotes a value it cannot parse. */
function messageOf({ name, message }: Error): string {
  if (name.startsWith('PrismaClient')) return hideQuotedValue(message.trimEnd().split('\n').at(-1) ?? '')
  return /^(invalid input|value .* out of range|malformed)/.test(message) ? hideQuotedValue(message) : message
}

const hideQuotedValue = (text: string) => text.replace(/: ".*"$/s, ': [value]')
