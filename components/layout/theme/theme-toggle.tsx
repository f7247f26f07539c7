/** The boot script handles its clicks, so it works before hydration. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-slot="theme-toggle"
      data-theme-toggle=""
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition-colors duration-150 hover:bg-accent hover:text-foreground"
    >
      <span className="sr-only dark:hidden">Switch to dark theme</span>
      <span className="sr-only hidden dark:inline">Switch to light theme</span>
      <svg
        viewBox="0 0 20 20"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="6.25" />
        <path
          d="M10 3.75a6.25 6.25 0 0 1 0 12.5z"
          fill="currentColor"
          stroke="none"
          className="dark:hidden"
        />
        <path
          d="M10 3.75a6.25 6.25 0 0 0 0 12.5z"
          fill="currentColor"
          stroke="none"
          className="hidden dark:inline"
        />
        <path d="M10 1v1.5M10 17.5V19M1 10h1.5M17.5 10H19" strokeLinecap="round" />
      </svg>
    </button>
  )
}
