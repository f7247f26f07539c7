/**
 * Part of the inline script in the document's head. On a page that loads its scripts on use (lib/server/http/client-scripts.mjs), it loads
 * them as soon as somebody scrolls, or points at, touches or focuses something in `main`, or when the tab has something to restore or the form
 * came back with mistakes. Until then the browser fetches them when it has nothing else to do.
 */
function loadAppOnUse() {
  const EVENTS = ['scroll', 'pointerover', 'pointerdown', 'focusin', 'input']
  let isWanted = false
  const isRestored = (key: string) => key.startsWith('spanwright.') && key !== 'spanwright.consentHidden'

  function hasSavedState(): boolean {
    try {
      return Object.keys(sessionStorage).some(isRestored)
    } catch {
      return false
    }
  }

  function readFiles(): string[] {
    return JSON.parse(document.getElementById('app-files')?.textContent ?? '[]')
  }

  function load() {
    for (const src of readFiles()) {
      const script = document.createElement('script')
      script.src = src
      document.head.append(script)
    }
    document.getElementById('app-files')?.remove()
  }

  function onUse({ target }: Event) {
    const isInMain = target instanceof Element && target.closest('main')
    if (!isInMain && target !== document) return
    for (const event of EVENTS) document.removeEventListener(event, onUse, true)
    isWanted = true
    // The browser shows the focus first.
    if (document.readyState !== 'loading') requestAnimationFrame(() => setTimeout(load))
  }

  function prefetch() {
    for (const href of readFiles())
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
  }

  for (const event of EVENTS) document.addEventListener(event, onUse, { capture: true, passive: true })
  document.addEventListener('DOMContentLoaded', () => {
    if (isWanted || hasSavedState() || document.querySelector('main [aria-invalid]')) load()
  })
  addEventListener('load', () => setTimeout(prefetch))
}

export const APP_SCRIPT = `(${loadAppOnUse})()`
