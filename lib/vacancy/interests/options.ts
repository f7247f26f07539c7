const MIB = 1024 * 1024

export const INTEREST_LIMITS = {
  name: 200,
  email: 254,
  message: 5000,
  cvBytes: 5 * MIB,
  cvName: 120,
  /** Of one vacancy. */
  totalCvBytes: 500 * MIB,
} as const

export const CV_TOO_LARGE =
  'Your CV is larger than 5 MB, so nothing was sent. Save a smaller one, or send it without.'

export const CV_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type CvKind = keyof typeof CV_TYPES

/** For the file field of a form. */
export const CV_ACCEPTED = `.pdf,.docx,${Object.values(CV_TYPES).join(',')}`

/** By field, or by the status of an error without any: for a form without script, whose page knows no more. */
export const RESPONSE_PROBLEMS = {
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  message: `Use ${INTEREST_LIMITS.message.toLocaleString('en-GB')} characters or fewer`,
  cv: 'We couldn’t take this CV. It must be a PDF or DOCX file of up to 5 MB, without a password, scripts or macros. Go back to find what you typed.',
  413: CV_TOO_LARGE,
  409: 'This job no longer takes responses, so nothing was sent.',
  429: 'We’ve had too many forms from your network, so nothing was sent. Please try again in an hour.',
  other: 'Something went wrong, so nothing was sent. Go back to find what you typed, and try again.',
} as const
