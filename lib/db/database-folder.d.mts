/** The embedded database cannot be opened: its folder is incomplete, damaged or inaccessible. The message is for the operator. */
export declare class UnusableFolderError extends Error {
  constructor(message: string, options?: ErrorOptions)
  readonly code: string
  readonly severity: string
}

export declare function isNewFolder(folder: string): boolean
export declare function explainAccessError(error: unknown, folder: string): unknown
export declare function explainOpenError(error: unknown, folder: string): unknown
