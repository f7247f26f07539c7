import { RATE_LIMITS } from '@/lib/api/rate-limits'
import { expect } from './support/fixtures'
import { createMailTest } from './support/mail-fixtures'
import { mailEnv, newAddress, sendForm, sentTo } from './support/people'
import { expectProblem } from './support/problem'

const LINKS_PER_ADDRESS = 5
const test = createMailTest((smtp) => ({ ...mailEnv(smtp), RATE_LIMITS: 'on' }))

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('an address gets five links an hour, and nobody can tell; an IP address gets 429 for more', async ({
  newVisitor,
  smtp,
}) => {
  const visitor = await newVisitor()
  const email = newAddress()
  const ask = () => visitor.call('POST /api/sign-in-links', { body: { email } })
  const { points } = RATE_LIMITS['POST /api/sign-in-links'].rate
  for (let call = 0; call < points; call++) {
    const response = await ask()
    expect([response.status(), await response.json()]).toEqual([202, {}])
  }
  await expect.poll(() => sentTo(smtp, email).length).toBe(LINKS_PER_ADDRESS)
  await expectProblem(await ask(), 429)
  const form = await sendForm(visitor, '/sign-in/link', { email: newAddress() })
  expect(form.headers().location).toBe('/sign-in?notice=limit')
  expect(sentTo(smtp, email)).toHaveLength(LINKS_PER_ADDRESS)
})

test('links to continue count with them', async ({ newVisitor, smtp }) => {
  const visitor = await newVisitor()
  const params = { companyId: await visitor.register() }
  const email = newAddress()
  const ask = (address: string) =>
    visitor.call('POST /api/companies/{companyId}/continue-links', { params, body: { email: address } })
  for (let call = 0; call < LINKS_PER_ADDRESS + 2; call++) {
    const response = await ask(email)
    expect([response.status(), await response.json()]).toEqual([202, {}])
  }
  await expect.poll(() => sentTo(smtp, email).length).toBe(LINKS_PER_ADDRESS)
  await expectProblem(await ask('nobody'), 422)
})
