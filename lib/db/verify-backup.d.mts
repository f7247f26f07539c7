export declare function verifyBackup(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<{ madeAt: string; counts: Record<string, number> }>
