import { type Prompt, wrapAsData } from '@/lib/ai/prompt-data'
import type { Refused } from '@/lib/consultation/brief/verify'

/** In characters. */
const REFUSED_LENGTH = 20_000

/** Asks again, behind the same prompt, for the operations that were refused. `ids` are those of the facts by their short ones. */
export function repairPrompt(
  prompt: Prompt,
  refused: readonly Refused[],
  fenceId: string,
  ids: ReadonlyMap<string, string> = new Map(),
): Prompt {
  const shorts = new Map([...ids].map(([short, id]) => [id, short]))
  const lines = refused
    .map(({ operation: { op, factId, topic, strength, value, quote }, reason }) =>
      JSON.stringify({
        op,
        ...(factId !== null && { fact: shorts.get(factId) ?? factId }),
        topic,
        strength,
        quote,
        value,
        refused: reason,
      }),
    )
    .join('\n')
  return {
    ...prompt,
    prompt: [
      prompt.prompt,
      '# Once more',
      'You have answered this message already. These operations were refused: a quote that is not in the message (quote), or a value with another figure, unit, name, meaning or other words than its quote. Return only these, as add or replace, each with its quote letter by letter and a value in the quote’s own words (of a replace, with the words of the fact that still hold), or leave it out. Leave answers, proposals and reply empty; “asked” is none and open.',
      wrapAsData('refused', lines, fenceId, REFUSED_LENGTH),
    ].join('\n'),
  }
}

/** Asks again for an answer that could not be read. */
export function reformatPrompt(prompt: Prompt): Prompt {
  return {
    ...prompt,
    prompt: `${prompt.prompt}\n# Once more\nYour answer could not be read. Return exactly one JSON object with operations, answers, proposals, asked and reply, and nothing before or after it.`,
  }
}

/** Asks again for a reply of which nothing could be sent. */
export function replyAgainPrompt(prompt: Prompt, reason: string): Prompt {
  return {
    ...prompt,
    prompt: `${prompt.prompt}\n# Once more\nYour operations were taken. Your reply could not be sent (${reason}): it may hold no figure, name, address, promise or claim that the sources do not hold, and no challenged word. Return the object again with no operations.`,
  }
}
