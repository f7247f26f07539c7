import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

test('answers a refusal for the law with the card of each ground', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId, specificationId: id, lineId } = await visitor.consult()
  const text = 'Only young men need apply'
  const refusals = [
    visitor.call('POST /api/consultations/{sessionId}/edits', {
      params: { sessionId },
      body: { kind: 'add', topic: 'experience', value: text },
    }),
    visitor.call('POST /api/companies/{companyId}/house-rules', {
      params: { companyId },
      body: { kind: 'fact', text },
    }),
    visitor.call('PATCH /api/job-specifications/{id}/lines/{lineId}', {
      params: { id, lineId },
      body: { text, revision: 0 },
    }),
  ]
  for (const refusal of await Promise.all(refusals)) {
    const { errors } = await expectProblem(refusal, 422)
    expect(errors).toEqual([
      {
        field: expect.stringMatching(/^(?:value|text)$/),
        message: expect.stringContaining('unlawfully'),
        cards: [
          expect.objectContaining({ id: 'age' }),
          {
            id: 'sex',
            title: 'Sex',
            text: expect.stringContaining('reserve a job'),
            source: expect.stringContaining('Equality Act 2010'),
            url: expect.stringContaining('legislation.gov.uk'),
            reviewed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          },
        ],
      },
    ])
  }
})
