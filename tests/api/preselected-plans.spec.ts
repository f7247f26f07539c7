import { checkEach } from './support/check-each'
import { expect, test } from './support/fixtures'

const PLANS = ['starter', 'growth', 'scale', 'professional', 'enterprise', 'success-based']
const FORMS = [
  {
    path: '/interest',
    select: 'pricingPlan',
    known: PLANS,
    unknown: ['general', 'platinum', 'Growth', '', '%3Cb%3E', 'scale%20'],
  },
  {
    path: '/contact',
    select: 'productInterest',
    known: [...PLANS, 'general'],
    unknown: ['platinum', 'GROWTH', ''],
  },
]

/** The value of the option that the page has selected. */
function selectedOption(html: string, name: string): string | undefined {
  const [select = ''] = new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(html) ?? []
  const [option = ''] = /<option[^>]* selected=""[^>]*>/.exec(select) ?? []
  return /value="([^"]*)"/.exec(option)?.[1]
}

for (const { path, select, known, unknown } of FORMS)
  test(`${path} preselects the plan of the URL, and none for an unknown one`, async ({ request }) => {
    await checkEach([...known, ...unknown], async (plan) => {
      const html = await (await request.get(`${path}?plan=${plan}`)).text()
      expect(selectedOption(html, select)).toBe(known.includes(plan) ? plan : '')
    })
  })
