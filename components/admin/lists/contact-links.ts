const EXTENSION = /\s*(?:ext\.?|x|#)\s*(\d+)\s*$/i

/** The address that dials a number: digits and a leading plus alone; "(0)" after a country's code is not dialled. */
export function telephone(phone: string): string {
  const extension = EXTENSION.exec(phone)?.[1]
  const digits = phone
    .trim()
    .replace(EXTENSION, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`
}

/** The address that writes to somebody. Nothing in it can add a subject or another recipient. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
