import { headingOf } from '@/lib/interview-kit/lines/heading'
import { unwrap } from '@/lib/interview-kit/lines/words'
import type { Bank } from './entries'
import { toStems } from './stems'

/** So that one strange word doesn’t outweigh the rest. */
const WEIGHT_MAX = 3.5
const WEIGHT_MIN = 0.5

/** "Respond to breakdowns" is about breakdowns, but "teach problem solving" is about teaching. */
const WEAK_VERB =
  /^(?:answer|assist|attend|carr|chair|complet|conduct|deal|do|ensur|handl|help|hold|host|keep|operat|overse|perform|prepar|produc|provid|respond|run|support|tak|undertak|us|work)(?:y|e|ing|ning)?\b/i
const WEAK_SHARE = 0.4
/** "Lead a team of six inspectors" is about a team. */
const BEHIND = /^(.+?) (?:of|for|in|on|with|to|from|at|by|under) /i
const BEHIND_SHARE = 0.5

interface Parts {
  head: string
  /** A verb that says little, or nothing. */
  weak: string
  /** The first thing that is named. */
  front: ReadonlySet<string>
}

function readParts(bank: Bank, text: string): Parts {
  const head = headingOf(text, bank.names)?.text ?? unwrap(text).split(/\.(?!\d)\s?|[;:(–]\s?/)[0] ?? text
  const [weak = ''] = WEAK_VERB.test(head) ? toStems(head.split(' ')[0] ?? '') : []
  const said = weak === '' ? head : head.replace(/^\S+ (?:(?:on|to|with|for|in|out) )?/i, '')
  return { head, weak, front: new Set(toStems(BEHIND.exec(said)?.[1] ?? said)) }
}

/** The words of the first thing that a line names. */
export const readFront = (bank: Bank, text: string): ReadonlySet<string> => readParts(bank, text).front

/** What a line is about, by its heading or its first clause: stems, each with how much it says. */
export function readAim(bank: Bank, text: string): ReadonlyMap<string, number> {
  const { head, weak, front } = readParts(bank, text)
  return new Map(
    toStems(head).map((stem) => [
      stem,
      Math.min(WEIGHT_MAX, Math.max(WEIGHT_MIN, bank.rarityOf(stem))) *
        (stem === weak ? WEAK_SHARE : 1) *
        (stem === weak || front.has(stem) ? 1 : BEHIND_SHARE),
    ]),
  )
}
