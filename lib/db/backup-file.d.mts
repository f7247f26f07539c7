import type { Query } from './retention.mjs'

export declare function writeBackupFile(query: Query, file: string): Promise<void>
export declare function copyBackupFile(source: string, file: string): Promise<void>
export declare function readBackupFile(file: string): AsyncGenerator<string>
export declare function verifyBackupFile(
  file: string,
): Promise<{ madeAt: string; counts: Record<string, number> }>
