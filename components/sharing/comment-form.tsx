import { Button } from '@/components/ui/button'
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { COMMENT_MAX_CHARS, type CommentKind, READER_NAME_MAX } from '@/lib/sharing/options'
import { LINE_MAX_CHARS } from '@/lib/specification/options'

const TEXTS: Record<CommentKind, { open: string; label: string; send: string; max: number; rows: number }> = {
  comment: {
    open: 'Comment',
    label: 'Your comment',
    send: 'Send the comment',
    max: COMMENT_MAX_CHARS,
    rows: 3,
  },
  suggestion: {
    open: 'Suggest other wording',
    label: 'How you’d word this line',
    send: 'Send the suggestion',
    max: LINE_MAX_CHARS,
    rows: 3,
  },
}

/** A form without script. `line` is for screen readers: "line 3.5.2". */
export function CommentForm({
  kind,
  token,
  lineId,
  lineText,
  line,
  name,
}: {
  kind: CommentKind
  token: string
  lineId: string
  lineText: string
  line: string
  name: string
}) {
  const { open, label, send, max, rows } = TEXTS[kind]
  const id = `${kind}-${lineId}`
  return (
    <details className="min-w-0">
      <summary className="link touch-target inline-flex min-h-6 w-fit cursor-pointer list-none items-center text-sm [&::-webkit-details-marker]:hidden">
        {open}
        <span className="sr-only"> on {line}</span>
      </summary>
      <form method="post" action="/shared/comment" className="grid max-w-xl gap-3 pt-2 pb-4">
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
            rows={rows}
            defaultValue={kind === 'suggestion' ? lineText : ''}
            aria-describedby={`${id}-note`}
          />
          <FieldDescription id={`${id}-note`}>
            Up to {max.toLocaleString('en-GB')} characters.
          </FieldDescription>
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-name`}>Your name</FieldLabel>
          <Input
            id={`${id}-name`}
            name="name"
            required
            minLength={2}
            maxLength={READER_NAME_MAX}
            autoComplete="name"
            defaultValue={name}
          />
        </Field>
        <Button type="submit" size="sm" variant="outline" className="justify-self-start">
          {send}
        </Button>
      </form>
    </details>
  )
}
