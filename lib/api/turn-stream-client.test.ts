import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './client'
import { followTurn, type TurnEvent } from './turn-stream-client'

afterEach(() => vi.unstubAllGlobals())

const data = (...chunks: object[]) => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')

async function follow(respond: () => Promise<Response>) {
  const fetched = vi.fn(respond)
  vi.stubGlobal('fetch', fetched)
  const events: TurnEvent[] = []
  const request = {
    companyId: 'c',
    vacancyId: 'vacancy-1',
    text: 'Hello',
    key: 'k',
    signal: new AbortController().signal,
  }
  const end = await followTurn(request, (batch) => events.push(...batch))
  return { events, end, fetched }
}

const streamed = (text: string, isInterrupted = false) =>
  new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (text) controller.enqueue(new TextEncoder().encode(text))
        else if (isInterrupted) controller.error(new TypeError('terminated'))
        else controller.close()
        text = ''
      },
    }),
  )

const start = { type: 'start', messageMetadata: { sessionId: 's', userMessageId: 'u' } }
const answer = { type: 'data-message', data: { id: 'a', content: 'Good.' } }

describe('followTurn', () => {
  it('sends a message with its idempotency key and asks for a stream', async () => {
    const { fetched } = await follow(async () => streamed(''))
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/ai/chat',
      expect.objectContaining({
        method: 'POST',
        body: '{"companyId":"c","vacancyId":"vacancy-1","message":"Hello","import":"review"}',
        headers: expect.objectContaining({ accept: 'text/event-stream', 'idempotency-key': 'k' }),
      }),
    )
  })

  it('passes on known turn events in order', async () => {
    const { events, end } = await follow(async () =>
      streamed(
        data(
          start,
          { type: 'data-brief', data: { canGenerate: true } },
          { type: 'text-start', id: '1' },
          { type: 'text-delta', id: '1', delta: 'Go' },
          { type: 'text-delta', id: '1', delta: 'od.' },
          { type: 'text-end', id: '1' },
          answer,
          { type: 'finish' },
        ).concat('data: [DONE]\n\n'),
      ),
    )
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'brief', 'delta', 'delta', 'answer'])
    expect(end).toEqual({ accepted: true, answered: true, error: null })
  })

  it('reports a refused message as not accepted', async () => {
    const problem = { detail: 'The consultant is still answering.', status: 409 }
    const { end } = await follow(async () =>
      Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    )
    expect(end.accepted).toBe(false)
    expect(end.error).toEqual(expect.objectContaining({ status: 409, detail: problem.detail }))
  })

  it('reports a missing connection', async () => {
    const { end } = await follow(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(end).toEqual({
      accepted: false,
      answered: false,
      error: new ApiError(0, 'We couldn’t reach the server.'),
    })
  })

  it('reports an interrupted stream as accepted but not answered', async () => {
    const { events, end } = await follow(async () =>
      streamed(data(start, { type: 'text-delta', id: '1', delta: 'Go' }), true),
    )
    expect(events.at(-1)).toEqual({ type: 'delta', text: 'Go' })
    expect(end).toMatchObject({ accepted: true, answered: false })
  })

  it('reports the message of an error chunk', async () => {
    const { end } = await follow(async () =>
      streamed(data(start, { type: 'error', errorText: 'The consultant could not answer.' })),
    )
    expect(end).toEqual({ accepted: true, answered: false, error: 'The consultant could not answer.' })
  })
})
