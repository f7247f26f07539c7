export type Encoding = 'br' | 'gzip'

const HEADER_MAX = 200

/** The first of `offered` that an Accept-Encoding header names. */
export const selectEncoding = (
  header: string | string[] | undefined,
  offered: readonly Encoding[],
): Encoding | undefined => offered.find((encoding) => acceptsEncoding(header, encoding))

export function acceptsEncoding(header: string | string[] | undefined, encoding: Encoding): boolean {
  return String(header ?? '')
    .slice(0, HEADER_MAX)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => entry.startsWith(encoding) && ACCEPTED.test(entry.slice(encoding.length)))
}

const ACCEPTED = /^(?: *; *q=(?:1|0\.\d*[1-9])\S*)?$/
