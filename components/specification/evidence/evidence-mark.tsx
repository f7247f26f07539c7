import type { ReactNode, ToggleEventHandler } from 'react'

/** From `md` up, and beside the label of an open form, it is in the corner of its line, whose margin leaves room. Works without script. */
export function EvidenceMark({
  mark,
  line,
  shift = false,
  onToggle,
  children,
}: {
  mark: string
  /** The number or name of the line, for screen readers. */
  line: string
  /** Leaves room for a control at the right edge. */
  shift?: boolean
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  children: ReactNode
}) {
  return (
    <details data-slot="evidence" className="group/evidence min-w-0 print:hidden" onToggle={onToggle}>
      <summary
        className={`touch-target mt-1 inline-flex w-fit list-none items-center gap-2 rounded-sm py-0.5 text-muted-foreground text-xs hover:text-foreground md:absolute md:top-2 md:mt-0 md:max-w-30 md:max-lg:gap-1 md:justify-end lg:max-w-40 [&::-webkit-details-marker]:hidden ${shift ? 'md:right-12 group-has-[fieldset]/line:absolute group-has-[fieldset]/line:top-2 group-has-[fieldset]/line:right-0 group-has-[fieldset]/line:mt-0' : 'md:right-0'}`}
      >
        <span
          aria-hidden="true"
          className="mt-[0.5lh] h-px w-5 shrink-0 self-start bg-line opacity-60 md:max-lg:w-3! transition-[width,background-color,opacity] duration-150 max-md:group-open/evidence:h-0.5 max-md:group-open/evidence:w-8 max-md:group-open/evidence:bg-signal max-md:group-open/evidence:opacity-100 group-hover/evidence:w-8"
        />
        <span className="figure underline decoration-dotted underline-offset-4 md:group-open/evidence:decoration-2 md:group-open/evidence:decoration-signal md:group-open/evidence:decoration-solid">
          {mark}
        </span>
        <span className="sr-only">: the source of {line}</span>
      </summary>
      {children}
    </details>
  )
}
