const CONTROLS = 'a, button, input, select, summary, textarea'
/** Room for the message under a field, in pixels. */
const MARGIN = 32

/**
 * Keeps a banner at the foot of the window out of the way: the page gets room of the banner's height at its end, so that everything can
 * be scrolled clear of it, and the banner steps aside while the control in use lies beneath it. Returns the way to stop.
 */
export function keepClear(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const resize = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${innerHeight - banner.offsetTop}px`)
    stepAside()
  })

  function stepAside() {
    const control = document.activeElement
    const isControl = control?.matches(CONTROLS) && !banner.contains(control)
    banner.toggleAttribute('data-aside', Boolean(isControl && control && liesBeneath(control, banner)))
  }

  const stop = new AbortController()
  for (const event of ['focusin', 'focusout', 'input', 'scroll', 'resize'])
    addEventListener(event, stepAside, { signal: stop.signal, passive: true, capture: true })
  resize.observe(banner)
  return () => {
    stop.abort()
    resize.disconnect()
    style.removeProperty('--consent-height')
  }
}

function liesBeneath(control: Element, banner: Element): boolean {
  const a = control.getBoundingClientRect()
  const b = banner.getBoundingClientRect()
  return a.bottom + MARGIN > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right
}
