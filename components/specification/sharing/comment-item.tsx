import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { formatMoment } from '@/lib/dates'
import type { CommentState } from '@/lib/sharing/options'
import type { LineCommentView } from '@/lib/sharing/schema'

const STATE_LABELS: Record<CommentState, string | null> = {
  open: null,
  resolved: 'Resolved',
  accepted: 'Accepted',
  dismissed: 'Not taken up',
}

/** What readers typed is shown as text, in a box of its own. `children` are what can be done with it. */
export function CommentItem({
  comment,
  showsLine = false,
  children,
}: {
  comment: LineCommentView
  /** The line as the reader saw it, where it isn’t next to the comment. */
  showsLine?: boolean
  children?: ReactNode
}) {
  const { author, createdAt, kind, text, lineText, state } = comment
  const label = STATE_LABELS[state]
  return (
    <div
      data-slot="line-comment"
      data-kind={kind}
      className="grid justify-items-start gap-1.5 border-signal border-l-2 bg-muted py-2.5 pr-3 pl-4 data-[kind=suggestion]:border-primary"
    >
      <p className="title-label">
        <bdi className="normal-case">{author}</bdi>
        {kind === 'suggestion' ? ' suggests' : ' says'}, {formatMoment(new Date(createdAt))}
      </p>
      {showsLine ? (
        <p className="wrap-anywhere text-muted-foreground text-sm">On the line “{lineText}”</p>
      ) : null}
      <p className="measure wrap-anywhere whitespace-pre-line text-sm">{text}</p>
      {label ? <Badge variant="outline">{label}</Badge> : null}
      {children}
    </div>
  )
}
