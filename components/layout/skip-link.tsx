/**
 * The first stop of the keyboard: past the header, into `<main id="main">`. A landmark of its own, since the consent banner may come
 * before it.
 */
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
