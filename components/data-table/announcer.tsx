/** Reads out what changed on the screen without a move of the focus: "1,234 registrations". One a screen; it stays in the document. */
export function Announcer({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
