import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const SAVE = 'POST /api/admin/saved-views'
const newView = (name: unknown, query: unknown = { search: 'kelso', status: 'new', sort: '-name' }) => ({
  body: { list: 'vacancies', name, query },
})

test('a saved view is opened, renamed and deleted by its administrator', async ({ owner }) => {
  const name = `View ${crypto.randomUUID()}`
  const { views } = await owner.read(SAVE, newView(`  ${name} `))
  const view = views.find((one: { name: string }) => one.name === name)
  expect(view.query).toEqual({ search: 'kelso', status: 'new', sort: '-name' })
  await expectProblem(await owner.call(SAVE, newView(name)), 422)
  const params = { id: view.id }
  const { views: renamed } = await owner.read('PUT /api/admin/saved-views/{id}', {
    params,
    body: { name: `${name}!` },
  })
  expect(renamed).toContainEqual({ ...view, name: `${name}!` })
  const read = await owner.read('GET /api/admin/saved-views', { query: { list: 'vacancies' } })
  expect(read.views).toEqual(renamed)
  await owner.read('DELETE /api/admin/saved-views/{id}', { params })
  await expectProblem(await owner.call('DELETE /api/admin/saved-views/{id}', { params }), 404)
  await expectProblem(await owner.call('PUT /api/admin/saved-views/{id}', { params, body: { name } }), 404)
})

test('a saved view needs a list, a name of up to 60 characters and short parameters', async ({
  owner,
  newVisitor,
}) => {
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`p${index}`, 'x']))
  for (const input of [
    newView(''),
    newView('x'.repeat(61)),
    newView(7),
    newView('Long', { search: 'x'.repeat(201) }),
    newView('Many', many),
    newView('Nested', { search: { a: 'b' } }),
    { body: { list: 'owners', name: 'Unknown list', query: {} } },
  ])
    await expectProblem(await owner.call(SAVE, input), 422)
  await expectProblem(await owner.call('GET /api/admin/saved-views', { query: { list: 'owners' } }), 422)
  await expectProblem(await owner.call('GET /api/admin/saved-views'), 422)
  await expectProblem(await (await newVisitor()).call(SAVE, newView('Mine')), 401)
})
