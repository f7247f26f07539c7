import type { OptionalScript } from '@/lib/server/optional-scripts'
import type { CookiePreferences } from './preferences'

/**
 * Drives the server-rendered banner (consent-banner.tsx) on every page, without a framework:
 * - keeps the choice, and asks where none is saved, after the first paint;
 * - `[data-cookie-settings]` opens it again, `[data-consent]` are its own buttons;
 * - it never takes the focus by itself; asked for by a button it does, and gives it back;
 * - it steps aside while the control in use lies beneath it, and the page gets room of its height at its end;
 * - an optional script is let in once there is consent to its category; consent withdrawn counts from the next page load.
 * It travels as its own text, and so may use nothing from outside itself but types.
 */
function consent() {
  const KEY = 'cookiePreferences'
  const HIDDEN = 'spanwright.consentHidden'
  const { style } = document.documentElement
  /** A choice that could not be stored, until the page is left. */
  let memory: string | null = null
  let before: EventTarget | null = null

  const find = () => document.querySelector<HTMLElement>('[data-slot=consent]')
  const field = (banner: HTMLElement, category: string) =>
    banner.querySelector<HTMLInputElement>(`#consent-${category}`)

  function attempt<T>(action: () => T): T | null {
    try {
      return action()
    } catch {
      return null
    }
  }

  function read(): CookiePreferences | null {
    const kept = attempt(() => JSON.parse(attempt(() => localStorage.getItem(KEY)) ?? memory ?? 'null'))
    const isChoice =
      kept?.essential === true &&
      typeof kept.analytics === 'boolean' &&
      typeof kept.marketing === 'boolean' &&
      Number.isFinite(kept.timestamp)
    return isChoice ? kept : null
  }

  function save({ analytics, marketing }: { analytics: boolean; marketing: boolean }) {
    const choice = JSON.stringify({ essential: true, analytics, marketing, timestamp: Date.now() })
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      memory = choice
    }
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
  }

  const sizes = new ResizeObserver(() => {
    const banner = find()
    if (!banner || banner.hidden) return
    style.setProperty('--consent-height', `${innerHeight - banner.offsetTop}px`)
    stepAside()
  })

  function stepAside() {
    const banner = find()
    if (!banner || banner.hidden) return
    const control = document.activeElement
    const a = control?.getBoundingClientRect()
    const b = banner.getBoundingClientRect()
    /** Room for the message under a field, in pixels. */
    const margin = 32
    banner.toggleAttribute(
      'data-aside',
      Boolean(
        control?.matches('a, button, input, select, summary, textarea') &&
          !banner.contains(control) &&
          a &&
          a.bottom + margin > b.top &&
          a.top < b.bottom &&
          a.right > b.left &&
          a.left < b.right,
      ),
    )
  }

  function show(banner: HTMLElement, view: string) {
    if (banner.hidden) {
      const saved = read()
      for (const category of ['analytics', 'marketing'] as const) {
        const input = field(banner, category)
        if (input) input.checked = saved?.[category] ?? false
      }
    }
    banner.dataset.view = view
    banner.hidden = false
    sizes.observe(banner)
  }

  function hide(banner: HTMLElement) {
    const heldFocus = banner.contains(document.activeElement)
    banner.hidden = true
    sizes.disconnect()
    style.removeProperty('--consent-height')
    const back =
      before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main')
    if (heldFocus) back?.focus({ preventScroll: true })
    before = null
  }

  function follow() {
    const banner = find()
    if (!banner) return
    const choice = read()
    if (choice || attempt(() => sessionStorage.getItem(HIDDEN))) hide(banner)
    else if (banner.hidden) show(banner, 'short')

    const optional: OptionalScript[] = JSON.parse(banner.dataset.scripts ?? '[]')
    for (const { category, src } of optional) {
      if (!choice?.[category] || [...document.scripts].some((script) => script.getAttribute('src') === src))
        continue
      const script = document.createElement('script')
      script.async = true
      script.src = src
      document.head.append(script)
    }
  }

  function onClick({ target }: Event) {
    const banner = find()
    if (!banner || !(target instanceof Element)) return
    const wish = target.closest('[data-cookie-settings]')
      ? 'detailed'
      : target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (wish === 'detailed' || wish === 'short') {
      show(banner, wish)
      banner.focus()
    } else if (wish === 'close') {
      attempt(() => sessionStorage.setItem(HIDDEN, '1'))
      hide(banner)
    } else if (wish) {
      const isWanted = (category: string) =>
        wish === 'all' || (wish === 'chosen' && field(banner, category)?.checked === true)
      save({ analytics: isWanted('analytics'), marketing: isWanted('marketing') })
    }
  }

  /** Remembers what had the focus before the banner took it. */
  function onFocus({ target, relatedTarget }: FocusEvent) {
    const banner = find()
    if (!banner?.contains(target as Node) || !relatedTarget || banner.contains(relatedTarget as Node)) return
    before = relatedTarget
  }

  window.cookieChoice = { read, save }
  document.addEventListener('click', onClick)
  document.addEventListener('focusin', onFocus)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow()
  })
  for (const event of ['focusin', 'focusout', 'input', 'scroll', 'resize'])
    addEventListener(event, stepAside, { passive: true, capture: true })

  const start = () => requestAnimationFrame(() => setTimeout(follow))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

export const CONSENT_SCRIPT = `(${consent})()`
