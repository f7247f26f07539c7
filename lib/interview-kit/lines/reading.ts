import { leansOnAnother } from './skip'
import { countWords } from './words'

/** How a sentence can take a line up. */
export type Form =
  /** After "had to": "lead the design" */
  | 'act'
  /** The same, of what exists only here: nobody has done it elsewhere. */
  | 'actHere'
  /** After "your most recent": "experience of shutdowns" */
  | 'experience'
  /** After "drew on your": "knowledge of LOLER" */
  | 'knowledge'
  /** After "used": "SolidWorks" */
  | 'use'
  /** After "called for": "patience with tenants" */
  | 'quality'
  /** After "someone": "calm when the line is down" */
  | 'manner'
  /** After "work on": "monthly services" */
  | 'thing'
  /** After "have you": "led a shutdown" */
  | 'done'
  /** After "we ask for": "four years in a consultancy" */
  | 'time'
  /** In quotation marks, because no sentence can take it up. */
  | 'quote'

export interface Reading {
  form: Form
  /** Fits the form without a change. */
  phrase: string
  /** The rest of a list, of the same form. */
  also: string[]
}

export const toReading = (form: Form, phrase: string | null, also: string[] = []): Reading | null =>
  phrase ? { form, phrase, also } : null

/** In words. Longer phrases lose their last parts. */
export const PHRASE_WORDS = 22

/** Whole, or without its last parts where it is too long to say. Null where that leaves nothing. */
export function shorten(phrase: string): string | null {
  let text = phrase.replace(/,? because\b.*$/i, '')
  if (countWords(text) > PHRASE_WORDS)
    text = text.replace(
      /,? (?:including|such as|so that|which|where|because|as well as|rather than|e\.g\.|for example|and then)\b.*$/i,
      '',
    )
  while (countWords(text) > PHRASE_WORDS && text.includes(', ')) text = text.slice(0, text.lastIndexOf(', '))
  return countWords(text) > PHRASE_WORDS || leansOnAnother(text) ? null : text
}
