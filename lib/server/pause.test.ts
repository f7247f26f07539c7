import { expect, it } from 'vitest'
import { createPause } from './pause'

const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
}

it('lets others have their turn only after the time given', async () => {
  const pause = createPause(10)
  let hasRun = false
  setImmediate(() => {
    hasRun = true
  })
  await pause()
  expect(hasRun).toBe(false)
  block(15)
  await pause()
  expect(hasRun).toBe(true)
})
