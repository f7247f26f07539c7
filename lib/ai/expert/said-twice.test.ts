import { expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import type { ExpertCall, ExpertPart } from './call'
import { gatherOperations } from './gather'
import type { ExpertOperation } from './schema'

const message =
  'They program the Fanuc cells. They must know Fanuc inside out. They run the CMM, ideally PC-DMIS on it.'

type Add = Extract<ExpertOperation, { op: 'add' }>
const add = (topic: Add['topic'], quote: string, strength: Add['strength'] = 'must'): Add => ({
  op: 'add',
  topic,
  strength,
  quote,
  value: quote,
})

async function gather(...said: Add[]) {
  const parts: ExpertPart[] = [
    ...said.map((operation): ExpertPart => ({ kind: 'operation', operation })),
    { kind: 'operationsEnd' },
  ]
  const call = {
    parts: (async function* () {
      yield* parts
    })(),
    close: () => undefined,
  } as unknown as ExpertCall
  const ids = { facts: new Map(), proposals: new Map(), held: new Map(), pressed: new Set<string>() }
  const input = { message, brief: briefOf(), ids, now: new Date('2026-03-01'), fenceId: 'f' }
  const gathered = await gatherOperations(call, { ...input, choice: {} as never, prompt: {} as never })
  return {
    kept: gathered.outcomes.flatMap(({ operation }) => operation?.quote ?? []),
    double: gathered.notBorneOut.filter(({ reason }) => reason === 'double').map(({ words }) => words),
  }
}

it('takes a duty in full once, and both where the message says both', async () => {
  expect(
    await gather(
      add('responsibilities', 'They program the Fanuc cells'),
      add('technical', 'program the Fanuc cells'),
      add('technical', 'They must know Fanuc inside out'),
    ),
  ).toEqual({
    kept: ['They program the Fanuc cells', 'They must know Fanuc inside out'],
    double: ['program the Fanuc cells'],
  })
})

it('takes a wish for the tool of a duty besides the duty, and the same requirement once', async () => {
  expect(
    await gather(
      add('responsibilities', 'They run the CMM, ideally PC-DMIS on it'),
      add('technical', 'ideally PC-DMIS', 'nice'),
      add('experience', 'PC-DMIS', 'nice'),
    ),
  ).toEqual({
    kept: ['They run the CMM, ideally PC-DMIS on it', 'ideally PC-DMIS'],
    double: ['PC-DMIS'],
  })
})
