import { text } from '@/lib/fields'

const WEBSITE_MAX = 2048

export const INVALID_URL = 'Please enter a valid website URL'

/** Adds `https://` where a website lacks a scheme (specification, section 5). Takes and returns trimmed text. */
export function withScheme(website: string): string {
  const trimmed = website.trim()
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

// Chromium takes "https://not a website", with the spaces as %20 in the host.
const isWebsite = (website: string) => {
  if (!URL.canParse(website)) return false
  const { protocol, hostname } = new URL(website)
  return /^https?:$/.test(protocol) && hostname !== '' && !hostname.includes('%')
}

/** A website as it is stored: with a scheme, which counts towards its length, or empty where none was given. */
export const websiteSchema = text({ max: WEBSITE_MAX })
  .transform(withScheme)
  .pipe(text({ max: WEBSITE_MAX }))
  .refine((website) => website === '' || isWebsite(website), INVALID_URL)
