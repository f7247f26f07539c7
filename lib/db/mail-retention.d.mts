import type { Query } from './retention.mjs'

export declare function hasMailToPurge(query: Query): Promise<boolean>
export declare function purgeMail(query: Query): Promise<void>
