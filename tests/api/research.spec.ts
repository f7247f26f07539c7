import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const STREAM = { accept: 'text/event-stream' }

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => part.startsWith('event: '))
    .map((part) => {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      return { name, data: JSON.parse(data) }
    })

test('website research streams its progress, ends with its result, and is stored', async ({
  owner,
  website,
}) => {
  const companyId = await owner.register()
  const response = await owner.call('POST /api/company/career-insights', {
    body: { website, companyId },
    headers: STREAM,
  })
  expect(response.headers()).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    vary: expect.stringContaining('Accept'),
  })
  const events = eventsOf(await response.text())
  expect(events.map(({ name, data }) => [name, data.stage, data.page])).toEqual([
    ['progress', 'reading', 'home'],
    ...['careers', 'about', 'values', 'products', 'news'].map((page) => ['progress', 'reading', page]),
    ['progress', 'writing', null],
    ['result', undefined, undefined],
  ])
  const { insights, research } = events.at(-1)?.data ?? {}
  expect(insights.careerOpportunities.growthPath).toBe(
    'Three of our four workshop managers began here as apprentices.',
  )
  const stored = await owner.read('GET /api/companies/{companyId}', { params: { companyId } })
  expect(stored.research).toEqual(research)
  const { description, research: again } = await owner.read('POST /api/company/research', {
    body: { website, companyId },
  })
  expect(description).toMatch(/^We design and build steel footbridges .* company of 64 people\.$/)
  expect(again).toEqual(research)
})

test('an unreadable website is a problem with its reason, streamed or not', async ({ owner }) => {
  const companyId = await owner.register()
  const body = { website: 'http://169.254.169.254/latest', companyId }
  const refused = await owner.call('POST /api/company/career-insights', { body })
  await expectProblem(refused, 422)
  expect(await refused.json()).toMatchObject({ reason: 'address', errors: [{ field: 'website' }] })
  const streamed = await owner.call('POST /api/company/career-insights', { body, headers: STREAM })
  expect(eventsOf(await streamed.text()).at(-1)).toMatchObject({
    name: 'problem',
    data: { status: 422, reason: 'address', detail: expect.stringContaining('only read public websites') },
  })
  const { research } = await owner.read('GET /api/companies/{companyId}', { params: { companyId } })
  expect(research).toBeNull()
})

for (const accept of ['application/json', 'text/event-stream']) {
  test(`website research stops when the client disconnects (${accept})`, async ({ owner, app, website }) => {
    const waiting = async () => await (await fetch(`${website}/~waiting`)).text()
    const leaving = new AbortController()
    const call = fetch(`${app.url}/api/company/research`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', cookie: await owner.cookie() },
      body: JSON.stringify({ website: `${website}/~hang`, companyId: await owner.register() }),
      signal: leaving.signal,
    }).then((response) => response.text())
    await expect.poll(waiting).toBe('1')
    leaving.abort()
    await expect(call).rejects.toThrow()
    // Its own time limit is later than this.
    await expect.poll(waiting, { timeout: 5000 }).toBe('0')
  })
}
