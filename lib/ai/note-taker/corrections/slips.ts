import { moveBound } from './bounds'
import { type Figure, figuresIn } from './figures'

/** Says that the words before it were wrong. */
const SLIP =
  '(?:(?:no+|nope)(?! (?:one|more|less|fewer|later|earlier|longer|need|other)\\b)|sorry|wait|actually|hang on|hold on|correction|correct (?:that|me)|scratch that|scrap that|or rather|make (?:that|it)|i misspoke|i (?:mean(?:t)?|should say)|forgive me|(?:my )?apologies|excuse me|what am i (?:saying|on about|talking about)|my mistake)'
/** May stand with it, and says nothing by itself. */
const FILLER =
  '(?:that was [^,;.]{1,25}|oh|ah|er+m?|um+|so|well|anyway|that|it[' +
  '’' +
  "]?s|its|it is|we (?:changed|moved) (?:it|that)|(?:i['’]?m|i am|i was) (?:looking at|reading(?: off| from)?|thinking of|quoting) [^,;.]{1,25}?(?=,|\\s(?:it|its|it['’]s)\\s)|call it|let[’']?s say|now)"
const LEAD = new RegExp(
  `^[\\s,;.–—-]*(?:${FILLER}[\\s,;.–—-]+){0,2}${SLIP}\\b(?:[\\s,;.:!–—-]+(?:${SLIP}|${FILLER})\\b){0,4}[\\s,;.:!–—-]*`,
  'i',
)
/** "…, one in five, sorry". */
const BEHIND = /^[\s,;–—-]+(?<words>[^,;.]{1,40}?),?\s+(?:sorry|i mean|rather|correction)\b[\s,;.–—-]*/i
/** "Not 4, 3", "four's what the old press does, call it three": what it is not stands before what it is. */
const DENIED =
  /^(?:not (?:the )?[^,;.]{1,20}|(?:about )?[£\p{L}\d.,]{1,12}(?:['’]s| is| was) (?:what|only|more|just|the|our|if|when|for) [^,;.]{1,50}?)(?:[,;.]\s*|\s+(?=call it|say|make|put))(?:(?:so|but|call it|say|make it|make that|let['’]?s say|put)\s+)*/iu
/** "…, no, they've just moved us to 36": tells of the change, and then says to what. */
const CHANGED =
  /^(?:(?:they|we|it|he|she|hr|finance|payroll|head office|the [\p{L}]+)(?:['’]?(?:ve|s|re)| have| has| is)? )?(?:(?:just|now|since|recently|only|all) )*(?:changed|moved|cut|raised|put|gone|went|brought|upped|increased|reduced|dropped|come)(?: (?:it|that|us|them|everyone|everybody|down|up|back|over|the|our|whole|\p{L}+)){0,4}? (?:to|at) /iu
/** "One in four, that's what the board agreed": says why, and nothing of the vacancy. */
const REASON =
  /^,? (?:and |because )?(?:that|which|it)(?:['’]?s| is) (?:what|the one|all)\b[^,;:.!?\n]{1,50}/i
const CLAUSE_END =
  /[,;!?](?!\d)|\.(?!\d)|\s[–—-](?=\s)|\s(?:and|but|because|cos|since|as|so|i|we|they|he|she)\s/i

const BEFORE_FIGURE = 3
/** "We said five years, but no, two is fine", "nobody would come for five, so make it two": what held before is told of, and not said. */
const TOLD =
  /\b(?:said|says?|was|were|used to|had|thought|put|not|never|nobody|no[- ]?one|none|too|scrap|scratch|forget|ignore|drop|bin|ditch|cancel)\b|\b(?:nobody|no[- ]?one)['’]|n['’]t\b|\b(?:wont|cant|dont|wouldnt|isnt)\b/i
/** "No" without a mark behind it is a slip only where another figure follows at once. */
const BARE_NO = /^[\s,;.–—-]*(?:no+|nope) (?![\s,;.–—-])/i

/** "26 now" counts nothing by itself. */
const isUnit = (unit: string): boolean =>
  unit !== '' && !/^(?:now|instead|actually|then|plea(?:se)?|really|thi|at|i|it|a)$/.test(unit)

export interface Mended {
  value: string
  /** How much of the words behind the slip belongs to it. */
  length: number
}

/** Whether the words say that the ones before were wrong, and not what is right. */
export function isBareSlip(words: string): boolean {
  const lead = LEAD.exec(`${words.trim()} `)?.[0].length ?? 0
  const rest = words
    .trim()
    .slice(lead)
    .replace(/[,;.]$/, '')
  return lead > 0 && (rest === '' || DENIED.exec(`${rest},`)?.[0].length === rest.length + 1)
}

function readSlip(after: string): { clause: string; length: number; isTold: boolean } | null {
  const lead = LEAD.exec(after)?.[0]
  if (lead === undefined) {
    const behind = BEHIND.exec(after)
    return behind ? { clause: behind.groups?.words ?? '', length: behind[0].length, isTold: false } : null
  }
  const denied = DENIED.exec(after.slice(lead.length))?.[0].length ?? 0
  const changed = CHANGED.exec(after.slice(lead.length + denied))?.[0].length ?? 0
  const skipped = lead.length + denied + changed
  const rest = after.slice(skipped)
  const end = CLAUSE_END.exec(rest)?.index ?? rest.length
  const reason = REASON.exec(rest.slice(end))?.[0].length ?? 0
  return { clause: rest.slice(0, end), length: skipped + end + reason, isTold: changed > 0 }
}

/** The figure of `before` that `figure` comes in the place of: the last of its kind. */
const findOld = (before: string, { unit, text }: Figure): Figure | undefined =>
  figuresIn(before).findLast((old) =>
    isUnit(unit) ? old.unit === unit : /^[£€$]/.test(text) === /^[£€$]/.test(old.text) || !isUnit(old.unit),
  )

/** Of times, "8.30 to 3.30", each has another word behind it. */
const kindOf = ({ text, unit }: Figure): string => (/^\d{1,2}[.:]\d{2}$/.test(text) ? 'time' : unit)

/** Behind another figure: " interviews, and a test" with " interview" of "one interview". */
function agree(words: string, said: string): string {
  const own = /^\s*[\p{L}]+/u.exec(words)?.[0] ?? ''
  const unit = /^\s*[\p{L}]+\s*$/u.test(said) ? said.trimEnd() : ''
  const stem = (word: string) =>
    word
      .trim()
      .toLowerCase()
      .replace(/(?:es|s)$/, '')
  return unit !== '' && stem(own) === stem(unit) ? unit + words.slice(own.length) : words
}

/** `before` with the figure that the words behind it put right. Null where they put right no one figure. */
export function mendSlip(before: string, after: string): Mended | null {
  const slip = readSlip(after)
  if (!slip) return null
  const { clause, length } = slip
  const moved = moveBound(before, clause)
  if (moved !== null) return { value: moved, length }
  const [figure, ...others] = figuresIn(clause)
  if (!figure) return null
  const lead = clause.slice(0, figure.start).trim().split(/\s+/).filter(Boolean)
  const old = findOld(before, figure)
  if (!old || lead.length > BEFORE_FIGURE || (lead.length > 0 && !slip.isTold && BARE_NO.test(after)))
    return null
  const rest = clause.slice(figure.end)
  // "45 hours over four days" says all of it again.
  const isFull = others.length > 0 || rest.trim().split(/\s+/).length > 1
  if (TOLD.test(before.slice(0, old.start)))
    return isFull ? { value: clause.slice(figure.start).trim(), length } : null
  const [, tail = ''] = /^[^,;]*([,;].*)$/s.exec(before.slice(old.end)) ?? []
  const kinds = new Set(others.map(kindOf))
  const behind = tail
    .split(/(?=[,;]\s)/)
    .filter((part) => !figuresIn(part).some((one) => kinds.has(kindOf(one))))
    .join('')
  const value = isFull
    ? before.slice(0, old.start) + clause.slice(figure.start).trimEnd() + behind
    : before.slice(0, old.start) + figure.text + agree(before.slice(old.end), rest)
  return { value: value.replace(/[\s,;–—-]+$/, ''), length }
}

/** Where a slip may begin in a clause. */
const BEGINS = new RegExp(
  `[\\s,;–—-]+(?=${SLIP}\\b)|\\s*[,–—]\\s+(?=\\S{1,20}(?: \\S{1,20}){0,3}, (?:sorry|i mean|rather|correction)\\b)|\\s-\\s`,
  'gi',
)

const SLIPS_PER_CLAUSE = 4

/** The first slip inside a clause, with what it leaves of the clause and where the rest begins. */
export function mendWithin(words: string): Mended | null {
  for (const { index } of [...words.matchAll(BEGINS)].slice(0, SLIPS_PER_CLAUSE)) {
    const [before, after] = [words.slice(0, index), words.slice(index)]
    const mended = figuresIn(before).length > 0 ? mendSlip(before, after) : null
    if (mended) return { value: mended.value, length: index + mended.length }
  }
  return null
}
