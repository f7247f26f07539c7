import { unstable_isUnrecognizedActionError } from 'next/navigation'

declare global {
  interface Window {
    /** Set by the inline script (components/layout/update/update-script.ts) while a file of this build does not load. */
    outdatedCheck?: Promise<boolean>
  }
}

const OUTDATED = 'This page has been updated. Reload it to continue.'

/**
 * The message for an import or a server action that failed with `error`: `message`, unless the page is older than the server. Then the
 * update notice is shown too.
 */
export async function explainFailure(error: unknown, message: string): Promise<string> {
  const isUnknownAction = unstable_isUnrecognizedActionError(error)
  if (isUnknownAction) dispatchEvent(new Event('outdated'))
  return isUnknownAction || (await window.outdatedCheck) ? OUTDATED : message
}
