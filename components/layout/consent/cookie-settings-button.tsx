/**
 * Opens the banner again, to see or change the choice. Server-rendered: the inline script listens for it. Without script there is nothing to
 * set, and it is not shown.
 */
export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" data-cookie-settings="" className={className}>
      Cookie settings
    </button>
  )
}
