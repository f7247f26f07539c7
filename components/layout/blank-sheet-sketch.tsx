/** On graph paper beside a form, with what will be in its place. */
export function CaptionedSketch({ className = '', children }: { className?: string; children: string }) {
  return (
    <figure className={`grid gap-3 ${className}`}>
      <BlankSheetSketch className="graph-paper w-full p-6" />
      <figcaption className="text-muted-foreground text-sm">{children}</figcaption>
    </figure>
  )
}

export function BlankSheetSketch({ className = 'w-full max-w-xs' }: { className?: string }) {
  return (
    <svg
      viewBox="19 11 264 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={`text-line ${className}`}
    >
      <path d="M20 12h200v126H20zM20 38h200M120 12v26M170 12v26" />
      <path d="M36 58h96M36 76h120M36 94h78M36 112h108" strokeDasharray="3 5" />
      <g stroke="var(--signal)" strokeWidth="2">
        <path d="M168 76h40l34-22h30" />
        <circle cx="276" cy="54" r="4" />
      </g>
      <path d="M240 40h42M240 68h42M240 82h30" strokeWidth="1" />
    </svg>
  )
}
