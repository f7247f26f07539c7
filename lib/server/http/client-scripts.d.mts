export type ScriptMode = 'none' | 'on-use'

/** Undefined for a page that loads its scripts at once. */
export function scriptModeOf(pathname: string): ScriptMode | undefined

export function trimClientScripts(html: string, mode: ScriptMode): string
