'use client'

import type { FormEvent } from 'react'
import { Points } from '@/components/interview-kit/points'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { isRated } from '@/lib/interview-kit/options'
import { KIND_LABELS, KIT_PARTS } from '@/lib/interview-kit/parts'
import { countDone, isSameDraft, itemOf, toDraft } from '@/lib/interview-kit/scorecards/draft'
import { RECOMMENDATIONS } from '@/lib/interview-kit/scorecards/options'
import type { Interview, InterviewCandidate, InterviewItem } from '@/lib/interview-kit/scorecards/schema'
import { NoteField, OPTION, RatingField } from './rating-field'
import { useScorecard } from './use-scorecard'

interface ScorecardFormProps {
  token: string
  interviewerId: string
  candidate: InterviewCandidate
  items: readonly InterviewItem[]
  onSubmitted: (interview: Interview) => void
}

const STATES = { saved: 'Draft saved.', saving: 'Saving…', unsaved: 'Kept in this browser.' } as const

const EMPTY = toDraft(null)

/** The id of the control that an error belongs to. */
function idOfField(field: string, items: readonly InterviewItem[]): string {
  const [, index, part] = /^ratings\.(\d+)\.(\w+)$/.exec(field) ?? []
  const item = items[Number(index)]
  if (!item) return field
  return part === 'note' ? `note-${item.id}` : `item-${item.id}`
}

/** What a link to the control says. */
function nameOfField(field: string, items: readonly InterviewItem[]): string {
  const [, index] = /^ratings\.(\d+)\./.exec(field) ?? []
  const item = items[Number(index)]
  if (!item) return field === 'reason' ? 'Reason' : 'Recommendation'
  const part = KIT_PARTS.find(({ holds }) => holds(item))
  return `Question ${items.filter((one) => part?.holds(one)).indexOf(item) + 1}`
}

function focusField(field: string, items: readonly InterviewItem[]): void {
  const control = document.getElementById(idOfField(field, items))
  const target = control?.matches('textarea') ? control : control?.querySelector('input')
  target?.focus()
}

export function ScorecardForm({ token, interviewerId, candidate, items, onSubmitted }: ScorecardFormProps) {
  const scorecard = useScorecard({ token, interviewerId, candidate, items, onSubmitted })
  const { draft, state, problem, errors, submitting, setItem, set, submit } = scorecard
  const { done, of } = countDone(draft, items)

  async function send(event: FormEvent) {
    event.preventDefault()
    const field = await submit()
    if (!field) return
    focusField(field, items)
  }

  const missing = Object.keys(errors)

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
                  <li
                    key={item.id}
                    id={`item-${item.id}`}
                    className="relative grid scroll-mt-4 gap-3 border-t py-5 md:pl-10"
                  >
                    <p className="title-label">
                      <span className="figure md:absolute md:left-0">{place + 1}</span>{' '}
                      {KIND_LABELS[item.kind]}
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
                        <summary className="disclosure touch-target w-fit cursor-pointer text-sm">
                          <span className="link">
                            Add a note<span className="sr-only">: {item.question}</span>
                          </span>
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
              <label key={key} className={OPTION}>
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
        <div role="alert" className="text-sm empty:hidden">
          {missing.length > 0 ? (
            <Missing fields={missing} items={items} />
          ) : problem ? (
            <FieldError>{problem}</FieldError>
          ) : null}
        </div>
        <div className="flex items-center justify-between gap-4">
          <p className="text-muted-foreground text-sm">
            <span className="figure">{done}</span> of <span className="figure">{of}</span> rated.{' '}
            <span role="status" className="max-sm:block">
              {state === 'saved' && isSameDraft(draft, EMPTY) ? 'Saves as you type.' : STATES[state]}
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

/** What keeps it from being submitted, with a link to each. */
function Missing({ fields, items }: { fields: readonly string[]; items: readonly InterviewItem[] }) {
  return (
    <>
      <FieldError className="font-semibold">
        {fields.length === 1 ? '1 answer is missing' : `${fields.length} answers are missing`}
      </FieldError>
      <ul className="flex flex-wrap gap-x-4 pl-5.5">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${idOfField(field, items)}`}
              className="link touch-target inline-flex min-h-6 items-center"
              onClick={(event) => {
                event.preventDefault()
                focusField(field, items)
              }}
            >
              {nameOfField(field, items)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the panel may look up, and candidates don't see. */
function ItemNotes({ item }: { item: InterviewItem }) {
  const { probes, lines } = item
  // What isn't rated quotes its line in the question.
  if (probes.length === 0 && !isRated(item)) return null
  return (
    <details className="text-sm">
      <summary className="disclosure touch-target w-fit cursor-pointer">
        <span className="link">
          {probes.length > 0 ? 'Follow-ups and the line behind it' : 'The line behind it'}
        </span>
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
