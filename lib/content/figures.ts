// Claims that the operator has to substantiate before it publishes them: the figures and the testimonials of the
// specification (sections 1, 2 and 9). The testimonials are samples, without names: put real ones, with consent, in their
// place. Every screen takes them from here.

/** The marketing message (specification, section 1), one sentence an entry. */
export const MESSAGE = ['Hire Smarter.', 'Hire Fairer.', 'Hire Faster.'] as const

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
  screening: { value: '24/7', label: 'automated interview screening' },
  setup: { value: '24 hours', label: 'or less to set up' },
} as const

export const TESTIMONIALS = [
  {
    words:
      'The specification came back in the words I had used. For once I did not have to correct what an agency thought we did.',
    role: 'Head of engineering',
    company: 'Precision hydraulics, Derby',
  },
  {
    words:
      'Four candidates, each of them interviewed before I met them. We offered to the second, and she started within the month.',
    role: 'Operations director',
    company: 'Rail signalling, York',
  },
  {
    words:
      'It asked why we wanted a degree. We did not need one, and the person we hired came through an apprenticeship.',
    role: 'HR business partner',
    company: 'Structural steelwork, Bristol',
  },
] as const
