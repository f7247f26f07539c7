/** Render it even when empty: only changes of a live region are announced. */
export function Announcer({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
