import type { ReactNode } from 'react'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { CommentItem } from '@/components/specification/sharing/comment-item'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { formatDay } from '@/lib/dates'
import type { SharedNotice } from '@/lib/paths'
import { canComment, type ShareRole } from '@/lib/sharing/options'
import type { LineCommentView } from '@/lib/sharing/schema'
import { lineAnchorOf } from '@/lib/specification/document/parts'
import type { SpecificationRecord } from '@/lib/specification/queries'
import { CommentForms } from './comment-form'

const NOTICES: Record<SharedNotice, { title: string; text: string; isGood?: true; isProblem?: true }> = {
  approved: {
    title: 'You’ve approved this version',
    text: 'Thank you. We’ve recorded your approval.',
    isGood: true,
  },
  declined: {
    title: 'You’ve declined this version',
    text: 'We’ve told the person who asked you, with your reason.',
  },
  notReady: {
    title: 'Not approved',
    text: 'This version lacks details that are needed before anyone can approve it. Ask the person who sent you the link.',
    isProblem: true,
  },
  commented: { title: 'Comment sent', text: 'You’ll find it under', isGood: true },
  suggested: { title: 'Suggestion sent', text: 'You’ll find it under', isGood: true },
  invalid: {
    title: 'Nothing was sent',
    text: 'Fill in every field of the form, then send it again.',
    isProblem: true,
  },
  limit: {
    title: 'Nothing was sent',
    text: 'That’s a lot in a short time. Please try again in an hour.',
    isProblem: true,
  },
  changed: {
    title: 'Nothing was sent',
    text: 'Something has changed since you opened this page. You now see how it is.',
    isProblem: true,
  },
}

export const isSharedNotice = (notice: unknown): notice is SharedNotice =>
  typeof notice === 'string' && Object.hasOwn(NOTICES, notice)

const REQUESTS: Record<ShareRole, string> = {
  view: 'You’ve been asked to read this job specification.',
  comment:
    'You’ve been asked to read this job specification and comment on it. Select “Comment” next to a line to comment on it, or to suggest other wording.',
  approve:
    'You’ve been asked to read this job specification, and to approve or decline it at the end of the page. You can comment on any line too.',
}

/** Works without script. `children` follow the document. `state` is told above it. */
export function SharedSpecification({
  share: { role, expiresAt, name },
  token,
  specification,
  comments,
  notice,
  page,
  isAsked,
  state,
  children,
}: {
  share: { role: ShareRole; expiresAt: Date; name: string | null }
  token: string
  /** Its candidate edition. */
  specification: SpecificationRecord
  comments: readonly LineCommentView[]
  notice: SharedNotice | null
  page: number
  /** To approve or decline, now. */
  isAsked: boolean
  state?: ReactNode
  children?: ReactNode
}) {
  const { content, status } = specification
  const isOpen = canComment(role) && status !== 'superseded'
  const lineIds = new Set(content.lines.map(({ id }) => id))
  const detached = comments.filter(({ lineId }) => !lineIds.has(lineId))
  const newest = comments.at(-1)
  const ownName = newest?.author ?? name ?? ''
  const shown = notice && NOTICES[notice]
  const hasComments = isOpen || comments.length > 0
  return (
    <div className="group/shared">
      <header className="mb-6 grid gap-4 has-[[data-slot=alert]]:gap-6">
        <h1 className="text-display">{content.jobTitle}</h1>
        {role === 'approve' && !isAsked ? null : <p className="measure">{REQUESTS[role]}</p>}
        {shown ? (
          <Alert
            className={
              shown.isGood
                ? 'group-has-[[data-slot=comment-forms][open]]/shared:hidden print:hidden'
                : 'print:hidden'
            }
            variant={shown.isProblem ? 'destructive' : shown.isGood ? 'success' : 'default'}
            role={shown.isProblem ? 'alert' : 'status'}
          >
            <AlertTitle>{shown.title}</AlertTitle>
            <AlertDescription>
              {shown.text}
              {notice === 'commented' || notice === 'suggested' ? (
                <>
                  {' '}
                  {newest ? (
                    <a href={`#${lineAnchorOf(newest.lineId)}`} className="link">
                      its line
                    </a>
                  ) : (
                    'its line'
                  )}
                  .
                </>
              ) : null}
            </AlertDescription>
          </Alert>
        ) : (
          state
        )}
        {status === 'superseded' ? (
          <Alert>
            <AlertTitle>There is a newer version</AlertTitle>
            <AlertDescription>
              This version has been replaced, so you can read it but not answer. Ask the person who sent you
              the link for a new one.
            </AlertDescription>
          </Alert>
        ) : null}
      </header>
      <SpecificationSheet
        specification={specification}
        texts={{}}
        heading="h2"
        page={page}
        edition="candidate"
        readOnly
        renderComments={
          hasComments
            ? (line, lineName) => (
                <div className="pl-(--indent) print:hidden">
                  <div className="-mr-(--margin) grid gap-2 pt-2 pb-0.5 empty:hidden">
                    {comments
                      .filter(({ lineId }) => lineId === line.id)
                      .map((comment) => (
                        <CommentItem key={comment.id} comment={comment} />
                      ))}
                  </div>
                  {isOpen ? (
                    <CommentForms
                      token={token}
                      lineId={line.id}
                      lineText={line.text}
                      line={lineName}
                      name={ownName}
                    />
                  ) : null}
                </div>
              )
            : undefined
        }
      />
      {detached.length > 0 ? (
        <section aria-labelledby="detached" className="mt-8 grid gap-3">
          <h2 id="detached" className="text-xl">
            Your comments on lines that have changed
          </h2>
          {detached.map((comment) => (
            <CommentItem key={comment.id} comment={comment} showsLine />
          ))}
        </section>
      ) : null}
      {children}
      <p className="measure mt-6 text-muted-foreground text-sm print:hidden">
        This version leaves out sources and what is only for the agency. Candidates read the company’s name
        only if our recruiters publish the advert with it. The link works until{' '}
        <span className="whitespace-nowrap">{formatDay(expiresAt)}</span>, for anyone who has it.
      </p>
    </div>
  )
}
