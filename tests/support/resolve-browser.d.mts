/** A browser that can be started, and the variables it needs. */
export interface Browser {
  /** Undefined: the one that Playwright installed itself. */
  executablePath: string | undefined
  env: Record<string, string>
  /** Where it was found, for people. */
  source: string
}

export function resolveBrowser(): Promise<Browser>
