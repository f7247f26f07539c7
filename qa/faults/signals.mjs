// SIGTERM: answers that have begun are finished, the process ends with 0, and what a reader left behind is stored.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../support/claims.mjs'
import { Visitor } from '../support/visitor.mjs'

const STREAMS = 20
export default async function signals({ claims, startApp, startHeldModel, FIRST_WORDS, LAST_WORDS }) {
  const model = await startHeldModel()
  model.hold()
  const app = await startApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm' } })
  const visitors = await Promise.all(
    Array.from({ length: STREAMS }, async () => {
      const visitor = new Visitor(app.url)
      await visitor.register()
      await visitor.open()
      return visitor
    }),
  )

  await claims.claim(
    `SIGTERM with ${STREAMS} open streams, half of them left by their readers: drained, then exit 0`,
    async () => {
      const leaving = new AbortController()
      const streams = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.stream('We need a bridge engineer.', {
            signal: index % 2 ? leaving.signal : AbortSignal.timeout(60_000),
          }),
        ),
      )
      await until('all are held', () => model.holds() === STREAMS)
      const texts = streams.filter((_, index) => index % 2 === 0).map((response) => response.text())
      leaving.abort()
      let code
      const ended = app.terminate().then((given) => {
        code = given
        return performance.now()
      })
      await sleep(1000)
      assert.equal(code, undefined, 'it did not wait')
      await assert.rejects(fetch(`${app.url}/api/health`), 'it still takes connections')
      const released = performance.now()
      model.letGo()
      for (const text of await Promise.all(texts))
        assert.ok(text.includes('"status":"complete"') && text.includes('[DONE]'))
      const took = (await ended) - released
      assert.equal(code, 0)
      return `${texts.length} answers whole; ended ${Math.round(took)} ms after the last word, code ${code}`
    },
  )

  await claims.claim('What readers had left was finished and stored before the end', async () => {
    await app.restart()
    for (const visitor of visitors)
      assert.deepEqual((await visitor.conversation()).at(-1), ['assistant', FIRST_WORDS + LAST_WORDS])
    return `${STREAMS} of ${STREAMS} answers stored`
  })

  await claims.claim('SIGTERM while a model never ends: over after 25 s all the same', async () => {
    model.hold()
    const stream = await visitors[0].stream('And hydraulics.')
    stream.text().catch(() => {})
    await until('it is held', () => model.holds() === 1)
    const started = performance.now()
    const code = await app.terminate()
    const took = performance.now() - started
    assert.ok(took < 30_000, `${took} ms`)
    return `${(took / 1000).toFixed(1)} s, code ${code}`
  })
  await model.stop()
  await app.stop()
}
