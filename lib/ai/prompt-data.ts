import { cleanText } from '@/lib/consultation/guard/language/unmask'

/** What people typed is only ever data in `prompt`, never in `instructions`. */
export type Prompt = { instructions: string; prompt: string }

/** The markers carry a random id, so nothing inside can close them. `limit` is in characters. */
export function wrapAsData(name: string, text: string, id: string, limit: number): string {
  const safe = cleanText(text)
    .slice(0, limit)
    .replaceAll(id, '')
    .replace(/<(\/?)data\b/gi, '‹$1data')
  return `<data name="${name}" id="${id}">\n${safe}\n</data id="${id}">`
}
