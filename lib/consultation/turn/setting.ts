import { quoteShortly } from '@/lib/consultation/brief/asks-quote'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import type { HistoryMessage, TurnSetting } from '@/lib/consultation/interview/consultant-types'
import type { loadTurnContext } from '@/lib/consultation/session/queries'

type TurnContext = Awaited<ReturnType<typeof loadTurnContext>>

export function toSetting(
  sessionId: string,
  {
    company,
    houseRules,
    findings,
    factOrder,
  }: Pick<TurnContext, 'company' | 'houseRules' | 'findings' | 'factOrder'>,
): TurnSetting {
  const { name: companyName, description, jobTitle } = company
  return { sessionId, companyName, description, jobTitle, houseRules, findings, factOrder }
}

/** What the screen said in front of an answer: "Left out: “…”." It was said once, and an engine that reads it says it again. */
const LEFT_OUT = /(?:^|(?<=[.!?”]\s))Left out: (?:“[^”]*”|the sentence\b[^.“]*)\.\s*/gu

/** Without the sentences that the guard keeps from every reader. */
export function toHistory(
  messages: readonly { id: string; role: 'user' | 'assistant'; content: string }[],
  { held }: Pick<Brief, 'held'>,
): HistoryMessage[] {
  const hidden = held.filter(({ state }) => state !== 'work')
  // An answer may quote a sentence to the manager; a model reads none of it.
  const quotes = messages.flatMap(({ id, content }) =>
    hidden.flatMap(({ source, start, end }) =>
      source.id === id ? [quoteShortly(content.slice(start, end))] : [],
    ),
  )
  return messages.map(({ id, role, content }) => ({
    role,
    content:
      role === 'assistant'
        ? quotes.reduce((text, quote) => text.replaceAll(quote, 'that'), content.replace(LEFT_OUT, ''))
        : blankHeld(
            content,
            hidden.filter(({ source }) => source.id === id),
          ),
  }))
}

/** What the manager said, for the names in it. Only what reads like an order to software names nobody. */
export function namedIn(
  messages: readonly { id: string; role: 'user' | 'assistant'; content: string }[],
  { held }: Pick<Brief, 'held'>,
): string[] {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ id, content }) =>
      blankHeld(
        content,
        held.filter(({ source, ground }) => source.id === id && !isUnlawfulGround(ground)),
      ),
    )
}
