import { describe, expect, it } from 'vitest'
import { isFurniture } from './furniture'

describe('isFurniture', () => {
  it.each([
    'Page 1 of 2',
    'HILL & SONS LTD            Page 2 of 3',
    'Version 6',
    'Last updated: 3 March',
    'Posted 3 days ago |',
    'Cookie settings',
    'We use cookies to improve your experience.',
    'Print this page.',
    'Share this job',
    'Follow us on LinkedIn!',
    '© Hill & Sons 2026',
    'All rights reserved.',
    'Back to search results',
    'Home > Careers > Current vacancies > Fitter',
    '47 applicants',
    'Save job · Report this job',
    'Show more  Similar jobs',
    'Vacancy no. TWN-88213',
    'Job ref: HE/0419',
    'Apply now',
  ])('leaves out %s', (line) => {
    expect(isFurniture(line)).toBe(true)
  })

  it.each([
    'Share your knowledge with apprentices',
    'Print design and artwork',
    'View drawings on a tablet and mark them up',
    'Version control with Git',
    'Search and rescue experience',
    '3 posts',
    '37',
    'No 2 shift',
    '37 hours',
    'Register of assets kept up to date',
    'Save energy across the estate',
    'Home visits three days a week',
  ])('keeps %s', (line) => {
    expect(isFurniture(line)).toBe(false)
  })
})
