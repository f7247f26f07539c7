import 'server-only'
import type { MailState } from '@/lib/mail/options'
import { isMailKind, templateOf } from '@/lib/mail/render'
import { isMailSetUp } from '@/lib/mail/service'

/** Why a message can't be resent, for the administrator. Null if it can. */
export function findResendNote({
  kind,
  state,
  data,
  isStopped,
}: {
  kind: string
  state: MailState
  data: unknown
  /** Whether the recipient has stopped emails. */
  isStopped: boolean
}): string | null {
  if (state === 'queued' || state === 'sending') return 'This message is already waiting to be sent.'
  if (data === null) return 'The text of this message is no longer kept, so it can’t be sent again.'
  if (!isMailKind(kind)) return 'This version of Spanwright can’t send this message.'
  if (isStopped && !templateOf(kind).isNecessary) return 'The recipient has stopped emails like this one.'
  if (!isMailSetUp())
    return 'Email isn’t set up on this server, so emails are held here. Copy the text to send it yourself.'
  return null
}
