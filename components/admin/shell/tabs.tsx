'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface Tab<Key extends string> {
  key: Key
  label: string
}

/** Tabs by the pattern of the ARIA guide: one stop of the keyboard, arrows, Home and End move and choose. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChoose,
  children,
}: {
  label: string
  tabs: readonly Tab<Key>[]
  current: Key
  onChoose: (key: Key) => void
  /** The panel of the current tab. */
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="admin-tabs">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`tab-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `panel-${tab.key}` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChoose(tab.key)}
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
