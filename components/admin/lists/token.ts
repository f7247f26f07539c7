/** The key that the specification gives (section 9). */
const KEY = 'admin_token'

/** The bearer token of this browser, or null. A browser that keeps nothing still has the cookie. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepToken(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // The cookie alone carries the session then.
  }
}

export function clearToken(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
