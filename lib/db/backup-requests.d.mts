export declare function answerBackupRequests(
  databaseFolder: string,
  writeBackup: (file: string) => Promise<void>,
  onError: (error: unknown) => void,
): () => void
export declare function requestBackup(
  databaseFolder: string,
  file: string,
  options?: { answerMs?: number; silenceMs?: number },
): Promise<void>
