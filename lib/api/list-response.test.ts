import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/server/log'
import { csvFileResponse } from './list-response'

const HEADER = { part: 'N\n', rows: 0 }

async function* writeParts(error?: Error) {
  yield HEADER
  yield { part: '1\n2\n', rows: 2 }
  if (error) throw error
  yield { part: Buffer.from('3\n'), rows: 1 }
}

/** The first rows arrive, then it only fails: when the reader leaves. */
async function* writeEndlessly(signal: AbortSignal) {
  yield HEADER
  yield { part: '1\n', rows: 1 }
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function createFile({ error, isEndless = false }: { error?: Error; isEndless?: boolean } = {}) {
  const outcomes: [string, number][] = []
  const onEnd = async (outcome: string, rows: number) => {
    outcomes.push([outcome, rows])
  }
  const write = (signal: AbortSignal) => (isEndless ? writeEndlessly(signal) : writeParts(error))
  const response = csvFileResponse('numbers', write, onEnd)
  return { response, outcomes }
}

describe('csvFileResponse', () => {
  it('records a file read to its end as complete, with all its rows', async () => {
    const { response, outcomes } = createFile()
    expect(await response.text()).toBe('N\n1\n2\n3\n')
    expect(outcomes).toEqual([['complete', 3]])
  })

  it('records a file as interrupted once when its reader disconnects', async () => {
    const { response, outcomes } = createFile()
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.read()
    await Promise.all([reader?.read(), reader?.cancel()])
    expect(outcomes).toEqual([['interrupted', expect.any(Number)]])
  })

  it('stops reading rows when its reader disconnects, and does not report that as an error', async () => {
    const logError = vi.spyOn(log, 'error').mockReturnValue()
    const { response, outcomes } = createFile({ isEndless: true })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.read()
    await Promise.all([reader?.read(), reader?.cancel()])
    expect(outcomes).toEqual([['interrupted', 1]])
    expect(logError).not.toHaveBeenCalled()
    logError.mockRestore()
  })

  it('records a file that nobody reads as interrupted', async () => {
    const { response, outcomes } = createFile()
    await response.body?.cancel()
    expect(outcomes).toEqual([['interrupted', 0]])
  })

  it('records a file as interrupted and fails its reader when rows cannot be read', async () => {
    const logError = vi.spyOn(log, 'error').mockReturnValue()
    const { response, outcomes } = createFile({ error: new Error('The database has gone') })
    await expect(response.text()).rejects.toThrow('The database has gone')
    expect(outcomes).toEqual([['interrupted', 2]])
    expect(logError).toHaveBeenCalledOnce()
    logError.mockRestore()
  })
})
