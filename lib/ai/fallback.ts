import type { EngineKind } from '@/lib/consultation/interview/consultant-types'
import { describeFailure } from './ask'
import type { ModelChoice, NetworkModel } from './model'

export interface Report {
  engine: EngineKind
  /** The model failed, and the built-in consultant's result stands. */
  fellBack: boolean
  /** For the log; never a word of the prompt. */
  reason: string | null
}

/** `builtIn` is the built-in consultant’s result, used when there is no model or the model fails. Throws only the abort reason of `signal`. */
export async function preferModel<Result>(
  choice: ModelChoice,
  builtIn: Result,
  ask: (choice: NetworkModel) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Report & { result: Result }> {
  if (choice.kind === 'builtIn') {
    signal?.throwIfAborted()
    return { result: builtIn, engine: choice.kind, fellBack: false, reason: null }
  }
  try {
    return { result: await ask(choice), engine: choice.kind, fellBack: false, reason: null }
  } catch (error) {
    signal?.throwIfAborted()
    return { result: builtIn, engine: 'builtIn', fellBack: true, reason: describeFailure(error) }
  }
}
