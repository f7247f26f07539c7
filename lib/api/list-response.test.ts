import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/server/log'
import { csvFileResponse } from './list-response'

const COLUMNS = [{ id: 'n', label: 'N', value: (row: { n: number }) => String(row.n) }]

async function* batches(fail?: Error) {
  yield [{ n: 1 }, { n: 2 }]
  if (fail) throw fail
  yield [{ n: 3 }]
}

/** A file, and what was written down of its end. */
function newFile(fail?: Error) {
  const ends: [string, number][] = []
  const ended = async (ending: string, rows: number) => {
    ends.push([ending, rows])
  }
  const response = csvFileResponse('numbers', {
    columns: COLUMNS,
    batches: batches(fail),
    date: String,
    ended,
  })
  return { response, ends }
}

describe('a file', () => {
  it('that is read to its end is whole, with all its rows', async () => {
    const { response, ends } = newFile()
    // Response.text drops the byte order mark.
    expect(await response.text()).toBe('"N"\r\n"1"\r\n"2"\r\n"3"\r\n')
    expect(ends).toEqual([['whole', 3]])
  })

  it('that its reader leaves is broken off, once, after the rows that were taken', async () => {
    const { response, ends } = newFile()
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.read()
    await Promise.all([reader?.read(), reader?.cancel()])
    expect(ends).toEqual([['broken off', expect.any(Number)]])
  })

  it('that nobody begins to read is broken off, too', async () => {
    const { response, ends } = newFile()
    await response.body?.cancel()
    expect(ends).toEqual([['broken off', 0]])
  })

  it('whose rows cannot be read is broken off, and its reader sees that', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    const { response, ends } = newFile(new Error('The database has gone'))
    await expect(response.text()).rejects.toThrow('The database has gone')
    expect(ends).toEqual([['broken off', 2]])
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})
