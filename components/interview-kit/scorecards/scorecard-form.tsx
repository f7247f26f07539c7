'use client'

import type { FormEvent } from 'react'
import { Points } from '@/components/interview-kit/points'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { isRated } from '@/lib/interview-kit/options'
import { KIND_LABELS, KIT_PARTS } from '@/lib/interview-kit/parts'
import { countDone, itemOf } from '@/lib/interview-kit/scorecards/draft'
import { RECOMMENDATIONS } from '@/lib/interview-kit/scorecards/options'
import type { Interview, InterviewCandidate, InterviewItem } from '@/lib/interview-kit/scorecards/schema'
import { NoteField, RatingField } from './rating-field'
import { useScorecard } from './use-scorecard'

interface ScorecardFormProps {
  token: string
  interviewerId: string
  candidate: InterviewCandidate
  items: readonly InterviewItem[]
  onSubmitted: (interview: Interview) => void
}

const STATES = { saved: 'Saved', saving: 'Saving…', unsaved: 'Kept in this browser' } as const

/** The id of the control that an error belongs to. */
function idOfField(field: string, items: readonly InterviewItem[]): string {
  const [, index, part] = /^ratings\.(\d+)\.(\w+)$/.exec(field) ?? []
  const item = items[Number(index)]
  if (!item) return field
  return part === 'note' ? `note-${item.id}` : `item-${item.id}`
}

export function ScorecardForm({ token, interviewerId, candidate, items, onSubmitted }: ScorecardFormProps) {
  const scorecard = useScorecard({ token, interviewerId, candidate, items, onSubmitted })
  const { draft, state, problem, errors, submitting, setItem, set, submit } = scorecard
  const { done, of } = countDone(draft, items)

  async function send(event: FormEvent) {
    event.preventDefault()
    const field = await submit()
    if (!field) return
    const control = document.getElementById(idOfField(field, items))
    const target = control?.matches('textarea') ? control : control?.querySelector('input')
    target?.focus()
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-8">
      {KIT_PARTS.map(({ title, note, holds }) => {
        const held = items.filter(holds)
        return held.length === 0 ? null : (
          <section key={title} aria-label={title} className="grid gap-3">
            <div className="grid gap-1">
              <h2 className="text-xl">{title}</h2>
              <p className="text-muted-foreground text-sm">{note}</p>
            </div>
            <ol className="grid">
              {held.map((item, place) => {
                const index = items.indexOf(item)
                return (
                  <li key={item.id} id={`item-${item.id}`} className="grid scroll-mt-4 gap-3 border-t py-5">
                    <p className="title-label">
                      <span className="figure">{place + 1}</span> {KIND_LABELS[item.kind]}
                    </p>
                    <p className="measure wrap-anywhere font-medium">{item.question}</p>
                    <Points points={item.points} />
                    <ItemNotes item={item} />
                    {isRated(item) ? (
                      <RatingField
                        item={item}
                        number={place + 1}
                        value={itemOf(draft, item.id)}
                        errors={{
                          score: errors[`ratings.${index}.score`],
                          note: errors[`ratings.${index}.note`],
                        }}
                        onChange={(part) => setItem(item.id, part)}
                      />
                    ) : (
                      <details open={itemOf(draft, item.id).note !== ''}>
                        <summary className="link touch-target w-fit cursor-pointer text-sm">
                          Add a note<span className="sr-only">: {item.question}</span>
                        </summary>
                        <div className="mt-2">
                          <NoteField
                            id={`note-${item.id}`}
                            label="Note"
                            value={itemOf(draft, item.id).note}
                            error={errors[`ratings.${index}.note`]}
                            onChange={(note_) => setItem(item.id, { note: note_ })}
                          />
                        </div>
                      </details>
                    )}
                  </li>
                )
              })}
            </ol>
          </section>
        )
      })}
      <section aria-label="Your recommendation" className="grid gap-4 border-t pt-5">
        <h2 className="text-xl">Your recommendation</h2>
        <fieldset id="recommendation" className="grid gap-1.5">
          <legend className="sr-only">Your recommendation</legend>
          <div className="grid grid-cols-2 gap-2 sm:max-w-140 sm:grid-cols-4">
            {RECOMMENDATIONS.map(({ key, label }) => (
              <label
                key={key}
                className="flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-input bg-card px-2 hover:border-foreground has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="recommendation"
                  className="sr-only"
                  checked={draft.recommendation === key}
                  aria-describedby="recommendation-error"
                  aria-invalid={errors.recommendation ? true : undefined}
                  onChange={() => set({ recommendation: key })}
                />
                {label}
              </label>
            ))}
          </div>
          <FieldError id="recommendation-error">{errors.recommendation}</FieldError>
        </fieldset>
        <NoteField
          id="reason"
          label="Reason"
          description="From what the job needs. A “no” can’t go without one."
          value={draft.reason}
          error={errors.reason}
          onChange={(reason) => set({ reason })}
        />
      </section>
      <div className="docked sticky bottom-[var(--consent-height,0px)] z-10 grid gap-2 border-t bg-card py-2.5">
        <p role="alert" className="text-destructive text-sm empty:hidden">
          {problem}
        </p>
        <div className="flex items-center justify-between gap-4">
          <p className="figure text-muted-foreground text-sm">
            {done} of {of} rated
            <span className="block text-xs" role="status">
              {STATES[state]}
            </span>
          </p>
          <Button type="submit" pending={submitting}>
            Submit
          </Button>
        </div>
      </div>
    </form>
  )
}

/** What the panel may look up, and candidates don't see. */
function ItemNotes({ item }: { item: InterviewItem }) {
  const { probes, lines } = item
  // What isn't rated quotes its line in the question.
  if (probes.length === 0 && !isRated(item)) return null
  return (
    <details className="text-sm">
      <summary className="link touch-target w-fit cursor-pointer">
        {probes.length > 0 ? 'Follow-ups and the line behind it' : 'The line behind it'}
      </summary>
      <ul className="mt-2 grid gap-1">
        {probes.map((probe) => (
          <li key={probe} className="pl-4 -indent-4 before:mr-2 before:content-['–']">
            {probe}
          </li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <p className="mt-2 text-muted-foreground">
          From the specification: {lines.map((line) => `“${line}”`).join('; ')}
        </p>
      ) : null}
    </details>
  )
}
