import * as paths from '@/lib/paths'

/** The steps of the onboarding, in the order a company takes them. */
export const ONBOARDING_STEPS = [
  { key: 'registration', label: 'Company registration', path: paths.register },
  { key: 'about', label: 'Company details', path: paths.about },
  { key: 'consultation', label: 'AI consultation', path: paths.consultation },
  { key: 'summary', label: 'Summary', path: paths.summary },
  { key: 'specification', label: 'Approval', path: paths.jobSpecifications },
] as const

/** Keys as in the onboarding session's `step` (specification, section 3), without "landing". */
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]['key']

/** The four steps from set-up to hire (specification, section 2, landing page). */
export const PROCESS_STEPS = [
  { title: 'Setup', text: 'Register your company. The consultant reads what is already public about you.' },
  {
    title: 'Job Spec',
    text: 'Type or talk for about ten minutes. The specification is written from what you say.',
  },
  {
    title: 'Matching',
    text: 'The vacancy goes to market, and candidates are interviewed before you meet them.',
  },
  { title: 'Placement', text: 'You hire, and we stay with both sides through onboarding.' },
] as const
