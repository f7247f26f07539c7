import { areCompatible } from '@/lib/consultation/brief/slots/compare'
import type { Slot } from '@/lib/consultation/brief/slots/schema'

/** What words say of a slot, though they may say more besides: "9 to 5, Monday to Friday". */
export type Claim =
  | Slot
  /** Of a full week. */
  | { kind: 'share'; share: 'full' | 'part' }
  | { kind: 'days'; days: 'weekdays' | 'weekends' | 'rota' }
  | { kind: 'shift'; shift: 'days' | 'nights' | 'rotating' }
  /** It ends on a date. `withinYear`: in a month whose year is unsaid. */
  | { kind: 'end'; withinYear: boolean }

/** Hours a week that nobody would call the other. */
const PART_TIME_MAX = 30
const FULL_TIME_MIN = 35
const MONTHS_A_YEAR = 12

type Kind = Claim['kind']
type ClaimOf<K extends Kind> = Extract<Claim, { kind: K }>

const inMonths = ({ amount, unit }: { amount: number; unit: 'week' | 'month' | 'year' }) =>
  unit === 'year' ? amount * MONTHS_A_YEAR : unit === 'month' ? amount : (amount * MONTHS_A_YEAR) / 52

/** What two kinds can say against each other. */
const RIVALS: { [A in Kind]?: { [B in Kind]?: (a: ClaimOf<A>, b: ClaimOf<B>) => boolean } } = {
  contract: {
    duration: ({ type }) => type === 'permanent',
    end: ({ type }) => type === 'permanent',
  },
  duration: { end: (length, { withinYear }) => withinYear && inMonths(length) > MONTHS_A_YEAR },
  share: {
    share: (a, b) => a.share !== b.share,
    hours: ({ share }, { min, max }) => (share === 'full' ? max < PART_TIME_MAX : min >= FULL_TIME_MIN),
  },
  days: { days: (a, b) => a.days !== b.days },
  shift: { shift: (a, b) => a.shift !== b.shift },
}

const isSlot = (claim: Claim): claim is Slot => !['share', 'days', 'shift', 'end'].includes(claim.kind)

function isRival(a: Claim, b: Claim): boolean {
  const test = RIVALS[a.kind]?.[b.kind as never] as ((a: Claim, b: Claim) => boolean) | undefined
  return test?.(a, b) ?? false
}

/** Whether both can hold. */
export function canBothHold(a: Claim, b: Claim): boolean {
  if (isSlot(a) && isSlot(b) && !areCompatible(a, b)) return false
  return !isRival(a, b) && !isRival(b, a)
}
