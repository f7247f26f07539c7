export interface Browser {
  /** Undefined for the browser that Playwright installed. */
  executablePath: string | undefined
  env: Record<string, string>
  source: string
}

export function resolveBrowser(): Promise<Browser>
