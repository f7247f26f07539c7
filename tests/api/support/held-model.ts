import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The words with which every streamed answer of the held model begins, and those with which it ends. */
export const FIRST_WORDS = 'I have noted that. '
export const LAST_WORDS = 'What else matters?'

/**
 * An OpenAI-compatible server for tests of what happens in the middle of an answer. It finds nothing in a message, and of a reply
 * sends the first words at once and the rest only when it is let go.
 */
export interface HeldModel {
  url: string
  /** Answers stop after their first words from now on. */
  hold(): void
  /** How many answers are held now. */
  holds(): number
  /** Lets held answers, and those to come, run to their end. */
  letGo(): void
  /** Cuts the connections of held answers off. */
  cutOff(): void
  stop(): Promise<void>
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'held',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'held',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const NOTHING_FOUND = JSON.stringify({
  id: 'held',
  object: 'chat.completion',
  created: 0,
  model: 'held',
  choices: [
    { index: 0, message: { role: 'assistant', content: '{"operations":[]}' }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** Starts the server on a free loopback port. */
export async function startHeldModel(): Promise<HeldModel> {
  let holding = false
  const held = new Set<http.ServerResponse>()
  const end = (response: http.ServerResponse) => {
    response.end(`${chunk({ content: LAST_WORDS }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`)
    held.delete(response)
  }
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    if (!JSON.parse(body).stream) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(NOTHING_FOUND)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ role: 'assistant', content: FIRST_WORDS }, null))
    if (holding) held.add(response)
    else end(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    hold: () => {
      holding = true
    },
    holds: () => held.size,
    letGo: () => {
      holding = false
      for (const response of held) end(response)
    },
    cutOff: () => {
      holding = false
      for (const response of held) response.destroy()
      held.clear()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
