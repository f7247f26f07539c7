// Before publishing, substantiate these claims and replace the testimonials, which are samples, with real ones, with consent.

export const MARKETING_MESSAGE = ['Hire Smarter.', 'Hire Fairer.', 'Hire Faster.'] as const

/** Tiles show `value`; sentences say `inWords`. */
export const FIGURES = {
  minutesToBuild: { value: '10 minutes', label: 'to build a vacancy' },
  candidates: { value: '3-5', inWords: '3 to 5', label: 'pre-interviewed candidates' },
  accuracy: { value: '92%', label: 'matching accuracy' },
  fasterHiring: { value: '50%', label: 'faster hiring' },
  jobBoards: { value: '100+', inWords: 'more than 100', label: 'job boards' },
  candidatePool: { value: '2M+', inWords: 'more than 2 million', label: 'professional candidates' },
  companies: { value: '500+', label: 'companies' },
  rating: { value: '4.9/5', label: 'client rating' },
  experience: { value: '20+ years', inWords: 'more than 20 years', label: 'of recruitment experience' },
  languages: { value: '100+', inWords: 'more than 100', label: 'languages' },
  screening: { value: '24/7', label: 'automated interview screening' },
  setup: { value: '24 hours', label: 'or less to set up' },
} as const

export const TESTIMONIALS = [
  {
    quote:
      'The specification came back in my own words. For once I didn’t have to correct an agency’s idea of what we do.',
    role: 'Head of engineering',
    company: 'Precision hydraulics, Derby',
  },
  {
    quote:
      'Four candidates, all interviewed before I met them. We made an offer to the second, and she started within the month.',
    role: 'Operations director',
    company: 'Rail signalling, York',
  },
  {
    quote:
      'It asked why we wanted a degree. We didn’t need one, and the person we hired came through an apprenticeship.',
    role: 'HR business partner',
    company: 'Structural steelwork, Bristol',
  },
] as const
