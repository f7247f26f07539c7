const EXTENSION = /\s*(?:ext\.?|x|#)\s*(\d+)\s*$/i

/** A `tel:` URL of only digits and a leading plus. The "(0)" after a country code is left out, because it is not dialled. */
export function telephoneUrl(phone: string): string {
  const extension = EXTENSION.exec(phone)?.[1]
  const digits = phone
    .trim()
    .replace(EXTENSION, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`
}

/** Encoded so that the address cannot add a subject or another recipient. */
export const mailtoUrl = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
