import { createHmac, randomBytes } from 'node:crypto'
import { describeFailure, type Limits, ModelFailure } from '@/lib/ai/ask'
import { engineKindOf } from '@/lib/ai/engine'
import { type ModelChoice, type NetworkModel, resolveModel } from '@/lib/ai/model'
import { answerQuestions } from '@/lib/ai/note-taker/answers/answer'
import { openingMessage } from '@/lib/ai/note-taker/reply'
import { findTown } from '@/lib/ai/note-taker/town'
import { readInThread } from '@/lib/ai/reading/thread'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { wordsOfJob } from '@/lib/consultation/brief/operations'
import { openProposals } from '@/lib/consultation/brief/proposed'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Verified } from '@/lib/consultation/brief/verify'
import { canBeAside, canBeMisread } from '@/lib/consultation/guard/law/aside'
import { GROUNDS, type Ground } from '@/lib/consultation/guard/law/grounds'
import { asksAboutLaw } from '@/lib/consultation/guard/law/law-question'
import { explainHeld, isLawful } from '@/lib/consultation/guard/law/verdict'
import { recordRefusals } from '@/lib/consultation/guard/record'
import type {
  Consultant,
  HistoryMessage,
  ReadInput,
  ReadResult,
  ReplyInput,
  TurnEngine,
  TurnSetting,
} from '@/lib/consultation/interview/consultant-types'
import { env } from '@/lib/server/env'
import { openCall } from './call'
import { expertPrompt, heldIds, type PromptInput, pressedLines } from './prompt'
import { readTurn, undoneBy } from './read'
import { type OpenTurn, streamReply } from './reply'
import type { ShortIds } from './schema'
import {
  listScreened,
  screenOperations,
  sentenceBefore,
  settleAsides,
  withoutMisread,
} from './screen-unlawful'
import { factSources, sessionSources } from './sources'

const FENCE_KEY = env.APP_SECRET ?? randomBytes(32)

/** Nobody outside can know it, and it stays the same for a session. */
const fenceOf = (sessionId: string) =>
  createHmac('sha256', FENCE_KEY).update(`fence:${sessionId}`).digest('hex').slice(0, 16)

/** The button that lets it in is there from the first. */
const describeHeld = (ground: Ground, sentence: string, known: readonly string[]) => {
  const { wordings, certainty } = explainHeld(ground, sentence, known)
  return { wordings, ...(certainty === 'unsure' && { canLetIn: true }) }
}

const isChallenge = ({ op }: BriefOperation) => op === 'challenge'

/** Before everything is read, nothing is shown that the law screen would hold. */
function isShowable(
  { op, value, quote, at }: BriefOperation,
  challenges: readonly BriefOperation[],
): boolean {
  if (op === 'challenge' || (value !== null && !isLawful(value))) return false
  const end = (at ?? 0) + (quote?.length ?? 0)
  return !challenges.some(
    (held) => held.at !== null && at !== null && at < held.at + (held.quote?.length ?? 0) && held.at < end,
  )
}

interface Settings {
  limits?: Limits
  signal?: AbortSignal
}

/** For one turn: a model that failed is not tried again in it. */
class ExpertTurn {
  readonly #setting: TurnSetting
  readonly #settings: Settings
  #model: NetworkModel | null
  #turn: OpenTurn | null = null

  constructor(choice: ModelChoice, setting: TurnSetting, settings: Settings = {}) {
    this.#setting = setting
    this.#settings = settings
    this.#model = choice.kind === 'builtIn' ? null : choice
  }

  #prepare(input: {
    message: string
    brief: Brief
    history: readonly HistoryMessage[]
    now: Date
    held: PromptInput['held']
    origin?: PromptInput['origin']
    before?: Brief
    pressed?: ReadInput['pressed']
  }) {
    const fenceId = fenceOf(this.#setting.sessionId)
    const { brief } = input
    const sources = sessionSources(this.#setting, brief.facts)
    const buttons = pressedLines(input.before ?? brief, input.pressed ?? [])
    const facts = factSources(brief.facts, this.#setting.factOrder)
    const ids: ShortIds = {
      facts: new Map(facts.map(({ id, fact }) => [id, fact.id])),
      proposals: new Map(openProposals(brief).map(({ ask, number }) => [`P${number}`, ask.id])),
      held: new Map(heldIds(brief).map(({ id, askId }) => [id, askId])),
      pressed: new Set(buttons.map(({ id }) => id)),
    }
    const pressed = buttons.map(({ line }) => line)
    const prompt = expertPrompt({ ...input, pressed, setting: this.#setting, sources, fenceId })
    return { fenceId, sources, ids, prompt }
  }

  async #readByModel(
    choice: NetworkModel,
    input: ReadInput,
    builtIn: Verified,
  ): Promise<Pick<ReadResult, 'operations' | 'answered'>> {
    const { message, brief, isAboutWork = false, onOperation } = input
    const challenges = builtIn.operations.filter(isChallenge)
    const known = wordsOfJob(input.brief, message)
    const held = challenges.flatMap(({ reason, quote, at }) => {
      const ground = GROUNDS.find((name) => name === reason)
      return ground && quote !== null
        ? [
            {
              ground,
              sentence: quote,
              ...describeHeld(ground, quote, known),
              ...(canBeAside(quote, sentenceBefore(message, at ?? 0)) && { canBeAside: true }),
              ...(canBeMisread(quote) && { canBeMisread: true }),
              ...(asksAboutLaw(quote) && { isQuestion: true }),
            },
          ]
        : []
    })
    const prepared = this.#prepare({
      ...input,
      held,
      ...(isAboutWork && { origin: input.isTurn ? ('letInTurn' as const) : ('letIn' as const) }),
    })
    const screen = (all: readonly BriefOperation[]) => {
      const operations = all.filter(({ op }) => op !== 'misread')
      if (isAboutWork) return operations.filter((operation) => !isChallenge(operation))
      const standing = withoutMisread(challenges, all, message)
      return settleAsides(screenOperations(operations, message, standing), operations, message)
    }
    const { operations, answered, notTaken, undone, call, early } = await readTurn({
      choice,
      ...prepared,
      message,
      brief,
      read: builtIn.operations,
      now: input.now,
      lastReply: input.history.findLast(({ role }) => role === 'assistant')?.content ?? '',
      buttons: input.pressed?.map(({ label }) => label) ?? [],
      ...this.#settings,
      onOperation: (operation) => {
        if (isShowable(operation, challenges)) onOperation?.(operation)
      },
    })
    const screened = screen(operations)
    const hidden = isAboutWork ? [] : listScreened(operations, screened)
    if (input.isTurn)
      this.#turn = {
        choice,
        prompt: prepared.prompt,
        sources: prepared.sources,
        ids: prepared.ids,
        call,
        early,
        notTaken: [...notTaken, ...hidden.map(({ notTaken }) => notTaken)],
        undone: [...undone, ...hidden.map(({ operation }) => undoneBy(operation, brief))],
        done: screened.map(({ quote, value }) => `${quote ?? ''} ${value ?? ''}`),
      }
    else call.close()
    return { operations: screened, answered }
  }

  /** The note-taker reads every message first. What it challenges is kept out of the model’s reading too, and it takes over if the model fails. */
  async read(input: ReadInput): Promise<ReadResult> {
    const { signal } = this.#settings
    signal?.throwIfAborted()
    const builtIn = await readInThread(input)
    const model = this.#model
    let reason: string | null = null
    if (model)
      try {
        const read = await this.#readByModel(model, input, builtIn)
        return { ...read, engine: model.kind, fellBack: false, reason }
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof ModelFailure)) throw error
        reason = describeFailure(error)
        this.#model = null
      }
    recordRefusals(
      'operation',
      builtIn.refused.map((refused) => refused.reason),
    )
    return {
      operations: builtIn.operations,
      answered: [],
      engine: 'builtIn',
      fellBack: model !== null,
      reason,
    }
  }

  /** For a message that was not read, such as a button: the model still answers it. */
  async #open(input: ReplyInput): Promise<OpenTurn | null> {
    const choice = this.#model
    if (!choice) return null
    const { sources, ids, prompt } = this.#prepare({ ...input, held: [], origin: 'button' })
    const call = await openCall(choice, prompt, this.#settings)
    return { choice, prompt, sources, ids, call, early: [], notTaken: [], undone: [], done: [] }
  }

  reply(input: ReplyInput): ReturnType<TurnEngine['reply']> {
    const turn = this.#turn
    this.#turn = null
    return streamReply({
      ...input,
      ...this.#settings,
      // What is to be taken back is asked in the plan's own words: no model has read that part of the message.
      // A suggestion's button changes nothing that a model would have to answer.
      openTurn: async () => {
        if (input.plan.takeBack?.question) return null
        return turn ?? (input.plan.pressed ? null : await this.#open(input))
      },
    })
  }

  close(): void {
    this.#turn?.call.close()
  }
}

export function createTurnEngine(choice: ModelChoice, setting: TurnSetting, settings?: Settings): TurnEngine {
  const turn = new ExpertTurn(choice, setting, settings)
  return {
    kind: choice.kind,
    name: choice.name,
    read: (input) => turn.read(input),
    reply: (input) => turn.reply(input),
    close: () => turn.close(),
  }
}

export const consultant: Consultant = {
  kind: engineKindOf(env),
  answerQuestions,
  findTown,
  composeOpening: openingMessage,
  createEngine: async (setting) => createTurnEngine(await resolveModel(env), setting),
}
