import { useEffect, useLayoutEffect, useRef, useState } from 'react'

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

/** Whether a text waits for its field to be shown again. */
export function isTextKept(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

/** Keeps a text whose field goes away before it is saved. `done` says that nothing more is to be kept. */
export function useKeptWhenHidden(name: string, text: string | null) {
  const last = useRef(text)
  const isDone = useRef(false)
  if (last.current !== text) {
    last.current = text
    isDone.current = false
  }
  useEffect(
    () => () => {
      if (!isDone.current && last.current !== null) keepText(name, last.current)
    },
    [name],
  )
  return () => {
    isDone.current = true
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
