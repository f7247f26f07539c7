/** Of a link that was just made. */
export interface MadeLink {
  url: string
  name: string
  email: string
  isEmailed: boolean
}

export function describeLink({ name, email, isEmailed }: MadeLink): string {
  if (isEmailed) return `We’ve emailed this link to ${email}. You can copy it now, but not later.`
  const reader = name.trim() || email
  const send = reader ? `Send this link to ${reader}. Copy it now.` : 'Copy the link now.'
  return `${email ? 'Email isn’t set up here, so nothing was sent. ' : ''}${send} We can’t show it again.`
}
