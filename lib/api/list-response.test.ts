import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/server/log'
import { csvFileResponse } from './list-response'

const COLUMNS = [{ id: 'n', label: 'N', value: (row: { n: number }) => String(row.n) }]

async function* createBatches(error?: Error) {
  yield [{ n: 1 }, { n: 2 }]
  if (error) throw error
  yield [{ n: 3 }]
}

/** The first batch arrives, the second only fails: when the reader leaves. */
async function* createEndlessBatches(signal: AbortSignal) {
  yield [{ n: 1 }]
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function createFile({ error, isEndless = false }: { error?: Error; isEndless?: boolean } = {}) {
  const outcomes: [string, number][] = []
  const onEnd = async (outcome: string, rows: number) => {
    outcomes.push([outcome, rows])
  }
  const response = csvFileResponse('numbers', {
    columns: COLUMNS,
    readBatches: (signal) => (isEndless ? createEndlessBatches(signal) : createBatches(error)),
    date: String,
    onEnd,
  })
  return { response, outcomes }
}

describe('csvFileResponse', () => {
  it('records a file read to its end as complete, with all its rows', async () => {
    const { response, outcomes } = createFile()
    // Response.text drops the byte order mark.
    expect(await response.text()).toBe('"N"\r\n"1"\r\n"2"\r\n"3"\r\n')
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
