import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readToEnd } from 'node:stream/consumers'

export const FIRST_WORDS = 'I have noted that. '
export const LAST_WORDS = 'What else matters?'

const BEGINNING = `{"operations":[],"answers":[],"proposals":[],"asked":{"topic":"success","why":"open"},"reply":"`
const ENDING = '"}'

/** Reads no facts. A reply sends FIRST_WORDS at once, and the rest only when it is released. */
export interface HeldModel {
  url: string
  /** From now on, answers pause after their first words. */
  hold(): void
  /** The number of paused answers. */
  holds(): number
  /** Releases paused answers, and no longer pauses new ones. */
  letGo(): void
  /** Closes the connections of paused answers. */
  cutOff(): void
  stop(): Promise<void>
}

const encodeChunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'held',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'held',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const END = `${encodeChunk({}, 'stop')}data: [DONE]\n\n`

export async function startHeldModel(): Promise<HeldModel> {
  let isHolding = false
  const heldResponses = new Set<http.ServerResponse>()
  const finish = (response: http.ServerResponse) => {
    response.end(encodeChunk({ content: LAST_WORDS + ENDING }, null) + END)
    heldResponses.delete(response)
  }
  const server = http.createServer(async (request, response) => {
    await readToEnd(request)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(encodeChunk({ role: 'assistant', content: BEGINNING + FIRST_WORDS }, null))
    if (isHolding) heldResponses.add(response)
    else finish(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    hold: () => {
      isHolding = true
    },
    holds: () => heldResponses.size,
    letGo: () => {
      isHolding = false
      for (const response of heldResponses) finish(response)
    },
    cutOff: () => {
      isHolding = false
      for (const response of heldResponses) response.destroy()
      heldResponses.clear()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
