import { readServerActions } from '@/tests/support/server-actions'
import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const TAG = { tag: '@embedded' }
/** React's encodings that a parser of them has to survive. */
const ENCODED: Record<string, string>[] = [
  { '0': '["$K1"]' },
  { '0': ")]}'," },
  { '0': '[{"done":false},"$K1"]', '1_name': '$F1', '1_$ACTION_REF_1': '' },
  {
    '0': '[]',
    '1': '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B1337\\"}"}',
  },
  { '0': '["$1:constructor:constructor"]', message: '[', company: '$F1' },
]

function idOf(name: string): string {
  const action = readServerActions().find((candidate) => candidate.name === name)
  if (!action) throw new Error(`the build has no action ${name}`)
  return action.id
}
const fieldOf = (name: string) => `$ACTION_ID_${idOf(name)}`

test('a form without script decodes no field as an argument', TAG, async ({ app, request }) => {
  const logged = app.log().length
  for (const [path, action] of [
    ['/contact', 'postContactSales'],
    ['/interest', 'postInterest'],
  ] as const)
    for (const fields of ENCODED) {
      const multipart = { [fieldOf(action)]: '', name: 'Jo <Bloggs>', ...fields }
      const response = await request.post(path, { multipart })
      const text = await response.text()
      expect(response.status(), JSON.stringify(fields)).toBe(200)
      expect(text).toContain('value="Jo &lt;Bloggs&gt;"')
      expect(text).toContain('There’s a problem with')
    }
  expect(app.log().slice(logged)).not.toMatch(/"level":[56]0/)
})

test('a form with encoded arguments, or without an action, is refused', TAG, async ({ request }) => {
  const id = idOf('postContactSales')
  const bound = { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, '$ACTION_1:1': '[{}]' }
  const forms: Record<string, string>[] = [
    bound,
    { ...bound, [fieldOf('postContactSales')]: '' },
    { ...bound, '$ACTION_1:0': `{"id":"${id}","bound":"$@7"}` },
    { ...bound, '$ACTION_1:1': '["$1:constructor:constructor"]' },
    { [fieldOf('postContactSales')]: '', [fieldOf('postInterest')]: '' },
    { [fieldOf('postContactSales')]: '["$K1"]' },
    ...ENCODED,
  ]
  for (const multipart of forms) await expectProblem(await request.post('/contact', { multipart }), 400)
})

test('a form with an unknown action, or on a page without it, is refused', TAG, async ({ request }) => {
  const forms = [
    ['/contact', '$ACTION_ID_6096d'],
    ['/contact', `$ACTION_ID_${'0'.repeat(42)}`],
    ['/contact', `$ACTION_ID_${idOf('postInterest').replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`],
    ...['/', '/register', '/admin/login', '/api-reference', '/nothing'].map((path) => [
      path,
      fieldOf('postInterest'),
    ]),
  ] as [path: string, field: string][]
  for (const [path, field] of forms) {
    const response = await request.post(path, { multipart: { [field]: '', name: 'Jo Bloggs' } })
    expect([400, 409], `${path} ${field}`).toContain(response.status())
    expect(await response.text()).not.toContain('Jo Bloggs')
  }
})

test('forms sent at the same time each get their own values', TAG, async ({ request }) => {
  const names = Array.from({ length: 20 }, (_, index) => `Jo-${index}-Bloggs`)
  const pages = await Promise.all(
    names.map(async (name) => {
      const multipart = { [fieldOf('postContactSales')]: '', name }
      return (await request.post('/contact', { multipart })).text()
    }),
  )
  for (const [index, page] of pages.entries())
    expect(page.match(/value="Jo-\d+-Bloggs"/g)).toEqual([`value="${names[index]}"`])
  expect(await (await request.get('/contact')).text()).not.toMatch(/Jo-\d+-Bloggs/)
})
