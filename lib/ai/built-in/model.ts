import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { z } from 'zod'
import { briefSchema } from '@/lib/consultation/brief/schema'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { readInThread } from './reading-thread'
import { composeReply } from './reply'
import { writeSpecification } from './write'

const MODEL_ID = 'built-in-consultant'

/** What the writer needs to write a specification; ids are given by the caller. */
export type SpecificationState = Omit<SpecificationInput, 'newId'>

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

/** What a call asks of the built-in consultant. It travels in `providerOptions.builtin`, which no network provider sends. */
const taskSchema = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('extract'),
    state: z.object({
      message: z.string(),
      brief: briefSchema,
      jobTitle: z.string().nullable(),
      companyName: z.string(),
    }),
  }),
  z.object({ task: z.literal('reply'), state: z.custom<TurnPlan>(isRecord) }),
  z.object({ task: z.literal('specification'), state: z.custom<SpecificationState>(isRecord) }),
])
export type BuiltInTask = z.infer<typeof taskSchema>

/** The provider options that carry a task; plain JSON, as a provider's options are. */
export function builtInOptions(task: BuiltInTask): { builtin: { task: string } } {
  return { builtin: JSON.parse(JSON.stringify(task)) }
}

async function answer(options: LanguageModelV4CallOptions): Promise<string> {
  options.abortSignal?.throwIfAborted()
  const given = taskSchema.parse(options.providerOptions?.builtin)
  switch (given.task) {
    case 'extract':
      return JSON.stringify({ operations: await readInThread(given.state) })
    case 'reply':
      return composeReply(given.state)
    case 'specification': {
      const { lines } = writeSpecification({ ...given.state, newId: () => '' })
      return JSON.stringify({
        lines: lines
          .filter(({ factIds }) => factIds.length > 0)
          .map(({ section, text, factIds }) => ({ section, text, factIds })),
      })
    }
  }
}

const USAGE: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}
const FINISHED = { unified: 'stop', raw: undefined } as const
const TEXT_ID = 'text'

/** A few words a part: each costs more on its way to the browser than it takes to write. */
function partsOf(text: string): LanguageModelV4StreamPart[] {
  const pieces = text.match(/(?:\S+\s*){1,4}|^\s+/g) ?? []
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'response-metadata', modelId: MODEL_ID },
    { type: 'text-start', id: TEXT_ID },
    ...pieces.map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id: TEXT_ID, delta })),
    { type: 'text-end', id: TEXT_ID },
    { type: 'finish', finishReason: FINISHED, usage: USAGE },
  ]
}

/** The consultant that needs no key and no network: an AI SDK language model in this process, the same answer for the same state. */
export const builtInModel: LanguageModelV4 = {
  specificationVersion: 'v4',
  provider: 'builtin',
  modelId: MODEL_ID,
  supportedUrls: {},
  async doGenerate(options) {
    return {
      content: [{ type: 'text', text: await answer(options) }],
      finishReason: FINISHED,
      usage: USAGE,
      warnings: [],
      response: { modelId: MODEL_ID },
    }
  },
  async doStream(options) {
    const parts = partsOf(await answer(options))
    let next = 0
    const stream = new ReadableStream<LanguageModelV4StreamPart>(
      {
        pull(controller) {
          const part = parts[next]
          next += 1
          if (options.abortSignal?.aborted) controller.error(options.abortSignal.reason)
          else if (part === undefined) controller.close()
          else controller.enqueue(part)
        },
      },
      { highWaterMark: 0 },
    )
    return { stream }
  },
}
