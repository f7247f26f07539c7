import type { RetentionCounts } from './retention.mjs'
import type { Refusal, RetentionBatch } from './retention-plan.mjs'

export declare function describeCounts(counts: RetentionCounts): string
export declare function describeRefusal(refusal: Refusal): string
export declare function describeWayOut(refusals: readonly Refusal[]): string
export declare function describeAnnouncement(batch: Pick<RetentionBatch, 'counts' | 'dueAt' | 'now'>): string
