export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
}
/** Of an address that is a secret. */
const SECRET_HEADERS = { 'referrer-policy': 'no-referrer' }
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
const INTERNAL_HEADERS = ['x-inline-scripts', 'x-powered-by']
/** Sources that allow scripts the page does not name. */
const LOOSE_SCRIPT_SOURCE = /unsafe|\*|https?:|data:|blob:/

/** Describes what is wrong with a response's security headers; null if nothing is. */
export function findHeaderProblem(
  status: number,
  header: (name: string) => string | null,
  pathname = '/',
): string | null {
  const expected = /^\/(?:shared|interviews)\//.test(pathname)
    ? { ...COMMON_HEADERS, ...SECRET_HEADERS }
    : COMMON_HEADERS
  for (const [name, value] of Object.entries(expected))
    if (header(name) !== value) return `${name} is ${header(name)}`
  for (const name of INTERNAL_HEADERS) if (header(name) !== null) return `${name} is sent`
  const type = header('content-type') ?? ''
  const resourcePolicy = type.startsWith('image/') ? 'cross-origin' : 'same-origin'
  if (header('cross-origin-resource-policy') !== resourcePolicy)
    return 'cross-origin-resource-policy is wrong'
  const policy = header('content-security-policy')
  // The browser keeps the policy of its cached copy.
  if (status === 304) return null
  if (!type.startsWith('text/html')) return policy === FILE_POLICY ? null : `its policy is ${policy}`
  const sources = (policy ?? '').split('; ').find((directive) => directive.startsWith('script-src '))
  const canBeFramed = !policy?.includes("frame-ancestors 'none'")
  return !sources || LOOSE_SCRIPT_SOURCE.test(sources) || canBeFramed ? `its policy is ${policy}` : null
}
