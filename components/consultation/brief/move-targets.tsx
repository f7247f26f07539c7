'use client'

import GripVertical from 'lucide-react/icons/grip-vertical'
import { type DragEvent, useState } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'
import { TOPICS, type Topic } from '@/lib/consultation/topics'

const FACT_TYPE = 'application/x-spanwright-fact'

/** Where an entry that is dragged can be dropped. The list of topics in its details does the same without a mouse. */
export function MoveTargets({ fact, onMove }: { fact: Fact; onMove: (topic: Topic) => void }) {
  const [over, setOver] = useState<Topic | null>(null)
  return (
    <div className="absolute inset-0 z-10 grid auto-rows-fr grid-cols-2 gap-1 overflow-hidden rounded-md bg-card p-1 sm:grid-cols-3">
      {TOPICS.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          data-drop={key}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(key)
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            event.preventDefault()
            if (key !== fact.topic) onMove(key)
          }}
          className={`grid place-items-center rounded-sm border border-dashed px-1 text-center text-xs leading-tight ${
            key === fact.topic
              ? 'text-muted-foreground'
              : over === key
                ? 'border-signal border-solid bg-signal-wash font-semibold'
                : 'border-input'
          }`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** For the mouse only, so it has no name. */
export function MoveHandle({
  fact,
  onDrag,
}: {
  fact: Fact
  /** Null when it ends. */
  onDrag: (fact: Fact | null) => void
}) {
  return (
    <span
      aria-hidden="true"
      draggable
      title="Drag to another section"
      data-slot="move-handle"
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(FACT_TYPE, fact.id)
        event.dataTransfer.effectAllowed = 'move'
        // Chrome ends a drag whose page changes in the same task.
        setTimeout(() => onDrag(fact))
      }}
      onDragEnd={() => onDrag(null)}
      className="absolute top-1.5 right-0 w-2 cursor-grab select-none text-muted-foreground opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:hidden"
    >
      <GripVertical className="-mx-1 size-4" />
    </span>
  )
}
