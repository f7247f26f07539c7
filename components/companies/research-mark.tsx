/** A lens over lines: the mark of the buttons that read a website. */
export function ResearchMark() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="M1.500 3h9M1.500 6h3.500M1.500 9h3M1.500 12h4.500" />
      <circle cx="9.500" cy="9" r="3.250" />
      <path d="m12 11.500 3 3" strokeWidth="1.75" />
    </svg>
  )
}
