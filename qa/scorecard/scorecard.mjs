// npm run qa -- scorecard
// Fills the scorecard of a 60-minute kit on a phone of 360 px, as somebody does who has their notes ready: 0.6 s for each tap or flick,
// and 40 words a minute for a short note on each question. Fails where it takes more than two minutes.
// SCORECARD_TAP_MS and SCORECARD_WORDS set another pace.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'
import { printTable } from '../support/report.mjs'
import { withBrowser } from '../web/browser.mjs'

const LIMIT_S = 120
const TAP_MS = Number(process.env.SCORECARD_TAP_MS ?? 600)
const WORDS_A_MINUTE = Number(process.env.SCORECARD_WORDS ?? 40)
/** A word and the space after it, as typing speed is counted. */
const WORD_CHARS = 5
const KEY_MS = 60_000 / (WORDS_A_MINUTE * WORD_CHARS)
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const MESSAGE = `Our hydraulics lead retires in the spring, so we need a hydraulics engineer in Derby, permanent, £52,000 to £60,000.
They must have experience of seal design. They must know Creo. They need to be able to size bearings by hand.
They will design pumps. They will write the test reports. They will run the test rig.
They should be able to explain a failure to a customer. They should be able to say no to a salesman.
In the first year they will sign off two pumps and bring on a graduate.`
const NOTES = [
  'sized the seal herself',
  'checked it by hand',
  'led it, two months',
  'clear and short',
  'owned up early',
  'team did most of it',
  'asked what we have',
  'good order of steps',
]

await runCheck(async (load) => {
  const { consult, generate } = await load('tests/e2e/support/vacancy.ts')
  const claims = createClaims()
  await withBrowser(load, async (launchBrowser, app) => {
    const browser = await launchBrowser()
    const office = await (await browser.newContext({ baseURL: app.url })).newPage()
    const { address, rated } = await makeInterview(office, { consult, generate })
    const page = await (await browser.newContext({ baseURL: app.url, ...PHONE })).newPage()
    await page.goto(address)
    const count = { taps: 0, flicks: 0, characters: 0 }
    const started = performance.now()
    await fill(page, count)
    const seconds = (performance.now() - started) / 1000
    printTable(
      'A scorecard at 360 px',
      ['rated questions', 'seconds', 'taps', 'flicks', 'characters'],
      [[rated, seconds.toFixed(1), count.taps, count.flicks, count.characters]],
    )
    await claims.verify(`it is filled and submitted within ${LIMIT_S} s`, () => {
      assert.ok(seconds <= LIMIT_S, `${seconds.toFixed(1)} s`)
      return `${seconds.toFixed(1)} s, ${count.taps} taps`
    })
    await browser.close()
  })
  claims.report()
})

async function makeInterview(page, { consult, generate }) {
  const { request } = page
  const send = async (path, data) => {
    const answer = await request.post(path, { data })
    assert.ok(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`)
    return await answer.json()
  }
  const id = await generate(request, await consult(request, MESSAGE))
  const { kit } = await send(`/api/job-specifications/${id}/kit`, { minutes: 60 })
  await send(`/api/kits/${kit.id}/candidates`, { label: 'Candidate 1' })
  const { interviewer } = await send(`/api/kits/${kit.id}/interviewers`, { name: 'Priya Shah' })
  const rated = kit.items.filter(({ anchors }) => anchors !== null).length
  assert.ok(rated >= 6, `only ${rated} rated questions`)
  return { address: new URL(interviewer.url, 'http://any.example').pathname, rated }
}

async function fill(page, count) {
  const reach = async (target) => {
    const box = await target.boundingBox()
    if (box && box.y > 0 && box.y + box.height < PHONE.viewport.height - 90) return
    count.flicks += 1
    await sleep(TAP_MS)
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
  const tap = async (target) => {
    await reach(target)
    count.taps += 1
    await sleep(TAP_MS)
    await target.tap()
  }
  const type = async (target, text) => {
    await tap(target)
    count.characters += text.length
    await target.pressSequentially(text, { delay: KEY_MS })
  }
  await tap(page.getByRole('link', { name: 'Candidate 1' }))
  const ratings = page.getByRole('group', { name: /^Rating/ })
  await ratings.first().waitFor()
  for (let place = 0; place < (await ratings.count()); place += 1) {
    await tap(ratings.nth(place).getByText('4', { exact: true }))
    await type(page.getByLabel(/^What they said/).nth(place), NOTES[place] ?? 'as above')
  }
  await tap(page.getByText('Yes', { exact: true }))
  await tap(page.getByRole('button', { name: 'Submit' }))
  await page
    .getByText(/submitted/i)
    .first()
    .waitFor()
}
