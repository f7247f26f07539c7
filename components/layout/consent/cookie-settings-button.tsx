import { clsx } from 'clsx'

/** The inline script handles its clicks. Hidden without script, when there is nothing to set. */
export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" data-cookie-settings="" className={clsx(className, 'noscript:hidden')}>
      Cookie settings
    </button>
  )
}
