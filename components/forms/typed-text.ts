import { useEffect, useLayoutEffect, useState } from 'react'

const keyOf = (name: string) => `spanwright.draft.${name}`

function takeText(name: string): string | null {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    sessionStorage.removeItem(keyOf(name))
    return text
  } catch {
    return null
  }
}

function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), text)
  } catch {
    // Storage is off or full: the text is only on the page.
  }
}

/** Text that is typed and not saved. Null means none. It is kept when the page is reloaded. */
export function useTypedText(name: string) {
  const [text, setText] = useState<string | null>(null)

  useLayoutEffect(() => {
    const kept = takeText(name)
    if (kept !== null) setText(kept)
  }, [name])

  useEffect(() => {
    if (text === null) return
    const keep = () => keepText(name, text)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [name, text])

  return [text, setText] as const
}
