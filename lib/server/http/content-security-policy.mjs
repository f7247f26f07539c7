// Plain JavaScript, because the build uses it too: scripts/support/static-pages.mjs.
import { createHash } from 'node:crypto'

/** The style element that sonner creates, filled and empty; a test computes both hashes from the installed package. */
export const STYLE_HASHES = [
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
]

/**
 * A static page gets its policy when it is built, a dynamic one with each response. In development eval and inline code are allowed, which
 * Next's tools need.
 */
export function pagePolicy({ scripts, styles = [], origins = [], isDevelopment = false }) {
  const inlineScripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map(quote)
  const inlineStyles = isDevelopment ? ["'unsafe-inline'"] : [...STYLE_HASHES, ...styles].map(quote)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts, ...origins].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    // Server-rendered widths of columns and bars: style attributes load and run nothing.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...origins].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...origins, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Of scripts that need consent. `urls` may contain undefined and empty ones. */
export const originsOf = (urls) => [...new Set(urls.filter(Boolean).map((url) => new URL(url).origin))]

const quote = (source) => `'${source}'`

/** Added to a page's policy over https. */
export const UPGRADE_REQUESTS = '; upgrade-insecure-requests'

export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

/** One year, without subdomains: other hosts of the domain are not ours. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** As a source of a policy: `sha256-…`. */
export const hashInlineCode = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const NOT_INLINE = /\ssrc=|\stype="(?!text\/javascript|module)/

export function hashInlineScripts(html) {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !NOT_INLINE.test(attributes))
  return [...new Set(scripts.map(([, , text]) => hashInlineCode(text)))]
}

export const hashInlineStyles = (html) => [...html.matchAll(STYLE)].map(([, text]) => hashInlineCode(text))
