export function LegalContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ol className="border-l">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex gap-3 border-transparent border-l-3 py-[0.4375rem] pl-4 text-muted-foreground text-sm/[1.4] hover:border-line hover:text-foreground"
            >
              <span className="figure min-w-5 shrink-0">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
