import 'server-only'
import { LINE_REASON_TEXTS } from '@/lib/consultation/guard/line-reasons'
import { findKeptBack } from './content'
import { toResponseWithPayNote } from './pay-note'
import type { SpecificationRecord } from './queries'
import type { LineEditResponse } from './schema'

/** What an edit answers: the document, and why candidates still won’t see the line, where they won’t. */
export function toLineEditResponse(specification: SpecificationRecord, lineId: string): LineEditResponse {
  const reason = findKeptBack(specification.content, lineId)
  const message = reason && `Saved, but candidates still won’t see it. ${LINE_REASON_TEXTS[reason]}.`
  return {
    ...toResponseWithPayNote(specification),
    ...(reason && message && { keptBack: { lineId, reason, message } }),
  }
}
