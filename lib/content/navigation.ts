import * as paths from '@/lib/paths'

export const ONBOARDING_STEPS = [
  { key: 'registration', label: 'Company registration', path: paths.register },
  { key: 'about', label: 'Company details', path: paths.about },
  { key: 'consultation', label: 'AI consultation', path: paths.consultation },
  { key: 'summary', label: 'Summary', path: paths.summary },
  { key: 'specification', label: 'Approval', path: paths.jobSpecifications },
] as const

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]['key']

export const PROCESS_STEPS = [
  {
    title: 'Setup',
    subtitle: 'Company registration and AI research',
    text: 'Register with four details. The AI can then read your company’s website.',
  },
  {
    title: 'Job Spec',
    subtitle: 'AI-guided specification',
    text: 'Type or talk for about 10 minutes. The specification is written from what you say.',
  },
  {
    title: 'Matching',
    subtitle: 'Candidate matching and interviews',
    text: 'We advertise the vacancy and interview candidates before you meet them.',
  },
  {
    title: 'Placement',
    subtitle: 'Hire and onboarding support',
    text: 'You make the hire. We support you and your new colleague until they’ve settled in.',
  },
] as const

export const SITE_ANCHORS = [
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.aboutUs, label: 'About' },
  { href: paths.faq, label: 'FAQ' },
] as const
