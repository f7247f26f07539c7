/** A message that the server may not have, with its idempotency key. */
export interface UnsentMessage {
  text: string
  key: string
}

// sessionStorage keeps both a half-written message and one that the server never got over a reload.
// `key` is the vacancy's id.
const draftKey = (key: string) => `spanwright.draft.${key}`
const unsentKey = (key: string) => `spanwright.unsent.${key}`

function writeItem(key: string, value: string | null): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is off or full: the text is only on the page.
  }
}

function readItem(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export const saveDraft = (key: string, text: string) => writeItem(draftKey(key), text)

export const readDraft = (key: string) => readItem(draftKey(key))

/** Kept until the server has accepted the message; null clears it. */
export const saveUnsentMessage = (key: string, message: UnsentMessage | null) =>
  writeItem(unsentKey(key), message && JSON.stringify(message))

export function readUnsentMessage(key: string): UnsentMessage | null {
  try {
    const value: Partial<UnsentMessage> | null = JSON.parse(readItem(unsentKey(key)) || 'null')
    return value && typeof value.text === 'string' && typeof value.key === 'string'
      ? { text: value.text, key: value.key }
      : null
  } catch {
    return null
  }
}

/** Texts of a tab that began when a company had one vacancy are kept by the company's id. */
export function moveTexts(from: string, to: string): void {
  for (const keyOf of [draftKey, unsentKey]) {
    const text = readItem(keyOf(from))
    if (!text || readItem(keyOf(to))) continue
    writeItem(keyOf(to), text)
    writeItem(keyOf(from), null)
  }
}
