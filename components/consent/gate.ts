import type { OptionalScript } from '@/lib/content/optional-scripts'
import { type ConsentCategory, onPreferences, readPreferences } from './preferences'

/**
 * The one door of everything optional: runs `load` once, as soon as there is consent to `category`, be it now, later on this page or
 * in another tab. Consent that is withdrawn counts from the next page load. Returns the way to stop waiting.
 */
export function whenConsented(category: ConsentCategory, load: () => void): () => void {
  const leave = onPreferences(pass)
  function pass() {
    if (!readPreferences()?.[category]) return
    leave()
    load()
  }
  pass()
  return leave
}

/** Lets each script in with consent to its category. Returns the way to stop waiting. */
export function letIn(scripts: readonly OptionalScript[]): () => void {
  const leaves = scripts.map(({ category, src }) => whenConsented(category, () => addScript(src)))
  return () => {
    for (const leave of leaves) leave()
  }
}

/** Adds a script to the page, unless it is there. */
function addScript(src: string): void {
  if ([...document.scripts].some((script) => script.getAttribute('src') === src)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
