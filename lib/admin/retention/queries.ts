import 'server-only'
import { RESTORE_DAYS } from '@/lib/content/retention-periods.mjs'
import { database } from '@/lib/db/client'
import { readOpenBatch } from '@/lib/db/retention-plan.mjs'
import { describeAnnouncement, describeRefusal, describeWayOut } from '@/lib/db/retention-texts.mjs'

export interface RetentionNotice {
  isRefused: boolean
  title: string
  sentences: string[]
}

export async function readRetentionNotice(): Promise<RetentionNotice | null> {
  const batch = await readOpenBatch((sql, params) => database().pool.query(sql, params))
  if (!batch) return null
  if (batch.refusals && !batch.confirmedAt)
    return {
      isRefused: true,
      title: 'Expired data was not deleted',
      sentences: [
        ...batch.refusals.map(describeRefusal),
        `Please pass this on to your system administrator. ${describeWayOut(batch.refusals)}`,
      ],
    }
  return {
    isRefused: false,
    title: 'Expired data will be deleted',
    sentences: [
      describeAnnouncement(batch),
      `Your system administrator can restore it for ${RESTORE_DAYS} days after that.`,
    ],
  }
}
