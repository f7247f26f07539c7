/** A message on its way to the server, with the key it was sent with. */
export interface UnsentMessage {
  text: string
  key: string
}

// In sessionStorage, so that a reload loses neither a half-written message nor one that the server never got.
const draftKey = (companyId: string) => `spanwright.draft.${companyId}`
const unsentKey = (companyId: string) => `spanwright.unsent.${companyId}`

function writeItem(key: string, value: string | null): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is off or full: the text stands in the page alone.
  }
}

function readItem(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what stands in the composer. */
export const saveDraft = (companyId: string, text: string) => writeItem(draftKey(companyId), text)

/** What stood in the composer when the page was left. */
export const readDraft = (companyId: string) => readItem(draftKey(companyId))

/** Keeps a message until the server says that it has it; null forgets it. */
export const saveUnsentMessage = (companyId: string, unsent: UnsentMessage | null) =>
  writeItem(unsentKey(companyId), unsent && JSON.stringify(unsent))

/** The message of which nobody knows whether the server got it. */
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
