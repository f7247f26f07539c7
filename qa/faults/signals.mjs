// SIGTERM: answers that have begun are completed and stored, even when their readers have left, and the process exits with 0.
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../support/claims.mjs'
import { Visitor } from '../support/visitor.mjs'

const STREAMS = 20

export default async function sendSignals({ claims, startApp, startHeldModel, FIRST_WORDS, LAST_WORDS }) {
  const model = await startHeldModel()
  model.hold()
  const app = await startApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm' } })
  const visitors = await Promise.all(
    Array.from({ length: STREAMS }, async () => {
      const visitor = new Visitor(app.url)
      await visitor.register()
      await visitor.startConsultation()
      return visitor
    }),
  )

  await claims.verify(
    `SIGTERM with ${STREAMS} open streams, half of them left by their readers: all are completed, then exit 0`,
    async () => {
      const leaving = new AbortController()
      const streams = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.streamMessage('We need a bridge engineer.', index % 2 ? { signal: leaving.signal } : {}),
        ),
      )
      await waitUntil('all answers are held', () => model.holds() === STREAMS)
      const texts = streams.filter((_, index) => index % 2 === 0).map((response) => response.text())
      leaving.abort()
      let code
      const exited = app.terminate().then((exitCode) => {
        code = exitCode
        return performance.now()
      })
      await sleep(1000)
      assert.equal(code, undefined, 'the process did not wait')
      await assert.rejects(fetch(`${app.url}/api/health`), 'it still accepts connections')
      const released = performance.now()
      model.letGo()
      for (const text of await Promise.all(texts))
        assert.ok(text.includes('"status":"complete"') && text.includes('[DONE]'))
      const took = (await exited) - released
      assert.equal(code, 0)
      return `${texts.length} complete answers; exit ${code} ${Math.round(took)} ms after the last word`
    },
  )

  await claims.verify('Answers whose readers had left are stored before the exit', async () => {
    await app.restart()
    for (const visitor of visitors)
      assert.deepEqual((await visitor.readMessages()).at(-1), ['assistant', FIRST_WORDS + LAST_WORDS])
    return `${STREAMS} of ${STREAMS} answers stored`
  })

  await claims.verify('SIGTERM while a model never finishes: the process exits within 30 s', async () => {
    model.hold()
    const stream = await visitors[0].streamMessage('And hydraulics.')
    stream.text().catch(() => {})
    await waitUntil('the answer is held', () => model.holds() === 1)
    const started = performance.now()
    const code = await app.terminate()
    const took = performance.now() - started
    assert.ok(took < 30_000, `${took} ms`)
    return `${(took / 1000).toFixed(1)} s, exit ${code}`
  })
  await model.stop()
  await app.stop()
}
