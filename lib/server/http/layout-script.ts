import 'server-only'
import { hashInlineCode } from './content-security-policy.mjs'

// Shared by Next's separate module layers.
const shared = globalThis as { __layoutScript?: string }

/** Lets dynamic pages run the root layout's inline script, which can't have their nonce. Returns `text`. */
export function allowLayoutScript(text: string): string {
  shared.__layoutScript = hashInlineCode(text)
  return text
}

/** Empty until the first page is rendered. */
export const layoutScriptSources = (): string[] => (shared.__layoutScript ? [shared.__layoutScript] : [])
