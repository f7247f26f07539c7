export function TickMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="mt-[0.2em] size-4 shrink-0 text-primary"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="m2.500 8.500 3.500 3.500 7.500-8" />
    </svg>
  )
}
