import { useId } from 'react'
import type { PayNote as Note } from '@/lib/knowledge/pay/note-schema'

/** What people are paid in the occupation of the vacancy. Beside the specification, never in it. */
export function PayNote({ note, readOnly = false }: { note: Note; readOnly?: boolean }) {
  return (
    <aside
      aria-label="Official pay figures"
      data-slot="pay-note"
      className="grid gap-1.5 border-line border-l-2 py-0.5 pl-3 text-sm leading-snug"
    >
      {note.kind === 'figures' ? <Figures note={note} readOnly={readOnly} /> : <p>{note.text}</p>}
    </aside>
  )
}

function Figures({
  note: { isCertain, occupations, source },
  readOnly,
}: {
  note: Extract<Note, { kind: 'figures' }>
  readOnly: boolean
}) {
  const group = useId()
  return (
    <>
      {isCertain ? (
        occupations.map(({ code, text }) => <p key={code}>{text}</p>)
      ) : (
        <>
          <p>
            {occupations.length > 1
              ? 'The job title fits more than one occupation.'
              : 'This may be the closest occupation to the job title.'}
            {readOnly
              ? null
              : occupations.length > 1
                ? ' Select the closest.'
                : ' Select it to see the figure.'}
          </p>
          {occupations.map(({ code, title, text }) => (
            <details key={code} name={group}>
              <summary className="disclosure touch-target min-h-6 cursor-pointer text-primary">
                <span>{title}</span>
              </summary>
              <p className="pt-1 pl-5.25">{text}</p>
            </details>
          ))}
        </>
      )}
      <p className="text-muted-foreground text-xs">
        <a href={source.url} target="_blank" rel="noreferrer" className="underline">
          {source.text}
        </a>
      </p>
      <details className="text-muted-foreground text-xs">
        <summary className="disclosure touch-target min-h-6 cursor-pointer">
          <span>Limits of these figures</span>
        </summary>
        {source.isCopy ? (
          <p>
            These ONS figures come from a third-party copy of the table. We haven’t yet checked them against
            the original.
          </p>
        ) : null}
        <p>{source.coverage}</p>
      </details>
    </>
  )
}
