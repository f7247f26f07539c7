import type { OptionalScript } from '@/lib/server/optional-scripts'
import type { CookiePreferences } from './preferences'

/** Inlined as text, so it can use nothing from outside itself except types. Withdrawing consent applies from the next page load. */
function consent() {
  const KEY = 'cookiePreferences'
  const HIDDEN = 'spanwright.consentHidden'
  const { style } = document.documentElement
  /** The choice when local storage is off: it lasts until the page is left. */
  let unstoredChoice: string | null = null
  let focusedBefore: EventTarget | null = null

  const findBanner = () => document.querySelector<HTMLElement>('[data-slot=consent]')
  const findSwitch = (banner: HTMLElement, category: string) =>
    banner.querySelector<HTMLInputElement>(`#consent-${category}`)

  function tryOrNull<T>(action: () => T): T | null {
    try {
      return action()
    } catch {
      return null
    }
  }

  function read(): CookiePreferences | null {
    const choice = tryOrNull(() =>
      JSON.parse(tryOrNull(() => localStorage.getItem(KEY)) ?? unstoredChoice ?? 'null'),
    )
    const isValid =
      choice?.essential === true &&
      typeof choice.analytics === 'boolean' &&
      typeof choice.marketing === 'boolean' &&
      Number.isFinite(choice.timestamp)
    return isValid ? choice : null
  }

  function save({ analytics, marketing }: { analytics: boolean; marketing: boolean }) {
    const choice = JSON.stringify({ essential: true, analytics, marketing, timestamp: Date.now() })
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      unstoredChoice = choice
    }
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
  }

  const resizeObserver = new ResizeObserver(() => {
    const banner = findBanner()
    if (!banner || banner.hidden) return
    style.setProperty('--consent-height', `${innerHeight - banner.offsetTop}px`)
    uncoverFocusedControl()
  })

  function uncoverFocusedControl() {
    const banner = findBanner()
    if (!banner || banner.hidden) return
    const control = document.activeElement
    const controlBox = control?.getBoundingClientRect()
    const bannerBox = banner.getBoundingClientRect()
    /** Room for the message under a field, in pixels. */
    const margin = 32
    banner.toggleAttribute(
      'data-aside',
      Boolean(
        control?.matches('a, button, input, select, summary, textarea') &&
          !banner.contains(control) &&
          controlBox &&
          controlBox.bottom + margin > bannerBox.top &&
          controlBox.top < bannerBox.bottom &&
          controlBox.right > bannerBox.left &&
          controlBox.left < bannerBox.right,
      ),
    )
  }

  function show(banner: HTMLElement, view: string) {
    if (banner.hidden) {
      const choice = read()
      for (const category of ['analytics', 'marketing'] as const) {
        const input = findSwitch(banner, category)
        if (input) input.checked = choice?.[category] ?? false
      }
    }
    banner.dataset.view = view
    banner.hidden = false
    resizeObserver.observe(banner)
  }

  function hide(banner: HTMLElement) {
    const hasFocus = banner.contains(document.activeElement)
    banner.hidden = true
    resizeObserver.disconnect()
    style.removeProperty('--consent-height')
    const focusTarget =
      focusedBefore instanceof HTMLElement && focusedBefore.isConnected
        ? focusedBefore
        : document.getElementById('main')
    if (hasFocus) focusTarget?.focus({ preventScroll: true })
    focusedBefore = null
  }

  function applyChoice() {
    const banner = findBanner()
    if (!banner) return
    const choice = read()
    if (choice || tryOrNull(() => sessionStorage.getItem(HIDDEN))) hide(banner)
    else if (banner.hidden) show(banner, 'short')

    const optionalScripts: OptionalScript[] = JSON.parse(banner.dataset.scripts ?? '[]')
    for (const { category, src } of optionalScripts) {
      if (!choice?.[category] || [...document.scripts].some((script) => script.getAttribute('src') === src))
        continue
      const script = document.createElement('script')
      script.async = true
      script.src = src
      document.head.append(script)
    }
  }

  function onClick({ target }: Event) {
    const banner = findBanner()
    if (!banner || !(target instanceof Element)) return
    const action = target.closest('[data-cookie-settings]')
      ? 'detailed'
      : target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (action === 'detailed' || action === 'short') {
      show(banner, action)
      banner.focus()
    } else if (action === 'close') {
      tryOrNull(() => sessionStorage.setItem(HIDDEN, '1'))
      hide(banner)
    } else if (action) {
      const isAccepted = (category: string) =>
        action === 'all' || (action === 'chosen' && findSwitch(banner, category)?.checked === true)
      save({ analytics: isAccepted('analytics'), marketing: isAccepted('marketing') })
    }
  }

  function rememberFocus({ target, relatedTarget }: FocusEvent) {
    const banner = findBanner()
    if (!banner?.contains(target as Node) || !relatedTarget || banner.contains(relatedTarget as Node)) return
    focusedBefore = relatedTarget
  }

  window.cookieChoice = { read, save }
  document.addEventListener('click', onClick)
  document.addEventListener('focusin', rememberFocus)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) applyChoice()
  })
  for (const event of ['focusin', 'focusout', 'input', 'scroll', 'resize'])
    addEventListener(event, uncoverFocusedControl, { passive: true, capture: true })

  const start = () => requestAnimationFrame(() => setTimeout(applyChoice))
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

export const CONSENT_SCRIPT = `(${consent})()`
