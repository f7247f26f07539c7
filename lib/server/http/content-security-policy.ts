import 'server-only'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'

/** What one page is allowed beyond files of our own: `sha256-…` or `nonce-…` each. */
export interface PagePolicyOptions {
  scripts: readonly string[]
  styles?: readonly string[]
  /** In development: the tools that Next injects evaluate text. */
  isDevelopment: boolean
  isHttps: boolean
}

/**
 * The only style element that a script of ours makes, sonner's own, first empty and then filled; a test computes it from the installed
 * package. Dialogs lock the scrolling by a constructed style sheet (components/ui/style-singleton.ts).
 */
export const STYLE_HASHES = [
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
] as const

/** The Content-Security-Policy of a page. */
export function pagePolicy({ scripts, styles = [], isDevelopment, isHttps }: PagePolicyOptions): string {
  const optional = [...new Set(OPTIONAL_SCRIPTS.map(({ src }) => new URL(src).origin))]
  const inlineScripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map(quote)
  const inlineStyles = isDevelopment ? ["'unsafe-inline'"] : [...STYLE_HASHES, ...styles].map(quote)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts, ...optional].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    // A width of a column, the share of a bar: attributes that the server renders. They load nothing and run nothing.
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

/** The policy of everything that is no page: opened on its own it loads nothing and is framed by nobody. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries beside its policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

/** A year, for this host alone: what else runs under the domain is not ours to decide. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'
