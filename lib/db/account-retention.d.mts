import type { Query } from './retention.mjs'

export declare function purgeAccess(query: Query): Promise<void>
