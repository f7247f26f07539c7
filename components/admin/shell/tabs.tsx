'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface Tab<Key extends string> {
  key: Key
  label: string
}

/** ARIA pattern: a single tab stop; the arrow keys, Home and End select a tab. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onSelect,
  children,
}: {
  label: string
  tabs: readonly Tab<Key>[]
  current: Key
  onSelect: (key: Key) => void
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)

  function selectByKey(event: KeyboardEvent) {
    const index = tabs.findIndex(({ key }) => key === current)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs[(target + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.key)
    list.current?.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={selectByKey}
        className="mb-4 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-[30rem]:gap-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`tab-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `panel-${tab.key}` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className="relative min-h-11 whitespace-nowrap px-3.5 font-semibold text-(length:--text-sm) text-muted-foreground hover:text-foreground focus-visible:-outline-offset-3 aria-selected:text-foreground aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-[3px] aria-selected:after:bg-signal max-[30rem]:px-2 max-[30rem]:text-(length:--text-xs)"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`} className="list-stack">
        {children}
      </div>
    </>
  )
}
