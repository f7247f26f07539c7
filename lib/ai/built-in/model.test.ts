import { generateText, streamText } from 'ai'
import { describe, expect, it } from 'vitest'
import { firstPlan } from '@/tests/support/briefs'
import { builtInModel, builtInOptions } from './model'
import { composeReply } from './reply'

const plan = firstPlan()
const providerOptions = builtInOptions({ task: 'reply', state: plan })

describe('builtInModel', () => {
  it('streams the composed reply, a few words at a time', async () => {
    const { textStream } = streamText({ model: builtInModel, prompt: 'x', providerOptions })
    const chunks: string[] = []
    for await (const chunk of textStream) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(2)
    expect(Math.max(...chunks.map((chunk) => chunk.trim().split(/\s+/).length))).toBeLessThan(5)
    expect(chunks.join('')).toBe(composeReply(plan))
  })

  it('gives the same text at once', async () => {
    const { text, finishReason } = await generateText({ model: builtInModel, prompt: 'x', providerOptions })
    expect(text).toBe(composeReply(plan))
    expect(finishReason).toBe('stop')
  })

  it('stops when it is aborted', async () => {
    const control = new AbortController()
    const { stream } = await builtInModel.doStream({
      prompt: [],
      providerOptions,
      abortSignal: control.signal,
    })
    const reader = stream.getReader()
    await reader.read()
    control.abort(new Error('stopped'))
    await expect(reader.read()).rejects.toThrow('stopped')
  })

  it('answers no call but its own', async () => {
    await expect(generateText({ model: builtInModel, prompt: 'x', maxRetries: 0 })).rejects.toThrow()
  })
})
