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

/** The four steps from set-up to hire (specification, section 2, landing page). `what` is the specification's own word for each. */
export const PROCESS_STEPS = [
  {
    title: 'Setup',
    what: 'Company registration and AI research',
    text: 'Four details register you. The consultant then reads what is already public about your company.',
  },
  {
    title: 'Job Spec',
    what: 'AI-guided specification',
    text: 'Type or talk for about ten minutes. The specification is written from what you say.',
  },
  {
    title: 'Matching',
    what: 'Candidate matching and interviews',
    text: 'The vacancy goes to market, and candidates are interviewed before you meet them.',
  },
  {
    title: 'Placement',
    what: 'Hire and onboarding support',
    text: 'You hire, and we stay with both sides until the new colleague has settled in.',
  },
] as const

/** The parts of the landing page that the navigation leads to. */
export const SITE_ANCHORS = [
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.aboutUs, label: 'About' },
  { href: paths.faq, label: 'FAQ' },
] as const
