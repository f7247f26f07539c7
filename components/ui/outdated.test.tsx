import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { explainFailure } from './outdated'

const OUTDATED = 'This page has been updated. Reload it to continue.'

afterEach(() => {
  delete window.outdatedCheck
})

describe('explainFailure', () => {
  it('keeps the message of an ordinary failure', async () => {
    expect(await explainFailure(new TypeError('Failed to fetch'), 'No connection.')).toBe('No connection.')
  })

  it('reports a server action that the server does not know', async () => {
    const onOutdated = vi.fn()
    addEventListener('outdated', onOutdated, { once: true })
    expect(await explainFailure(new UnrecognizedActionError('gone'), 'No connection.')).toBe(OUTDATED)
    expect(onOutdated).toHaveBeenCalledOnce()
  })

  it.each([
    [true, OUTDATED],
    [false, 'No connection.'],
  ])('waits until it is known whether a missing file is gone (%s)', async (isGone, message) => {
    window.outdatedCheck = Promise.resolve(isGone)
    expect(await explainFailure(new Error('Failed to load chunk'), 'No connection.')).toBe(message)
  })
})
