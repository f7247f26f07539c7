'use client'

import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FetchedEvidence, SourceTextsProvider } from '@/components/specification/evidence/fetched-evidence'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { isRated, type KitMinutes, RATED_MAX, RATED_MIN } from '@/lib/interview-kit/options'
import { KIND_LABELS, KIT_PARTS } from '@/lib/interview-kit/parts'
import type { Kit, KitItem, Unasked } from '@/lib/interview-kit/schema'
import { Behind } from './behind'
import { ItemForm } from './item-form'
import { NotAsked } from './not-asked'
import { Points } from './points'
import { WritingLines } from './print-parts'
import { RatingScale } from './rating-scale'
import { useKit } from './use-kit'

/** Whether the specification has fewer lines to ask about than an interview needs. */
const isShort = (items: readonly KitItem[], unasked: readonly Unasked[]) =>
  items.filter(isRated).length + unasked.filter(({ reason }) => reason === 'time').length < RATED_MIN

const GAP = 'border-border border-t border-dashed py-3 print:hidden'

/** `evidence` holds what the manager said, by line. It is for the panel, never for candidates; null for who may not read it. */
export function KitSheet({
  kit: initial,
  canEdit: mayEdit,
  more,
  evidence,
  fairness,
  head,
}: {
  kit: Kit
  canEdit: boolean
  /** How to get more questions. */
  more: ReactNode
  evidence: Readonly<Record<string, Evidence[]>> | null
  /** After what has become of the kit. */
  fairness: ReactNode
  head: ReactNode
}) {
  const editing = useKit(initial)
  const { kit, pending, error, canUndo, removedLineIds, save, undo, renew } = editing
  // Nobody would ask about what the specification no longer has.
  const unasked = kit.unasked.filter(({ text }) => !kit.behind?.removed.includes(text))
  const canEdit = mayEdit && kit.frozenAt === null
  const [edited, setEdited] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState('')
  /** Where a question was, until the next change. */
  const [gap, setGap] = useState<{ title: string; index: number } | null>(null)

  /** The focus stays at the question, if it is still there. */
  async function change(items: KitItem[], sentence: string, { id }: Pick<KitItem, 'id'>) {
    if (!(await save(items))) return
    // What gets the focus is there only then.
    flushSync(() => {
      setEdited(null)
      setGap(null)
      setSaid(sentence)
    })
    const edit = document.getElementById(`edit-${id}`) ?? status.current
    edit?.focus()
  }
  const replace = (item: KitItem) =>
    change(
      kit.items.map((one) => (one.id === item.id ? item : one)),
      'Saved.',
      item,
    )
  async function remove(item: KitItem, place: { title: string; index: number }) {
    await change(
      kit.items.filter((one) => one.id !== item.id),
      `Question ${place.index + 1} was removed.`,
      item,
    )
    setGap(place)
  }
  const move = (item: KitItem, step: 1 | -1) => {
    const part = KIT_PARTS.find(({ holds }) => holds(item))
    const places = kit.items.flatMap((one, place) => (part?.holds(one) ? [place] : []))
    const at = kit.items.findIndex(({ id }) => id === item.id)
    const target = places[places.indexOf(at) + step]
    if (target === undefined) return
    const items = [...kit.items]
    const other = items[target]
    if (!other) return
    items[target] = item
    items[at] = other
    void change(items, step < 0 ? 'Moved up.' : 'Moved down.', item)
  }
  const add = ({ lineIds, wording }: Unasked) => {
    if (!wording) return
    const last = Math.max(0, ...kit.items.map(({ id }) => Number(id.slice(1)) || 0))
    const item: KitItem = { id: `i${last + 1}`, lineIds, ...wording }
    const place = kit.items.findLastIndex(isRated) + 1
    void change([...kit.items.slice(0, place), item, ...kit.items.slice(place)], 'Added.', item)
  }

  const parts = KIT_PARTS.map(({ title, note, holds }) => ({
    title,
    note,
    items: kit.items.filter(holds),
  })).filter(({ items }) => items.length > 0)

  const hasGap = gap !== null && canUndo && parts.some(({ title }) => title === gap.title)
  const problem = edited === null ? error : ''
  const isUndoShown = canEdit && canUndo
  // What is announced must be there before it changes, but takes no room while it says nothing.
  const hasReport = isUndoShown || said !== '' || problem !== ''
  const report = (
    <div
      className={
        hasReport ? 'flex min-h-11 flex-wrap items-center gap-3 print:hidden' : 'sr-only print:hidden'
      }
    >
      <p ref={status} role="status" tabIndex={-1} className="text-muted-foreground text-sm">
        {said}
      </p>
      {isUndoShown ? (
        <Button
          size="sm"
          variant="outline"
          pending={pending}
          onClick={async () => {
            if (!(await undo())) return
            setGap(null)
            setSaid('Taken back.')
          }}
        >
          Undo
        </Button>
      ) : null}
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )

  const markOf = (item: KitItem, index: number) =>
    evidence ? (
      <FetchedEvidence
        sources={item.lineIds.flatMap((id) => evidence[id] ?? [])}
        line={`question ${index + 1}`}
      />
    ) : null

  const sheet = (
    <div className="grid gap-6">
      {kit.behind ? (
        <Behind
          kit={kit}
          behind={kit.behind}
          pending={pending}
          onRenew={
            canEdit
              ? async () => {
                  if (!(await renew())) return
                  setEdited(null)
                  setSaid('Made again from the new lines.')
                  status.current?.focus()
                }
              : null
          }
        />
      ) : null}
      {kit.frozenAt ? (
        <Alert>
          <AlertTitle>These questions stay as they are</AlertTitle>
          <AlertDescription>
            Somebody has begun to score with this kit, so every candidate gets the same.
          </AlertDescription>
        </Alert>
      ) : null}
      {fairness}
      {hasGap ? null : report}
      <article
        aria-label={`Interview kit: ${kit.jobTitle}`}
        className="rounded-lg border border-line/70 bg-card pb-6 print:border-0 print:bg-transparent"
      >
        {head}
        {parts.map(({ title, note, items }, part) => (
          <SheetPart key={title} number={String(part + 1)} title={title} heading="h2">
            <div className="grid gap-3">
              <p className="text-muted-foreground text-sm">{note}</p>
              {items.some(isRated) && isShort(kit.items, unasked) ? (
                <p className="measure border-signal border-l-2 pl-3 text-sm print:hidden">
                  There’s room for {RATED_MAX[kit.minutes as KitMinutes]} questions, but the specification has
                  too few lines. {canEdit ? more : null}
                </p>
              ) : null}
            </div>
            <ol className="grid">
              {items.map((item, index) => (
                <Fragment key={item.id}>
                  {hasGap && gap.title === title && gap.index === index ? (
                    <li className={GAP}>{report}</li>
                  ) : null}
                  <li className="grid gap-2 border-border border-t py-4 grid-cols-[1.25rem_minmax(0,1fr)] md:grid-cols-[2.5rem_minmax(0,1fr)] print:break-inside-avoid">
                    <span className="figure text-muted-foreground">{index + 1}</span>
                    <div className="grid min-w-0 gap-3">
                      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                        <p className="title-label">{KIND_LABELS[item.kind]}</p>
                        {canEdit && edited !== item.id ? (
                          <button
                            type="button"
                            id={`edit-${item.id}`}
                            className="link touch-target min-h-6 text-sm max-md:-my-2.5 max-md:min-h-11 max-md:min-w-11 max-md:text-right print:hidden"
                            onClick={() => setEdited(item.id)}
                          >
                            Edit<span className="sr-only"> question {index + 1}</span>
                          </button>
                        ) : null}
                      </div>
                      {edited === item.id ? (
                        // Beside the label, as it is beside the question that is not edited.
                        <div className="relative -mt-3 md:-mt-10">{markOf(item, index)}</div>
                      ) : null}
                      {edited === item.id ? (
                        <ItemForm
                          item={item}
                          pending={pending}
                          error={error}
                          number={index + 1}
                          onSave={replace}
                          onMoveUp={index > 0 ? (draft) => move(draft, -1) : null}
                          onMoveDown={index < items.length - 1 ? (draft) => move(draft, 1) : null}
                          onRemove={() => void remove(item, { title, index })}
                          onCancel={() => setEdited(null)}
                        >
                          {item.anchors ? null : <Probes probes={item.probes} />}
                        </ItemForm>
                      ) : (
                        <>
                          <div className="relative pr-12 md:pr-46 print:pr-0">
                            <p className="measure wrap-anywhere font-medium">{item.question}</p>
                            {markOf(item, index)}
                          </div>
                          <Details item={item} />
                          <WritingLines isRated={isRated(item)} />
                        </>
                      )}
                    </div>
                  </li>
                </Fragment>
              ))}
              {hasGap && gap.title === title && gap.index === items.length ? (
                <li className={GAP}>{report}</li>
              ) : null}
            </ol>
          </SheetPart>
        ))}
      </article>
      <NotAsked
        unasked={unasked}
        removedLineIds={removedLineIds}
        onAdd={canEdit ? add : null}
        pending={pending}
      />
    </div>
  )
  return evidence ? (
    <SourceTextsProvider key={kit.jobSpecificationId} specificationId={kit.jobSpecificationId}>
      {sheet}
    </SourceTextsProvider>
  ) : (
    sheet
  )
}

function Details({ item: { probes, points, anchors } }: { item: KitItem }) {
  return (
    <>
      <Points points={points} />
      <Probes probes={probes} />
      {anchors ? <RatingScale anchors={anchors} /> : null}
    </>
  )
}

function Probes({ probes }: { probes: readonly string[] }) {
  if (probes.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-sm" aria-label="Follow-ups">
      {probes.map((probe) => (
        <li key={probe} className="pl-4 -indent-4 before:mr-2 before:content-['–']">
          {probe}
        </li>
      ))}
    </ul>
  )
}
