import 'server-only'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'

/** Sources are `sha256-…` or `nonce-…`. */
export interface PagePolicyOptions {
  scripts: readonly string[]
  styles?: readonly string[]
  /** Allows eval and inline code, which Next's development tools need. */
  isDevelopment: boolean
  isHttps: boolean
}

/** The style element that sonner creates, filled and empty; a test computes both hashes from the installed package. */
export const STYLE_HASHES = [
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
] as const

export function pagePolicy({ scripts, styles = [], isDevelopment, isHttps }: PagePolicyOptions): string {
  const optional = [...new Set(OPTIONAL_SCRIPTS.map(({ src }) => new URL(src).origin))]
  const inlineScripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map(quote)
  const inlineStyles = isDevelopment ? ["'unsafe-inline'"] : [...STYLE_HASHES, ...styles].map(quote)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts, ...optional].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    // Server-rendered widths of columns and bars: style attributes load and run nothing.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...optional].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...optional, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const quote = (source: string) => `'${source}'`

export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

/** One year, without subdomains: other hosts of the domain are not ours. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'
