import type { SheetParts } from '@/components/specification/sheet/sheet-lines'
import type { CommentList, LineCommentView } from '@/lib/sharing/schema'
import { lineAnchorOf } from '@/lib/specification/document/parts'
import { type DocumentSpecification, placesOfLines } from '@/lib/specification/document/sections'
import { CommentItem } from './comment-item'
import { SettleComment } from './settle-comment'

type Commented = Pick<DocumentSpecification, 'id' | 'revision' | 'status' | 'content'>

function Comment({
  specification: { id, revision, status, content },
  comment,
  showsLine = false,
}: {
  specification: Commented
  comment: LineCommentView
  showsLine?: boolean
}) {
  const hasLine = content.lines.some((line) => line.id === comment.lineId)
  return (
    <CommentItem comment={comment} showsLine={showsLine}>
      {comment.state === 'open' && status !== 'superseded' ? (
        <SettleComment
          specificationId={id}
          revision={revision}
          comment={comment}
          canAccept={status === 'draft' && hasLine}
        />
      ) : null}
    </CommentItem>
  )
}

/** Open comments hang on their line. */
export const renderLineComments =
  (specification: Commented, { comments }: CommentList): NonNullable<SheetParts['renderComments']> =>
  (line) => {
    const own = comments.filter(({ lineId, state }) => lineId === line.id && state === 'open')
    if (own.length === 0) return null
    return (
      <div className="-mr-(--margin) grid gap-2 pt-2 pb-1 pl-(--indent) print:hidden">
        {own.map((comment) => (
          <Comment key={comment.id} specification={specification} comment={comment} />
        ))}
      </div>
    )
  }

/** What is to deal with, and what hangs on no line any more. Nothing where nobody has written. */
export function CommentsSummary({
  specification,
  list: { comments, unresolved },
  page,
}: {
  specification: Commented
  list: CommentList
  /** Of the document, as it is shown. */
  page: number
}) {
  if (comments.length === 0) return null
  const places = placesOfLines(specification.content)
  const open = comments.filter(({ state }) => state === 'open')
  const commented = [...places].filter(([id]) => open.some(({ lineId }) => lineId === id))
  const detached = open.filter(({ lineId }) => !places.has(lineId))
  const settled = comments.filter(({ state }) => state !== 'open')
  return (
    <section
      aria-labelledby="comments"
      className="mb-6 grid gap-3 rounded-lg border bg-card px-4 py-3 sm:px-6 print:hidden"
    >
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 id="comments" className="text-lg">
          {unresolved === 0
            ? 'No open comments'
            : unresolved === 1
              ? '1 open comment'
              : `${unresolved} open comments`}
        </h2>
        {commented.map(([id, place]) => (
          <a
            key={id}
            href={`${place.page === page ? '' : `?page=${place.page}`}#${lineAnchorOf(id)}`}
            className="link touch-target inline-flex min-h-6 items-center"
          >
            Line {place.number}
          </a>
        ))}
      </div>
      {detached.map((comment) => (
        <Comment key={comment.id} specification={specification} comment={comment} showsLine />
      ))}
      {settled.length > 0 ? (
        <details>
          <summary className="disclosure touch-target min-h-6 w-fit cursor-pointer text-sm">
            <span className="link">
              {settled.length === 1 ? '1 settled comment' : `${settled.length} settled comments`}
            </span>
          </summary>
          <div className="grid gap-2 pt-2">
            {settled.map((comment) => (
              <Comment key={comment.id} specification={specification} comment={comment} showsLine />
            ))}
          </div>
        </details>
      ) : null}
    </section>
  )
}
