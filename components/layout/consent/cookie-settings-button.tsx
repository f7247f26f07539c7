import { cn } from '@/lib/utils'

/** The inline script handles its clicks. Hidden without script, when there is nothing to set. */
export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" data-cookie-settings="" className={cn(className, 'noscript:hidden')}>
      Cookie settings
    </button>
  )
}
