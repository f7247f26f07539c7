export function EmptyBrief() {
  return (
    <div className="grid gap-3">
      <svg
        viewBox="0 0 320 84"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="w-full max-w-xs text-line"
      >
        <path d="M8 14h118M8 30h92M8 46h106M8 62h70" strokeWidth="1.5" />
        <path d="M34 46h52" stroke="var(--signal)" strokeWidth="3" />
        <path d="M86 46h70l40-16h18" stroke="var(--signal)" strokeWidth="1.5" />
        <path d="M214 6h98v72h-98z" strokeWidth="1.5" />
        <path d="M224 30h56" stroke="var(--signal)" strokeWidth="3" />
        <path d="M224 16h40M224 46h78M224 62h64" strokeWidth="1" strokeDasharray="3 4" />
      </svg>
      <p className="text-muted-foreground text-sm">
        Your answers will appear here as you talk, with the words they came from.
      </p>
    </div>
  )
}
