/** The vacancy, under the name of its section of the proposition. */
export function DocumentTitle({
  heading: Heading,
  id,
  children,
}: {
  heading: 'h1' | 'h2'
  id?: string
  /** The job title. */
  children: string
}) {
  return (
    <Heading id={id} className="min-w-0 text-base">
      <span className="block font-normal text-muted-foreground text-sm">
        Section 3: Your Employee Value Proposition
      </span>{' '}
      <bdi className="wrap-anywhere block text-2xl text-display">{children}</bdi>
    </Heading>
  )
}
