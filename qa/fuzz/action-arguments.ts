import { validArguments } from '@/tests/api/support/action-arguments'
import type { World } from '@/tests/api/support/world'
import type { Dice } from './dice'
import { anyValue, mutated } from './values'

const FORM = [{ values: {}, errors: {}, failure: null, done: false }, {}]
/** The administrator may write to every vacancy: to the caller's own alone, so that the other's stays as it was. */
const OF_ADMINISTRATOR = ['noteVacancy', 'setLaunchStatus']

/** Arguments for an action, with one or another thing wrong. */
export function actionArguments(dice: Dice, name: string, world: World): unknown[] {
  const { owner, stranger, contactId } = world
  const player = OF_ADMINISTRATOR.includes(name) || dice.chance(0.85) ? owner : stranger
  const good = validArguments(name, player, contactId, dice.below(4)) ?? FORM
  return good
    .map((one) => {
      if (dice.chance(0.35)) return one
      if (dice.chance(0.3)) return anyValue(dice)
      return typeof one === 'object' && one !== null
        ? mutated(dice, one as Record<string, unknown>)
        : anyValue(dice)
    })
    .slice(0, dice.chance(0.05) ? 0 : 9)
}
