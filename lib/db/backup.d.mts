import type { Query } from './retention.mjs'

export declare function dumpDatabase(query: Query): AsyncGenerator<string>
export declare function restoreDatabase(
  query: Query,
  lines: AsyncIterable<string> | Iterable<string>,
  options: { force: boolean; migrations: string },
): Promise<Record<string, number>>
