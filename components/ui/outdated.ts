declare global {
  interface Window {
    /** Set by the inline script (components/layout/update/update-script.ts) while a file of this build does not load. */
    outdatedCheck?: Promise<boolean>
  }
}

const OUTDATED = 'This page has been updated. Reload it to continue.'

/** The message for an import that failed: `message`, unless the page is older than the server. */
export const explainFailure = async (message: string): Promise<string> =>
  (await window.outdatedCheck) ? OUTDATED : message
