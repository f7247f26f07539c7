/** A message that the server may not have, with its idempotency key. */
export interface UnsentMessage {
  text: string
  key: string
}

// sessionStorage keeps both a half-written message and one that the server never got over a reload.
const draftKey = (companyId: string) => `spanwright.draft.${companyId}`
const unsentKey = (companyId: string) => `spanwright.unsent.${companyId}`

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

export const saveDraft = (companyId: string, text: string) => writeItem(draftKey(companyId), text)

export const readDraft = (companyId: string) => readItem(draftKey(companyId))

/** Kept until the server has accepted the message; null clears it. */
export const saveUnsentMessage = (companyId: string, message: UnsentMessage | null) =>
  writeItem(unsentKey(companyId), message && JSON.stringify(message))

export function readUnsentMessage(companyId: string): UnsentMessage | null {
  try {
    const value: Partial<UnsentMessage> | null = JSON.parse(readItem(unsentKey(companyId)) || 'null')
    return value && typeof value.text === 'string' && typeof value.key === 'string'
      ? { text: value.text, key: value.key }
      : null
  } catch {
    return null
  }
}
