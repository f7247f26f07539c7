/** The marketing figures (specification, section 9). A screen that shows a figure takes it from here. */
export const FIGURES = {
  minutesToBuild: { value: '10 minutes', label: 'to build a vacancy' },
  candidates: { value: '3-5', label: 'pre-interviewed candidates' },
  accuracy: { value: '92%', label: 'matching accuracy' },
  fasterHiring: { value: '50%', label: 'faster hiring' },
  jobBoards: { value: '100+', label: 'job boards' },
  candidatePool: { value: '2M+', label: 'professional candidates' },
  companies: { value: '500+', label: 'companies' },
  rating: { value: '4.9/5', label: 'client rating' },
  experience: { value: '20+ years', label: 'of recruitment experience' },
  languages: { value: '100+', label: 'languages' },
  setup: { value: '24 hours', label: 'or less to set up' },
} as const

/** The marketing message (specification, section 1), one sentence an entry. */
export const MESSAGE = ['Hire Smarter.', 'Hire Fairer.', 'Hire Faster.'] as const
