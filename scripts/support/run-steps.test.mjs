import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runSteps } from './run-steps.mjs'

/** Each step ends when `end` is called with its name. */
function setUp(steps, atOnce) {
  const events = []
  const ends = new Map()
  const run = (step, earlier) =>
    new Promise((resolve, reject) => {
      events.push(`${step.name} after ${earlier.map(({ name }) => name).join()}`)
      ends.set(step.name, { resolve: () => resolve({ name: step.name }), reject })
    })
  const results = runSteps(steps, run, atOnce)
  return {
    results,
    events,
    running: () => [...ends.keys()],
    async end(name) {
      ends.get(name)?.resolve()
      ends.delete(name)
      await nextTurn()
    },
    fail: (name) => ends.get(name)?.reject(new Error(name)),
  }
}

describe('runSteps', () => {
  it('runs one after the other, and returns the results in their order', async () => {
    const { end, results, events } = setUp([{ name: 'a' }, { name: 'b' }], 1)
    await end('a')
    await end('b')
    expect(await results).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(events).toEqual(['a after ', 'b after a'])
  })

  it('runs as many as it may at once, and the next one when any has ended', async () => {
    const { end, running, results } = setUp([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
    expect(running()).toEqual(['a', 'b'])
    await end('b')
    expect(running()).toEqual(['a', 'c'])
    await end('c')
    await end('a')
    expect(await results).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
  })

  it('starts no step before those that it requires or comes after, and continues with the others', async () => {
    const steps = [
      { name: 'types' },
      { name: 'build', after: ['types', 'not among them'] },
      { name: 'browser', requires: 'build' },
      { name: 'units' },
    ]
    const { end, running, results } = setUp(steps, 2)
    expect(running()).toEqual(['types', 'units'])
    await end('units')
    expect(running()).toEqual(['types'])
    await end('types')
    expect(running()).toEqual(['build'])
    await end('build')
    expect(running()).toEqual(['browser'])
    await end('browser')
    expect(await results).toHaveLength(4)
  })

  it('does not wait for a required step that was not asked for', async () => {
    const { running, end, results } = setUp([{ name: 'browser', requires: 'build' }], 2)
    expect(running()).toEqual(['browser'])
    await end('browser')
    expect(await results).toEqual([{ name: 'browser' }])
  })

  it('fails as its step does', async () => {
    const { fail, results } = setUp([{ name: 'a' }, { name: 'b' }], 2)
    fail('b')
    await expect(results).rejects.toThrow('b')
  })
})
