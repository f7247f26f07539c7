import { validArguments } from '@/tests/api/support/action-arguments'
import type { TestWorld } from '@/tests/api/support/world'
import { hostileValue, mutateBody } from './hostile-values'
import type { Random } from './random'

const FORM_ARGUMENTS = [{ values: {}, errors: {}, failure: null, done: false }, {}]
/** The administrator may write to every vacancy, so these only get the caller's own: the other company's must stay unchanged. */
const ADMIN_ACTIONS = ['noteVacancy', 'setLaunchStatus']

export function hostileArguments(random: Random, name: string, world: TestWorld): unknown[] {
  const { owner, stranger, contactId } = world
  const company = ADMIN_ACTIONS.includes(name) || random.chance(0.85) ? owner : stranger
  const valid = validArguments(name, company, contactId, random.below(4)) ?? FORM_ARGUMENTS
  return valid
    .map((argument) => {
      if (random.chance(0.35)) return argument
      if (random.chance(0.3)) return hostileValue(random)
      return typeof argument === 'object' && argument !== null
        ? mutateBody(random, argument as Record<string, unknown>)
        : hostileValue(random)
    })
    .slice(0, random.chance(0.05) ? 0 : 9)
}
