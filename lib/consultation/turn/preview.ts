import { randomUUID } from 'node:crypto'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations, type OperationSource } from '@/lib/consultation/brief/operations'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Channel } from '@/lib/server/channel'

/** The first change is shown at once, later ones at most this often. */
const PREVIEW_MS = 200

/** What to call with each operation of a message as it is read. */
export type ShowPreview = (brief: Brief, source: OperationSource) => (operation: BriefOperation) => void

/** Shows what a message changes while it is still being read. Nothing of it is stored: the operations that are returned in the end count. */
export function createPreview(previews: Pick<Channel<Brief>, 'push'>): ShowPreview {
  return (brief, source) => {
    let preview = brief
    let shownAt = 0
    return (operation) => {
      preview = applyOperations(preview, [operation], source, randomUUID)
      if (performance.now() - shownAt < PREVIEW_MS) return
      shownAt = performance.now()
      previews.push(preview)
    }
  }
}
