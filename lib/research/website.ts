import { text } from '@/lib/fields'

const WEBSITE_MAX = 2048

export const INVALID_URL = 'Please enter a valid website URL'

export function addScheme(website: string): string {
  const trimmed = website.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

// Chromium's parser accepts "https://not a website", with %20 in the host.
const isWebsite = (website: string) => {
  if (!URL.canParse(website)) return false
  const { protocol, hostname } = new URL(website)
  return /^https?:$/.test(protocol) && hostname !== '' && !hostname.includes('%')
}

/** The scheme counts towards the maximum length; may be empty. */
export const websiteSchema = text({ max: WEBSITE_MAX })
  .transform(addScheme)
  .pipe(text({ max: WEBSITE_MAX }))
  .refine((website) => website === '' || isWebsite(website), INVALID_URL)
