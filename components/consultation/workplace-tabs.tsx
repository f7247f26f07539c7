'use client'

import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react'

export const WORKPLACE_TABS = ['talk', 'brief'] as const
export type WorkplaceTab = (typeof WORKPLACE_TABS)[number]

const LABELS: Record<WorkplaceTab, string> = { talk: 'Talk', brief: 'Brief' }
/** Of Tailwind's `lg`, from which both are side by side. */
const SIDE_BY_SIDE = '(min-width: 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SIDE_BY_SIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Also on the server, which does not know the width. */
export const useSideBySide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SIDE_BY_SIDE).matches,
    () => true,
  )

const tabId = (tab: WorkplaceTab) => `tab-${tab}`

/** Attributes of the part that a tab shows. Side by side it is an ordinary part of the page. */
export const panelProps = (
  tab: WorkplaceTab,
  { shown, isSideBySide }: { shown: WorkplaceTab; isSideBySide: boolean },
) => ({
  id: `panel-${tab}`,
  'data-hidden': shown === tab ? undefined : '',
  ...(isSideBySide ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(tab) }),
})

/** Shown on narrow screens. `changes` is the number of entries that changed in the brief since it was last looked at. */
export function WorkplaceTabs({
  shown,
  changes,
  onShow,
}: {
  shown: WorkplaceTab
  changes: number
  onShow: (tab: WorkplaceTab) => void
}) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = WORKPLACE_TABS.length - 1
    const index = Math.min(last, Math.max(0, WORKPLACE_TABS.indexOf(shown) + step))
    onShow(WORKPLACE_TABS[index] ?? shown)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Conversation and brief"
      className="grid grid-cols-2 rounded-md border bg-card p-0.5 lg:hidden"
    >
      {WORKPLACE_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={shown === tab}
          aria-controls={`panel-${tab}`}
          tabIndex={shown === tab ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={onKeyDown}
          className="flex min-h-10 items-center justify-center gap-2 rounded-sm border border-transparent font-semibold text-sm aria-selected:border-foreground/70 aria-selected:bg-accent pointer-coarse:min-h-11"
        >
          {LABELS[tab]}
          {tab === 'brief' && changes > 0 ? (
            <span className="figure rounded-sm bg-signal px-1.5 text-2xs text-signal-foreground">
              {changes}
              <span className="sr-only">{changes === 1 ? ' change' : ' changes'}</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
}
