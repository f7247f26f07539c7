import type { ReactNode } from 'react'

/** A scale of five for each candidate. */
export const NoCandidates = () => (
  <NobodyYet text="No candidates yet.">
    <path d="M8 18h52M8 42h40M8 66h46" strokeDasharray="3 5" />
    <path d="M96 18h136M96 42h136M96 66h136" strokeWidth="1" />
    <path
      d="M96 12v12M130 12v12M164 12v12M198 12v12M232 12v12M96 36v12M130 36v12M164 36v12M198 36v12M232 36v12M96 60v12M130 60v12M164 60v12M198 60v12M232 60v12"
      strokeWidth="1"
    />
  </NobodyYet>
)

/** A kit, and a line to everyone who asks its questions. */
export const NoLinks = () => (
  <NobodyYet text="No links yet.">
    <path d="M8 10h76v64H8zM18 26h40M18 40h54M18 54h46" />
    <path d="M84 42h44M128 42l32-26h38M128 42h70M128 42l32 26h38" strokeDasharray="3 5" />
    <path d="M204 10h28v12h-28zM204 36h28v12h-28zM204 62h28v12h-28z" strokeWidth="1" />
  </NobodyYet>
)

function NobodyYet({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure className="grid gap-3 pt-2">
      <svg
        viewBox="7 6 234 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
        className="w-full max-w-60 text-line"
      >
        {children}
      </svg>
      <figcaption className="text-muted-foreground text-sm">{text}</figcaption>
    </figure>
  )
}
