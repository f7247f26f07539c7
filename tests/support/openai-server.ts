import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelChoice } from '@/lib/ai/model'

/** @ai-sdk/openai rejects an empty value on import; lib/server/env.ts also clears it. */
function clearBaseUrl(): void {
  if (process.env.OPENAI_BASE_URL === '') delete process.env.OPENAI_BASE_URL
}
clearBaseUrl()

/** In tokens. */
type Usage = { input: number; cached: number; output: number }

/** Works for chat completions and responses, streamed or not. A transcription returns `text`; speech always returns MP3_SILENCE. */
export type Behaviour =
  /** `thoughts` come before the text. Without `usage` a stream of chat completions reports none, and `usage: null` is none anywhere. */
  | { kind: 'text'; text: string; thoughts?: string; usage?: Usage | null }
  | { kind: 'status'; status: number; code?: string; message?: string; headers?: Record<string, string> }
  | { kind: 'hang' }
  /** Streams `text`, then keeps the connection open without sending more. */
  | { kind: 'stall'; text: string }
  /** Streams `text`, then cuts the connection. Without a stream: cuts it at once. */
  | { kind: 'cut'; text: string }
  | { kind: 'malformed' }
  | { kind: 'errorEvent'; text: string }
  /** Streams the pieces with a pause of `gapMs` before each. */
  | { kind: 'paced'; pieces: string[]; gapMs: number }

export type RecordedRequest = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

export type OpenAiServer = {
  url: string
  requests: RecordedRequest[]
  /** Sets the behaviours for the next requests, in order; the last one applies to all that follow. */
  script: (...behaviours: Behaviour[]) => void
  /** Chooses the behaviour of each request by what it says, until the next script. */
  answerBy: (choose: (request: RecordedRequest) => Behaviour) => void
  close: () => Promise<void>
}

const MODEL = 'test-model'
const CREATED = 1_767_225_600

type Protocol = {
  whole: (text: string, usage?: Usage | null) => object
  thoughts: (text: string) => object[]
  events: (text: string) => object[]
  end: (usage?: Usage | null) => object[]
}

const chatChunk = (part: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: CREATED,
  model: MODEL,
  ...part,
})

const CHAT: Protocol = {
  whole: (text) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: CREATED,
    model: MODEL,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  }),
  thoughts: (text) =>
    splitWords(text).map((words) =>
      chatChunk({ choices: [{ index: 0, delta: { reasoning_content: words }, finish_reason: null }] }),
    ),
  events: (text) =>
    splitWords(text).map((content) =>
      chatChunk({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }),
    ),
  end: (usage) => [
    chatChunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
    ...(usage
      ? [
          chatChunk({
            choices: [],
            usage: {
              prompt_tokens: usage.input,
              completion_tokens: usage.output,
              total_tokens: usage.input + usage.output,
              prompt_tokens_details: { cached_tokens: usage.cached },
            },
          }),
        ]
      : []),
  ],
}

const responsesUsage = (usage: Usage | null = { input: 10, cached: 0, output: 5 }) =>
  usage && {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached },
    output_tokens: usage.output,
  }

const RESPONSES: Protocol = {
  whole: (text, usage) => ({
    id: 'resp_1',
    object: 'response',
    created_at: CREATED,
    status: 'completed',
    model: MODEL,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: responsesUsage(usage),
  }),
  thoughts: () => [],
  events: (text) => [
    { type: 'response.created', response: { id: 'resp_1', created_at: CREATED, model: MODEL } },
    { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
    ...splitWords(text).map((delta) => ({
      type: 'response.output_text.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta,
    })),
  ],
  end: (usage) => [
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
    { type: 'response.completed', response: { usage: responsesUsage(usage) } },
  ],
}

function splitWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

/** Ten seconds of silence in MPEG-1 Layer III frames of 417 bytes. */
export const MP3_SILENCE = Buffer.concat(
  Array<Buffer>(383).fill(Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
)

/** The JSON, or the fields of a form, with name, type and size for files. */
async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return bytes.length === 0 ? {} : JSON.parse(bytes.toString())
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const plain = (value: FormDataEntryValue) =>
    typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }
  return Object.fromEntries([...form].map(([name, value]) => [name, plain(value)]))
}

function writeEvents(response: ServerResponse, events: readonly object[]): void {
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
}

function sendError(response: ServerResponse, behaviour: Extract<Behaviour, { kind: 'status' }>): void {
  const { status, code = 'error', message = `Refused with ${status}`, headers = {} } = behaviour
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message, type: code, code, param: null } }))
}

function sendAnswer(
  response: ServerResponse,
  behaviour: Behaviour,
  protocol: Protocol,
  isStream: boolean,
): void {
  if (behaviour.kind === 'hang') return
  if (behaviour.kind === 'status') {
    sendError(response, behaviour)
    return
  }
  if (!isStream) {
    if (behaviour.kind === 'text') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(protocol.whole(behaviour.text, behaviour.usage)))
    } else if (behaviour.kind === 'malformed') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"id": "half of an ans')
    } else response.destroy()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour.kind === 'malformed') {
    response.end('data: {"id": "half of an ans\n\ndata: [DONE]\n\n')
    return
  }
  if (behaviour.kind === 'paced') {
    void sendPaced(response, behaviour, protocol)
    return
  }
  if (behaviour.kind === 'text') writeEvents(response, protocol.thoughts(behaviour.thoughts ?? ''))
  writeEvents(response, protocol.events(behaviour.text))
  if (behaviour.kind === 'stall') return
  if (behaviour.kind === 'cut') {
    // Lets the bytes written so far arrive first.
    setTimeout(() => response.destroy(), 50)
    return
  }
  if (behaviour.kind === 'errorEvent') {
    const error = {
      message: 'The server had an error',
      type: 'server_error',
      code: 'server_error',
      param: null,
    }
    const event = protocol === CHAT ? { error } : { sequence_number: 9, error, ...error, type: 'error' }
    writeEvents(response, [event])
  } else writeEvents(response, protocol.end(behaviour.kind === 'text' ? behaviour.usage : undefined))
  response.end('data: [DONE]\n\n')
}

async function sendPaced(
  response: ServerResponse,
  { pieces, gapMs }: Extract<Behaviour, { kind: 'paced' }>,
  protocol: Protocol,
): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    await sleep(gapMs)
    // Only the first events open an answer.
    const events = protocol.events(piece)
    writeEvents(response, index === 0 ? events : events.slice(protocol.events('').length))
  }
  writeEvents(response, protocol.end())
  response.end('data: [DONE]\n\n')
}

const TRANSCRIPTION: Protocol = {
  whole: (text, usage) => ({ text, ...(usage && { usage: { type: 'tokens', ...responsesUsage(usage) } }) }),
  thoughts: () => [],
  events: () => [],
  end: () => [],
}

function protocolOf(path: string): Protocol {
  if (path.endsWith('/audio/transcriptions')) return TRANSCRIPTION
  return path.endsWith('/responses') ? RESPONSES : CHAT
}

export async function startOpenAiServer({ port: requestedPort = 0 } = {}): Promise<OpenAiServer> {
  const requests: RecordedRequest[] = []
  let queue: Behaviour[] = []
  let choose: ((request: RecordedRequest) => Behaviour) | null = null
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const path = request.url ?? ''
    const recorded = { path, authorization: request.headers.authorization, body }
    requests.push(recorded)
    const behaviour = choose ? choose(recorded) : queue.length > 1 ? queue.shift() : queue[0]
    if (behaviour === undefined) sendError(response, { kind: 'status', status: 404 })
    else if (path.endsWith('/audio/speech') && behaviour.kind === 'text')
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3_SILENCE)
    else sendAnswer(response, behaviour, protocolOf(path), body.stream === true)
  })
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    script: (...behaviours) => {
      queue = behaviours
      choose = null
      requests.length = 0
    },
    answerBy: (chosen) => {
      choose = chosen
      requests.length = 0
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

/** The two network engines on a test server: chat completions of a compatible server, and OpenAI's responses. */
export const NETWORK_ENGINES: readonly (readonly [
  name: string,
  engine: ModelChoice['kind'],
  (url: string, name?: string) => Promise<ModelChoice>,
])[] = [
  [
    'chat completions',
    'compatible',
    async (url, name = 'm') => {
      const { resolveModel } = await import('@/lib/ai/model')
      return await resolveModel({ OPENAI_BASE_URL: url, OPENAI_MODEL: name })
    },
  ],
  [
    'responses',
    'openai',
    async (url, name = 'm') => {
      // Each test file of a worker begins with the variables set again.
      clearBaseUrl()
      const { createOpenAI } = await import('@ai-sdk/openai')
      return { kind: 'openai', name, model: createOpenAI({ baseURL: url, apiKey: 'k' })(name) }
    },
  ],
]
