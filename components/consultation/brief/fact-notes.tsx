import type { Doubt } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'

const VAGUE = 'This is too vague to assess at interview. What would you expect this person to do?'

const DOUBT_NOTES: Record<Doubt, string> = {
  years: 'A minimum number of years can rule out good people. What should they have done in that time?',
  degree: 'Asking for a degree rules out people who learned on the job. Why is it needed?',
  proxy: 'This may be shorthand for something else. What do you really need?',
  conflict: 'This conflicts with something else you said. Check which is right.',
  typo: 'This could be a typo. Is it what you meant?',
  stale: 'This could be out of date. Check it’s still true.',
}

/** What to know about an entry before it is printed. Nothing for most. */
export function FactNotes({ id, fact }: { id: string; fact: Fact }) {
  const notes = [
    ...(fact.vague ? [VAGUE] : []),
    ...(fact.doubt ? [DOUBT_NOTES[fact.doubt]] : []),
    ...(fact.audience === 'agency' ? [AUDIENCE_LABELS.agency] : []),
  ]
  return (
    <ul id={id} className="grid text-muted-foreground text-xs leading-snug empty:hidden">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
