import { expect, test } from './support/fixtures'

const TITLE = 'Structural Engineer'

test('gives the official pay figures with the brief and the specification, and never in a document', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  await visitor.read('PUT /api/companies/{companyId}', {
    params: { companyId },
    body: { industry: 'technology', size: '11-50', description: 'We mend bridges.', jobTitle: TITLE },
  })
  await visitor.read('POST /api/ai/initialize', { body: { companyId } })
  expect((await visitor.session(companyId)).payNote).toBeNull()
  const { sessionId } = await visitor.read('POST /api/ai/chat', {
    body: { companyId, message: 'Our chief engineer retires. We pay £20,000 a year. They design bridges.' },
  })
  const { brief, payNote } = await visitor.session(companyId)
  expect(payNote).toMatchObject({
    kind: 'figures',
    isCertain: true,
    occupations: [
      {
        code: '2121',
        title: 'Civil engineers',
        median: expect.any(Number),
        text: expect.stringMatching(/tax year to April \d{4}\. .*Your figure is below £[\d,]+\.$/),
      },
    ],
    source: {
      text: expect.stringContaining('Open Government Licence'),
      url: expect.stringContaining('ons.gov.uk'),
    },
  })

  const { jobSpecification } = await visitor.read('POST /api/ai/generate-summary', {
    body: { companyId, sessionId },
  })
  const { id } = jobSpecification
  const specification = await visitor.read('GET /api/job-specifications/{id}', { params: { id } })
  expect(specification.payNote).toEqual(payNote)
  const { median } = payNote.occupations[0]
  for (const text of [median.toLocaleString('en-GB'), 'National Statistics']) {
    expect(JSON.stringify({ ...specification, payNote: null })).not.toContain(text)
    const page = await visitor.request.get(`/job-specification/${id}`)
    expect(await page.text()).not.toContain(text)
  }

  const pay = (brief.facts as { id: string; topic: string }[]).find(({ topic }) => topic === 'pay')
  const edited = await visitor.read('POST /api/consultations/{sessionId}/edits', {
    params: { sessionId },
    body: { kind: 'edit', factId: pay?.id, value: '£450 a day' },
  })
  expect(edited.payNote).toEqual({ kind: 'notComparable', text: expect.stringContaining('day rate') })
})
