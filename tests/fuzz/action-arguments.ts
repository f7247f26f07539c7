import type { Dice } from './dice'
import { anyValue, mutated } from './values'
import type { Player, World } from './world'

const ANSWERS = {
  1: 'Manufacturing',
  2: 'Bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Have the north span designed.',
}

/**
 * What the screens send to an action of a company's, or of the administrator's about it; null for one that is nobody's.
 */
export function goodArguments(
  name: string,
  player: Player,
  contactId: string,
  revision = 0,
): unknown[] | null {
  const { companyId, talkingId, sessionId, specificationId, lineId, factId, ruleId, runId, itemId } = player
  switch (name) {
    case 'finishVacancyBuilder':
    case 'startOverFromAnswers':
      return [{ companyId: talkingId, answers: ANSWERS }]
    case 'editLine':
      return [{ specificationId, lineId, text: 'As it is.', revision }]
    case 'approve':
      return [{ specificationId, approverName: 'Jo Bloggs', agreed: true, revision }]
    case 'revise':
    case 'readSources':
      return [specificationId]
    case 'changeBriefByHand':
      return [{ sessionId, change: { kind: 'edit', factId, value: 'Leeds' } }]
    case 'listRules':
      return [companyId]
    case 'addRule':
      return [companyId, { kind: 'tone', text: 'Plain words.' }]
    case 'deleteRule':
      return [companyId, ruleId]
    case 'decideResearchItem':
      return [talkingId, { itemId, decision: 'edited', text: 'A cycle store' }]
    case 'forgetResearch':
      return [talkingId, runId]
    case 'noteContact':
      return [{ id: contactId, text: 'A note' }]
    case 'noteVacancy':
      return [{ id: sessionId, text: 'A note' }]
    case 'setLaunchStatus':
      return [{ specificationId, status: 'launched', version: revision }]
    default:
      return null
  }
}

const FORM = [{ values: {}, errors: {}, failure: null, done: false }, {}]
/** The administrator may write to every vacancy: to the caller's own alone, so that the other's stays as it was. */
const OF_ADMINISTRATOR = ['noteVacancy', 'setLaunchStatus']

/** Arguments for an action, with one or another thing wrong. */
export function actionArguments(dice: Dice, name: string, world: World): unknown[] {
  const { owner, stranger, contactId } = world
  const player = OF_ADMINISTRATOR.includes(name) || dice.chance(0.85) ? owner : stranger
  const good = goodArguments(name, player, contactId, dice.below(4)) ?? FORM
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
