const DEFAULT_MONTHS = 6

/** Months to keep an interviewed candidate after the company’s decision: the operator’s setting. Throws where it is no number of months. */
export function readInterviewMonths() {
  const setting = process.env.INTERVIEW_MONTHS
  if (!setting) return DEFAULT_MONTHS
  if (!/^(?:[1-9]|1\d|2[0-4])$/.test(setting)) throw new Error('INTERVIEW_MONTHS must be 1 to 24')
  return Number(setting)
}
