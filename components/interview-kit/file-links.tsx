const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'txt', label: 'Plain text' },
] as const

/** Links, which work without script too. */
export function FileLinks({ title, address, about }: { title: string; address: string; about: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      <span className="max-sm:w-full">{title}:</span>
      {FORMATS.map(({ format, label }) => (
        <a
          key={format}
          href={`${address}?format=${format}`}
          download
          className="link touch-target inline-flex min-h-6 items-center"
        >
          {label}
          <span className="sr-only"> {about}</span>
        </a>
      ))}
    </p>
  )
}
