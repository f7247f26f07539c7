/** The embedded database's folder belongs to another process. */
export declare class FolderInUseError extends Error {
  /** `host` where the process runs on another machine, or in another container. */
  constructor(folder: string, pid: number | undefined, host?: string)
  /** Who has it, for a sentence. */
  readonly holder: string
}

export interface LockOptions {
  /** How long a process that is just ending is waited for. */
  waitMs?: number
  /** Which machine and container this is. */
  host?: string
  /** What is done once the folder was taken by somebody else. Ends the process, unless given. */
  onLost?: (sentence: string) => void
}

export declare const STALE_MS: number
export declare function lockFolder(folder: string, options?: LockOptions): Promise<() => void>
export declare function renewOverdueLock(folder: string, now?: number): void
