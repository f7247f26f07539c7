import { FIGURES } from '@/lib/content/marketing-figures'
import { APPROVAL_TERMS } from '@/lib/content/terms'

/** To the company: candidates do not read them. */
export const PROMISE = {
  title: 'Our Promise',
  text: `We’ll advertise this vacancy exactly as approved and add nothing to it. Lines marked “Agency only” stay out of the advert. Every candidate gets the same account of the work, pay and location. You meet ${FIGURES.candidates.inWords} ${FIGURES.candidates.label}, and you pay nothing until someone starts.`,
} as const

export const QUALITY_COMMITMENT = {
  title: 'Our Quality Commitment',
  text: `We interview candidates and compare them with the requirements above before they reach your shortlist. No one is ruled out for lacking a nice-to-have, or judged on anything the job doesn’t need. Our guarantee covers every hire for ${APPROVAL_TERMS.guaranteeWeeks} weeks.`,
} as const
