'use client'

import { useRef, useState } from 'react'
import { FetchedEvidence, SourceTextsProvider } from '@/components/specification/evidence/fetched-evidence'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { type ItemKind, isRated } from '@/lib/interview-kit/options'
import { KIND_LABELS, KIT_PARTS } from '@/lib/interview-kit/parts'
import { anchorsFor, probesFor, wordQuestion } from '@/lib/interview-kit/questions'
import type { Kit, KitItem, Unasked } from '@/lib/interview-kit/schema'
import { ItemForm } from './item-form'
import { useKit } from './use-kit'

/** `evidence` holds what the manager said, by line. It is for the panel, never for candidates; null for who may not read it. */
export function KitSheet({
  kit: initial,
  canEdit: mayEdit,
  evidence,
}: {
  kit: Kit
  canEdit: boolean
  evidence: Readonly<Record<string, Evidence[]>> | null
}) {
  const editing = useKit(initial)
  const { kit, pending, error, canUndo, save, undo } = editing
  const canEdit = mayEdit && kit.frozenAt === null
  const [edited, setEdited] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [said, setSaid] = useState('')

  async function change(items: KitItem[], sentence: string) {
    if (!(await save(items))) return
    setEdited(null)
    setSaid(sentence)
    status.current?.focus()
  }
  const replace = (item: KitItem) =>
    change(
      kit.items.map((one) => (one.id === item.id ? item : one)),
      'Saved.',
    )
  const remove = (item: KitItem) =>
    change(
      kit.items.filter((one) => one.id !== item.id),
      'Removed.',
    )
  const move = (item: KitItem, step: 1 | -1) => {
    const part = KIT_PARTS.find(({ holds }) => holds(item))
    const places = kit.items.flatMap((one, place) => (part?.holds(one) ? [place] : []))
    const at = kit.items.indexOf(item)
    const target = places[places.indexOf(at) + step]
    if (target === undefined) return
    const items = [...kit.items]
    const other = items[target]
    if (!other) return
    items[target] = item
    items[at] = other
    void change(items, step < 0 ? 'Moved up.' : 'Moved down.')
  }
  const add = ({ lineIds, text }: Unasked) => {
    const kind: ItemKind = 'pastBehaviour'
    const last = Math.max(0, ...kit.items.map(({ id }) => Number(id.slice(1)) || 0))
    const item: KitItem = {
      id: `i${last + 1}`,
      lineIds,
      kind,
      question: wordQuestion(kind, { text, label: '' }),
      probes: probesFor(kind),
      anchors: anchorsFor(kind, text),
    }
    const place = kit.items.findLastIndex(isRated) + 1
    void change([...kit.items.slice(0, place), item, ...kit.items.slice(place)], 'Added.')
  }

  const sheet = (
    <div className="grid gap-8">
      {kit.behind ? <Behind behind={kit.behind} /> : null}
      {kit.frozenAt ? (
        <Alert>
          <AlertTitle>These questions stay as they are</AlertTitle>
          <AlertDescription>
            Somebody has begun to score with this kit, so every candidate gets the same.
          </AlertDescription>
        </Alert>
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
        {canEdit && canUndo ? (
          <Button
            size="sm"
            variant="outline"
            pending={pending}
            onClick={async () => {
              if (await undo()) setSaid('Taken back.')
            }}
          >
            Undo
          </Button>
        ) : null}
        <p ref={status} role="status" tabIndex={-1} className="text-muted-foreground text-sm">
          {said}
        </p>
        <p role="alert" className="text-destructive text-sm empty:hidden">
          {edited === null ? error : ''}
        </p>
      </div>
      {KIT_PARTS.map(({ title, note, holds }) => {
        const items = kit.items.filter(holds)
        return items.length === 0 ? null : (
          <section key={title} aria-label={title} className="grid gap-3">
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="text-muted-foreground text-sm">{note}</p>
            </div>
            <ol className="grid">
              {items.map((item, index) => (
                <li
                  key={item.id}
                  className="grid gap-2 border-border border-t py-4 md:grid-cols-[2.5rem_minmax(0,1fr)] print:break-inside-avoid"
                >
                  <span className="figure text-muted-foreground">{index + 1}</span>
                  <div className="grid min-w-0 gap-3">
                    <p className="title-label">{KIND_LABELS[item.kind]}</p>
                    {edited === item.id ? (
                      <ItemForm
                        item={item}
                        pending={pending}
                        error={error}
                        onSave={replace}
                        onCancel={() => setEdited(null)}
                      />
                    ) : (
                      <>
                        <div className="relative pr-12 md:pr-46 print:pr-0">
                          <p className="measure wrap-anywhere font-medium">{item.question}</p>
                          {evidence ? (
                            <FetchedEvidence
                              sources={item.lineIds.flatMap((id) => evidence[id] ?? [])}
                              line={`question ${index + 1}`}
                            />
                          ) : null}
                        </div>
                        <Details item={item} />
                        {canEdit ? (
                          <div className="flex flex-wrap gap-x-4 print:hidden">
                            <ItemAction onClick={() => setEdited(item.id)} name="Edit" index={index} />
                            {index > 0 ? (
                              <ItemAction onClick={() => move(item, -1)} name="Move up" index={index} />
                            ) : null}
                            {index < items.length - 1 ? (
                              <ItemAction onClick={() => move(item, 1)} name="Move down" index={index} />
                            ) : null}
                            <ItemAction onClick={() => void remove(item)} name="Remove" index={index} />
                          </div>
                        ) : null}
                      </>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
      <NotAsked unasked={kit.unasked} onAdd={canEdit ? add : null} pending={pending} />
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

function ItemAction({ name, index, onClick }: { name: string; index: number; onClick: () => void }) {
  return (
    <button type="button" className="link touch-target min-h-6 text-sm" onClick={onClick}>
      {name}
      <span className="sr-only"> question {index + 1}</span>
    </button>
  )
}

const SCORES = [1, 3, 5] as const

function Details({ item: { probes, anchors } }: { item: KitItem }) {
  return (
    <>
      {probes.length > 0 ? (
        <ul className="grid gap-0.5 text-sm" aria-label="Follow-ups">
          {probes.map((probe) => (
            <li key={probe} className="before:mr-2 before:content-['–']">
              {probe}
            </li>
          ))}
        </ul>
      ) : null}
      {anchors ? (
        <dl className="grid gap-px border bg-border text-sm md:grid-cols-3 print:grid-cols-3">
          {SCORES.map((score) => (
            <div key={score} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 bg-card p-2.5">
              <dt className="figure font-semibold">{score}</dt>
              <dd className="wrap-anywhere">{anchors[score]}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}

function Behind({ behind: { version, added, removed } }: { behind: NonNullable<Kit['behind']> }) {
  return (
    <Alert variant="signal">
      <AlertTitle>The specification has changed since this kit was made (now version {version})</AlertTitle>
      <AlertDescription className="grid gap-1">
        {added.length > 0 ? <span>New: {added.join('; ')}</span> : null}
        {removed.length > 0 ? <span>Gone: {removed.join('; ')}</span> : null}
        <span>
          Questions that you keep stay as they are. Make a kit of the new version to ask about the rest.
        </span>
      </AlertDescription>
    </Alert>
  )
}

function NotAsked({
  unasked,
  onAdd,
  pending,
}: {
  unasked: readonly Unasked[]
  onAdd: ((line: Unasked) => void) | null
  pending: boolean
}) {
  if (unasked.length === 0) return null
  return (
    <section aria-labelledby="unasked" className="grid gap-3 print:break-inside-avoid">
      <div>
        <h2 id="unasked" className="text-xl">
          Not asked in this interview
        </h2>
        <p className="measure text-muted-foreground text-sm">
          There’s no time for these. A second interviewer can take them, with questions of their own.
        </p>
      </div>
      <ul className="grid">
        {unasked.map((line) => (
          <li
            key={line.lineIds.join()}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-t py-2"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{line.text}</span>
            {onAdd ? (
              <button
                type="button"
                className="link touch-target min-h-6 text-sm print:hidden"
                disabled={pending}
                onClick={() => onAdd(line)}
              >
                Ask about it<span className="sr-only">: {line.text}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
