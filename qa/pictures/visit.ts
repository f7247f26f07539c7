import path from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { failCalls } from '@/tests/e2e/support/admin-page'
import { holdAllCalls } from '@/tests/e2e/support/hold-calls'
import { findProblems } from './problems'

export const WIDTHS = [360, 768, 1440]
/** Only when asked for: the narrowest window, and a 1440 px one at 200 %. */
export const OTHER_WIDTHS = [320, 720]
const LIMIT_MS = 15_000
/** One that is not on its way out. */
const HOVER_MS = 2000
const NOTIFICATION = '[data-sonner-toast][data-removed="false"]'
/** In a picture of the full page, a bar at the foot of the window would lie over the middle of the page. */
const setDocked = (page: Page, position: '' | 'static') =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>(
      '.docked, form [class*="sticky"]:not([data-slot="sticky-actions"])',
    ))
      bar.style.position = value
  }, position)
/** What a call that is made to fail answers. */
export const FAILURE = 'We can’t answer just now.'
const CONSENT_REFUSED = { essential: true, analytics: false, marketing: false, timestamp: 1_790_000_000_000 }

export interface Album {
  folder: string
  widths: readonly number[]
  /** Only pictures whose name contains it are taken. */
  only: string
  /** Each picture is also checked, once more in forced colours. */
  isChecked: boolean
}

interface Step {
  /** Address to open. */
  go?: string
  /** Values by the beginning of the field's label. */
  enter?: Record<string, string>
  /** Name of a button, or what to click. */
  press?: string | RegExp | Locator
  /** What to wait for. */
  see?: string | RegExp | Locator
}

interface Shot extends Step {
  isWindow?: boolean
  /** Widths; by default all. */
  at?: readonly number[]
  /** Runs before each picture. */
  prepare?: () => Promise<unknown>
}

const newViewport = (width = 1440) => ({ width, height: width < 600 ? 800 : 900 })

const isText = (target: string | RegExp | Locator) => typeof target === 'string' || target instanceof RegExp

/** A visitor who is photographed. */
export class Visit {
  readonly problems: string[] = []
  count = 0

  private constructor(
    readonly page: Page,
    private readonly album: Album,
    private readonly origin: string,
  ) {}

  static async open(browser: Browser, origin: string, album: Album, options: BrowserContextOptions = {}) {
    const localStorage = [{ name: 'cookiePreferences', value: JSON.stringify(CONSENT_REFUSED) }]
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
      viewport: newViewport(album.widths[0]),
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(LIMIT_MS)
    // Without script, axe can't run.
    const isChecked = album.isChecked && options.javaScriptEnabled !== false
    return new Visit(page, { ...album, isChecked }, origin)
  }

  /** In a browser of their own. */
  async asSomeoneElse(play: (visit: Visit) => Promise<void>): Promise<void> {
    const browser = this.page.context().browser()
    if (!browser) throw new Error('The browser has been closed.')
    const other = await Visit.open(browser, this.origin, this.album)
    await play(other)
    await other.page.context().close()
    this.problems.push(...other.problems)
    this.count += other.count
  }

  async step({ go, enter = {}, press, see }: Step): Promise<void> {
    if (go) await this.page.goto(go, { waitUntil: 'networkidle' })
    for (const [label, value] of Object.entries(enter)) {
      const control = this.page.getByLabel(new RegExp(`^${label}`)).first()
      const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
      await (isSelect ? control.selectOption(value) : control.fill(value))
      await control.blur()
    }
    if (press) await (isText(press) ? this.page.getByRole('button', { name: press }) : press).first().click()
    if (see) await (isText(see) ? this.page.getByText(see) : see).filter({ visible: true }).first().waitFor()
  }

  /** Takes a step, then pictures in each width and theme, of the whole page unless `isWindow`. */
  async take(name: string, { isWindow, at, prepare, ...step }: Shot = {}): Promise<void> {
    await this.step(step)
    // What is under the mouse looks otherwise.
    await this.page.mouse.move(0, 0)
    if (!name.includes(this.album.only)) return
    for (const width of this.album.widths.filter((candidate) => at?.includes(candidate) ?? true))
      for (const colorScheme of ['light', 'dark'] as const) {
        await this.page.setViewportSize(newViewport(width))
        await this.page.emulateMedia({ colorScheme })
        await prepare?.()
        await this.savePicture(`${name}-${width}-${colorScheme}`, !isWindow)
        if (!this.album.isChecked) continue
        const problems = await findProblems(this.page)
        this.problems.push(...problems.map((problem) => `${name}-${width}-${colorScheme}: ${problem}`))
        if (colorScheme === 'light') continue
        await this.page.emulateMedia({ forcedColors: 'active' })
        await this.savePicture(`${name}-${width}-forced`, !isWindow)
        await this.page.emulateMedia({ forcedColors: null })
      }
    // A dialog covers the button that closes a notification.
    await this.page.evaluate(
      (css) => document.querySelector<HTMLElement>(`${css} button`)?.click(),
      NOTIFICATION,
    )
  }

  private async savePicture(name: string, fullPage: boolean) {
    const notification = this.page.locator(NOTIFICATION).first()
    // It stays while the mouse is over it, unless it has begun to go.
    if (await notification.isVisible())
      await notification.hover({ force: true, timeout: HOVER_MS }).catch(() => undefined)
    await this.page.waitForLoadState()
    if (fullPage) await this.page.evaluate(() => scrollTo(0, 0))
    await this.page.evaluate(() => document.fonts.ready)
    const excess = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) this.problems.push(`${name} scrolls sideways`)
    const file = path.join(this.album.folder, `${name}.png`)
    if (fullPage) await setDocked(this.page, 'static')
    // Motion is reduced, and ending what scrolling drives would take the fade off a strip that goes on.
    await this.page.screenshot({ path: file, fullPage, animations: 'allow' })
    if (fullPage) await setDocked(this.page, '')
    this.count += 1
  }

  async whileHeld(address: string, work: () => Promise<void>): Promise<void> {
    const release = await holdAllCalls(this.page, address)
    await work()
    release()
  }

  async whileFailing(address: string | RegExp, status: number, work: () => Promise<void>): Promise<void> {
    await failCalls(this.page, address, status, FAILURE)
    await work()
    await this.page.unroute(address)
  }
}
