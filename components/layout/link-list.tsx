/** Where to go from a page that isn’t there. Plain anchors, so that no page ships a `Link`’s script for it. */
export function LinkList({ links }: { links: readonly { href: string; label: string; text: string }[] }) {
  return (
    <ul className="mt-6 border-t">
      {links.map(({ href, label, text }) => (
        <li key={label} className="grid items-baseline gap-x-3 border-b py-3 sm:grid-cols-[13rem_1fr]">
          <a href={href} className="link w-fit font-semibold">
            {label}
          </a>
          <span className="text-muted-foreground text-sm">{text}</span>
        </li>
      ))}
    </ul>
  )
}
