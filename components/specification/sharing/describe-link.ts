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
  return `${reader ? `Send this link to ${reader}. Copy it now.` : 'Copy the link now.'} We can’t show it again.`
}
