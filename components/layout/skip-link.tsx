/** A landmark of its own because the consent banner can come before it. */
export function SkipLink() {
  return (
    <nav aria-label="Skip">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
    </nav>
  )
}
