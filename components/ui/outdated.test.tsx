import { afterEach, describe, expect, it } from 'vitest'
import { explainFailure } from './outdated'

const OUTDATED = 'This page has been updated. Reload it to continue.'

afterEach(() => {
  delete window.outdatedCheck
})

describe('explainFailure', () => {
  it('keeps the message of an ordinary failure', async () => {
    expect(await explainFailure('We couldn’t reach the server.')).toBe('We couldn’t reach the server.')
  })

  it.each([
    [true, OUTDATED],
    [false, 'We couldn’t reach the server.'],
  ])('waits until it is known whether a missing file is gone (%s)', async (isGone, message) => {
    window.outdatedCheck = Promise.resolve(isGone)
    expect(await explainFailure('We couldn’t reach the server.')).toBe(message)
  })
})
