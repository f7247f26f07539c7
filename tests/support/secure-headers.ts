/** What every answer carries, whatever part of the process gives it. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
}
/** The policy of everything that is no page. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** Names of headers that stay inside. */
const INTERNAL_HEADERS = ['x-inline-scripts', 'x-powered-by']
/** What lets in a script that the page does not name. */
const LOOSE_SCRIPT_SOURCE = /unsafe|\*|https?:|data:|blob:/

/** What the security headers of an answer lack; null where nothing does. */
export function findHeaderProblem(status: number, header: (name: string) => string | null): string | null {
  for (const [name, value] of Object.entries(COMMON_HEADERS))
    if (header(name) !== value) return `${name} is ${header(name)}`
  for (const name of INTERNAL_HEADERS) if (header(name) !== null) return `${name} is told`
  const type = header('content-type') ?? ''
  const shown = type.startsWith('image/') ? 'cross-origin' : 'same-origin'
  if (header('cross-origin-resource-policy') !== shown) return 'cross-origin-resource-policy is wrong'
  const policy = header('content-security-policy')
  // What is not modified keeps the policy that it came with.
  if (status === 304) return null
  if (!type.startsWith('text/html')) return policy === FILE_POLICY ? null : `its policy is ${policy}`
  const sources = (policy ?? '').split('; ').find((one) => one.startsWith('script-src '))
  const isFramed = !policy?.includes("frame-ancestors 'none'")
  return !sources || LOOSE_SCRIPT_SOURCE.test(sources) || isFramed ? `its policy is ${policy}` : null
}
