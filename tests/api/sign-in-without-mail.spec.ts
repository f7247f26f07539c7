import { spawnSync } from 'node:child_process'
import { NOT_OPTIMISED } from '@/tests/support/migrated-folder'
import { expect, test } from './support/fixtures'
import { newAddress, pressSignIn, readPage } from './support/people'

test('without a mail server the page says so, and shows no link to whoever asks', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  expect(await readPage(visitor, '/sign-in')).toContain('We can’t email sign-in links yet')
  const response = await visitor.call('POST /api/sign-in-links', { body: { email: newAddress() } })
  expect([response.status(), await response.json()]).toEqual([202, {}])
})

test('without a mail server the screen of people says how those who are invited get in', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  expect(await readPage(visitor, `/account/companies/${companyId}`)).toContain('We can’t email invitations')
})

test('npm run person -- link signs in while the server runs, once', { tag: '@embedded' }, async ({
  newVisitor,
  app,
}) => {
  const email = newAddress()
  const env = { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: '', APP_URL: 'https://hiring.example' }
  const run = spawnSync(process.execPath, [NOT_OPTIMISED, 'scripts/person.mjs', 'link', email], {
    encoding: 'utf8',
    env,
  })
  const token = /^https:\/\/hiring\.example\/sign-in\/confirm\?token=([\w-]{43})\n$/.exec(run.stdout)?.[1]
  expect(token, run.stderr).toBeDefined()
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  expect((await pressSignIn(visitor, token ?? '')).headers().location).toBe('/vacancies')
  expect(await readPage(visitor, '/account')).toContain(email)
  expect((await pressSignIn(other, token ?? '')).headers().location).toBe('/sign-in?notice=link')
})
