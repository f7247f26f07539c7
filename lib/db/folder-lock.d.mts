/** The embedded database's folder belongs to another process. */
export declare class FolderInUseError extends Error {
  /** `host` is set if the process runs on another machine or in another container. */
  constructor(folder: string, pid: number | undefined, host?: string)
  /** The process that holds the lock, as text for a message. */
  readonly holder: string
}

export interface LockOptions {
  /** How long to wait for a process that is shutting down. */
  waitMs?: number
  /** Identifies this machine and container. */
  host?: string
  /** Called when another process has taken the lock. By default prints the message and ends the process. */
  onLost?: (message: string) => void
}

export declare const STALE_MS: number
export declare function lockFolder(folder: string, options?: LockOptions): Promise<() => void>
export declare function renewOverdueLock(folder: string, now?: number): void
