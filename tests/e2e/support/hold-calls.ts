import type { Page } from '@playwright/test'

/** Holds the calls to `path` until they are released by their index; the server answers them. */
export async function holdCalls(page: Page, path: string) {
  const waiting: (() => void)[] = []
  const released = new Set<number>()
  await page.route(`**${path}`, async (route) => {
    await new Promise<void>((resolve) => {
      // The page may be ahead of this process: what was let go before it came is not held.
      if (released.has(waiting.push(resolve) - 1)) resolve()
    })
    await route.continue().catch(() => undefined)
  })
  const release = (index: number) => {
    released.add(index)
    waiting[index]?.()
  }
  return { waiting, release }
}

/** Holds the calls to `path` until the function that it returns is called. */
export async function holdAllCalls(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    await route.fallback().catch(() => undefined)
  })
  return release
}
