import { RatingScale } from '@/components/interview-kit/rating-scale'
import { FIELD_NOTE, FieldError } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { ItemDraft } from '@/lib/interview-kit/scorecards/draft'
import { NOT_ASKED, NOTE_MAX_CHARS, SCORES, type Score } from '@/lib/interview-kit/scorecards/options'
import type { InterviewItem } from '@/lib/interview-kit/scorecards/schema'
import { cn } from '@/lib/utils'

/** A choice among the answers of a group; red until one is made where one is missing. */
export const OPTION =
  'flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-input bg-card px-2 text-center has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 hover:border-foreground has-aria-invalid:border-destructive has-aria-invalid:bg-destructive-wash'

interface RatingFieldProps {
  item: InterviewItem
  number: number
  value: ItemDraft
  errors: { score?: string | undefined; note?: string | undefined }
  onChange: (part: Partial<ItemDraft>) => void
}

/** One rated question: what 1, 3 and 5 look like, the rating, and the words that earned it. */
export function RatingField({ item, number, value, errors, onChange }: RatingFieldProps) {
  const name = `score-${item.id}`
  const option = (score: Score, label: string, className = '') => (
    <label key={score} className={cn(OPTION, className)}>
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={value.score === score}
        aria-describedby={`${name}-error`}
        aria-invalid={errors.score ? true : undefined}
        onChange={() => onChange({ score })}
      />
      {label}
    </label>
  )
  return (
    <div className="grid gap-3">
      {item.anchors ? (
        <RatingScale
          anchors={item.anchors}
          chosen={typeof value.score === 'number' ? value.score : undefined}
        />
      ) : null}
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold text-sm">
          Rating<span className="sr-only"> of question {number}</span>
        </legend>
        <div className="grid grid-cols-5 gap-2 sm:max-w-120 sm:grid-cols-[repeat(5,3rem)_auto]">
          {SCORES.map((score) => option(score, String(score), 'figure'))}
          {option(NOT_ASKED, 'Not asked', 'col-span-5 sm:col-span-1 sm:px-4')}
        </div>
        <FieldError id={`${name}-error`}>{errors.score}</FieldError>
      </fieldset>
      <NoteField
        id={`note-${item.id}`}
        label="What they said"
        hiddenLabel={` to question ${number}`}
        value={value.note}
        error={errors.note}
        onChange={(note) => onChange({ note })}
      />
    </div>
  )
}

export function NoteField({
  id,
  label,
  hiddenLabel = '',
  description,
  value,
  error,
  onChange,
}: {
  id: string
  label: string
  hiddenLabel?: string
  description?: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        <span className="sr-only">{hiddenLabel}</span>
      </label>
      {description ? (
        <p id={`${id}-description`} className={FIELD_NOTE}>
          {description}
        </p>
      ) : null}
      <Textarea
        id={id}
        rows={2}
        className="min-h-18"
        maxLength={NOTE_MAX_CHARS}
        value={value}
        aria-describedby={description ? `${id}-error ${id}-description` : `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
