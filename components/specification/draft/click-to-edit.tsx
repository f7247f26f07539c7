import type { ReactNode } from 'react'

/** A click on the text edits it too. The keyboard has the button next to it. */
export function ClickToEdit({ onEdit, children }: { onEdit: (() => void) | null; children: ReactNode }) {
  const handlers = {
    onClick: () => {
      // Text that is being selected is read, not edited.
      if (getSelection()?.isCollapsed !== false) onEdit?.()
    },
  }
  return (
    <div role="presentation" {...handlers} className="cursor-text rounded-sm hover:bg-accent/60">
      {children}
    </div>
  )
}
