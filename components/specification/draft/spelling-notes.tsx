'use client'

import { use, useState, useTransition } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { SpellingNote } from '@/lib/specification/spelling'
import { useDraftEditor } from './draft-editor'

/** `$` in a suggestion would mean something to `replace`. */
const corrected = ({ text, word }: SpellingNote, suggestion: string) =>
  text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), () => suggestion)

/** Words that are probably misspelt. A suggestion is only used where somebody selects it. */
export function SpellingNotes({ promise }: { promise: Promise<SpellingNote[]> }) {
  const notes = use(promise)
  const editor = useDraftEditor()
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  if (notes.length === 0) return null

  const replace = (note: SpellingNote, suggestion: string) =>
    startTransition(async () => {
      setFailure(null)
      const result = await editor.save(note.lineId, corrected(note, suggestion), null)
      if (result.ok) editor.announce(`${note.word} is now ${suggestion}`)
      else setFailure(result.message)
    })

  return (
    <section className="mb-8 grid gap-3 print:hidden" aria-labelledby="spelling">
      <h2 id="spelling" className="text-lg">
        Check the spelling
      </h2>
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={`${note.lineId} ${note.word}`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="measure">
              <strong>{note.word}</strong> <span className="text-muted-foreground">in “{note.text}”</span>
            </span>
            {note.suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                variant="outline"
                size="sm"
                pending={pending}
                onClick={() => replace(note, suggestion)}
              >
                <span className="sr-only">Change {note.word} to </span>
                {suggestion}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {failure === null ? null : (
        <Alert variant="destructive" role="alert">
          {failure}
        </Alert>
      )}
    </section>
  )
}
