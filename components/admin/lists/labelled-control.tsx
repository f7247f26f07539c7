import type { ReactNode } from 'react'
import { LABEL } from '@/components/ui/label'

/** Of a record: its status, who deals with it. The control names the record to screen readers. */
export function LabelledControl({
  label,
  note,
  children,
}: {
  label: string
  /** Below the control. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span className={LABEL} aria-hidden="true">
        {label}
      </span>
      {children}
      {note}
    </div>
  )
}

/** Controls side by side, where there is room. */
export function ControlRow({ children }: { children: ReactNode }) {
  return <div className="grid max-w-118 gap-3 min-[22rem]:grid-cols-2">{children}</div>
}
