'use client'

import { useDraftEditor } from './draft-editor'

/** Opens the form of a line further down, which takes the focus. */
export function RewordLine({ lineId, text }: { lineId: string; text: string }) {
  const editor = useDraftEditor()
  return (
    <button type="button" className="link touch-target min-h-6 text-sm" onClick={() => editor.open(lineId)}>
      Rewrite<span className="sr-only">: {text}</span>
    </button>
  )
}
