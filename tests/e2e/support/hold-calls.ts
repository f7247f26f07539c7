import type { Page } from '@playwright/test'

/** Holds calls to `path`, each until `release(index)`. The server then answers them. */
export async function holdCalls(page: Page, path: string) {
  const waiting: (() => void)[] = []
  const released = new Set<number>()
  await page.route(`**${path}`, async (route) => {
    await new Promise<void>((resolve) => {
      // A call can be released before it arrives here. It is then not held.
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
