'use client'

/**
 * A client component, so that the page's HTML holds it once and not again as data for React.
 *
 * A popover, and live, so that it is above dialogs and readable while one is open: a dialog turns off the pointer for everything outside.
 * Only the inline script (update-script.ts) shows it.
 */
export function UpdateNotice({ buttonClass }: { buttonClass: string }) {
  return (
    <div
      data-slot="update-notice"
      popover="manual"
      role="alert"
      aria-live="assertive"
      className="fixed inset-x-0 top-0 bottom-auto w-auto flex-wrap items-center justify-center gap-x-6 gap-y-3 border-line border-b-2 bg-popover px-[clamp(1rem,4.5vw,2.5rem)] py-3 text-popover-foreground [box-shadow:0_6px_24px_-12px_var(--shade)] open:pointer-events-auto not-print:open:flex print:hidden"
    >
      <p>
        <strong>This page has been updated.</strong> Reload it to continue. You won’t lose what you’ve typed.
      </p>
      <button type="button" className={buttonClass} data-reload="">
        Reload
      </button>
    </div>
  )
}
