/** A popover, and live, so that it is above dialogs and readable while one is open. Only the inline script (update-script.ts) shows it. */
export function UpdateNotice() {
  return (
    <div
      data-slot="update-notice"
      popover="manual"
      role="alert"
      aria-live="assertive"
      className="update-notice"
    >
      <p>
        <strong>This page has been updated.</strong> Reload it to continue. You won’t lose what you’ve typed.
      </p>
      <button type="button" className="button" data-reload="">
        Reload
      </button>
    </div>
  )
}
