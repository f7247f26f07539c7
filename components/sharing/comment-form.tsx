import Plus from 'lucide-react/icons/plus'
import { Button } from '@/components/ui/button'
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { Textarea } from '@/components/ui/textarea'
import { COMMENT_KINDS, COMMENT_MAX_CHARS, type CommentKind } from '@/lib/sharing/options'
import { LINE_MAX_CHARS } from '@/lib/specification/options'
import { cn } from '@/lib/utils'
import { ReaderNameField } from './reader-name-field'

const TEXTS: Record<CommentKind, { choice: string; label: string; send: string; max: number }> = {
  comment: {
    choice: 'Comment',
    label: 'Your comment',
    send: 'Send the comment',
    max: COMMENT_MAX_CHARS,
  },
  suggestion: {
    choice: 'Suggest other wording',
    label: 'How you’d word this line',
    send: 'Send the suggestion',
    max: LINE_MAX_CHARS,
  },
}

/** The form of the kind that is not chosen is hidden. */
const SHOWN: Record<CommentKind, string> = {
  comment: 'grid group-has-[[value=suggestion]:checked]/answer:hidden',
  suggestion: 'hidden group-has-[[value=suggestion]:checked]/answer:grid',
}

interface Line {
  token: string
  lineId: string
  lineText: string
  name: string
}

/** Forms without script, opened from the line's margin. `line` is for screen readers: "line 3.5.2". */
export function CommentForms({ line, ...props }: Line & { line: string }) {
  const id = `answer-${props.lineId}`
  return (
    <details data-slot="comment-forms" className="group/answer min-w-0 max-md:relative">
      <summary className="max-md:group-open/answer:absolute! max-md:group-open/answer:top-6 max-md:group-open/answer:right-4 max-md:group-open/answer:z-1 max-md:group-open/answer:mt-1 touch-target mt-1.5 inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-primary text-sm hover:underline md:absolute! md:top-2 md:right-0 md:mt-0 [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden="true" className="-ml-0.75 size-4 group-open/answer:hidden" />
        <span>
          <span className="group-open/answer:sr-only">Comment</span>
          <span className="hidden group-open/answer:inline">Close</span>
          <span className="sr-only"> on {line}</span>
        </span>
      </summary>
      <div className="-mr-(--margin) mt-2 mb-3 grid gap-3 border-primary border-l-2 bg-muted p-4">
        <div
          role="radiogroup"
          aria-label={`Your answer to ${line}`}
          className="flex flex-wrap gap-x-6 max-md:pr-14"
        >
          {COMMENT_KINDS.map((kind) => (
            <label key={kind} htmlFor={`${id}-${kind}`} className="inline-flex min-h-11 items-center gap-2">
              <Radio id={`${id}-${kind}`} name={id} value={kind} defaultChecked={kind === 'comment'} />
              {TEXTS[kind].choice}
            </label>
          ))}
        </div>
        {COMMENT_KINDS.map((kind) => (
          <CommentForm key={kind} kind={kind} {...props} />
        ))}
      </div>
    </details>
  )
}

function CommentForm({ kind, token, lineId, lineText, name }: Line & { kind: CommentKind }) {
  const { label, send, max } = TEXTS[kind]
  const id = `${kind}-${lineId}`
  return (
    <form method="post" action="/shared/comment" className={cn('gap-3', SHOWN[kind])}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="line" value={lineId} />
      <input type="hidden" name="kind" value={kind} />
      <Field>
        <FieldLabel htmlFor={`${id}-text`}>{label}</FieldLabel>
        <Textarea
          id={`${id}-text`}
          name="text"
          required
          maxLength={max}
          rows={3}
          defaultValue={kind === 'suggestion' ? lineText : ''}
          aria-describedby={`${id}-note`}
        />
        <FieldDescription id={`${id}-note`}>Up to {max.toLocaleString('en-GB')} characters.</FieldDescription>
      </Field>
      <ReaderNameField id={`${id}-name`} name={name} label="Your name" />
      <Button type="submit" className="justify-self-start">
        {send}
      </Button>
    </form>
  )
}
