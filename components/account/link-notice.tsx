import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { SIGN_IN_LINK_MINUTES } from '@/lib/content/retention-periods.mjs'

interface Notice {
  variant: 'success' | 'destructive'
  title: string
  text: string
}

/** After someone has asked for a link. */
export const LINK_NOTICES = {
  sent: {
    variant: 'success',
    title: 'Check your inbox',
    text: `If that address can receive our email, a link is on its way. It works once, for ${SIGN_IN_LINK_MINUTES} minutes. Please check your spam folder too.`,
  },
  limit: {
    variant: 'destructive',
    title: 'Too many requests',
    text: 'You’ve asked for a lot of links. Please wait an hour and try again.',
  },
} as const satisfies Record<string, Notice>

export const EMAIL_ERROR = 'Please enter a valid email address, such as jane@company.co.uk'

export function LinkNotice({ notices, name }: { notices: Record<string, Notice>; name: unknown }) {
  const notice = Object.entries(notices).find(([key]) => key === name)?.[1]
  if (!notice) return null
  return (
    <Alert variant={notice.variant} role="status">
      <AlertTitle>{notice.title}</AlertTitle>
      <AlertDescription>{notice.text}</AlertDescription>
    </Alert>
  )
}
