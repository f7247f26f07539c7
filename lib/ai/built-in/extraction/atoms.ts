import { memoizeByText } from '@/lib/consultation/guard/memoize'
import { NUMBER } from './numbers'
import { type Span, trimmed } from './sentences'

/** What joins an atom to the one before it. */
export type Connector =
  | 'start'
  | 'comma'
  | 'semicolon'
  | 'dash'
  | 'colon'
  | 'and'
  | 'or'
  | 'but'
  | 'with'
  | 'cause'
  | 'clause'

/** The smallest stretch that is judged by itself: a list item or a clause. */
export type Atom = Span & { connector: Connector }

const CONJUNCTIONS = new Map<string, Connector>([
  ...['and', 'plus', 'also', 'then', '&', '+'].map((word) => [word, 'and'] as const),
  ...['but', 'though', 'although', 'however', 'whereas'].map((word) => [word, 'but'] as const),
  ...['because', 'so', 'since', 'as we', 'cos', 'coz', "'cause", 'due to'].map(
    (word) => [word, 'cause'] as const,
  ),
  ['or', 'or'],
  ['with', 'with'],
])

const SUBJECT =
  "(?:they|we|you|it|there|i|he|she|everyone|everybody|nobody|somebody|someone|anyone|anybody)(?:'(?:ve|d|ll|s|re|m)|(?= (?:are|is|have|has|had|will|would|need|needs|must|should|can|could|do|don't|get|gets|want|pay|put|use|run|work|works|give|offer|start|go|report|close|train|match|supply|provide|won|won't|just|all|also|really|obviously|might|may|did|never|always)\\b))"
const CUE_STARTS = `(?:(?<!\\b${NUMBER} )(?:the )?(?:salary|pay|pension|money|location|holidays?|contract|hours|start date|interviews?|office)(?:'s| is| are| will be| would be)|based (?:in|at|out of)|${NUMBER} (?:weeks?|days?) on ${NUMBER}|${NUMBER}[- ]hours? (?:days?|shifts?|a week)|for ${NUMBER} hours|depending on|${NUMBER} days (?:a|per) week|${NUMBER} days (?:in|at)|call it ${NUMBER}|say ${NUMBER} (?:years|yrs)|(?:no |actually |sorry )?(?:scrap|forget|scratch|ignore|strike) (?:that|the|what|\\p{Lu}\\w*)|well \\p{Lu}\\w+ was|starting (?:in|on|from|asap|as soon)|need(?:s)? to (?:be|have|know)|must (?:be|have|know)|ideally|preferably|minimum of|at least ${NUMBER})`

const BOUNDARY = new RegExp(
  [
    '[,;](?!\\d{3}\\b)\\s*',
    '(?<=\\S) - (?=\\S)(?<!\\d(?:k|,\\d{3})? - (?=£?\\d))',
    ':\\s+',
    '\\.{2,}\\s*',
    '(?<=[\\w)%.+#])\\s+(?=(?:(?<!\\bhundred )(?!(?<=\\b(?:all|bread|nuts|trial|terms|now|back|ins|black|over|odds|pros|rough|cut|by|tried|wear|here|up|again|bits|dos|hit|hard|loud|safe|short|touch|first|once|far|give|hustle) )and (?:end all|butter|bolts|error|conditions|then|again|forth|outs|white|above|ends|cons|tumble|ready|paste|thrust|large|tested|tear|there|down|bobs|pieces|miss|fast|clear|sound|sweet|go|foremost|for all|wide|take|bustle)\\b)and(?! a (?:half|third|quarter|fifth|bit(?! of))\\b)|(?<!\\b(?:a|big|real|definite|huge|massive|nice) )plus|also|then|or(?! (?:leave|less|later|break|never|something|whatever|thereabouts)\\b)|but|though|although|however|whereas|because|cos|coz|due to|so|since|as we)\\s)',
    '(?<=[\\w)%.])\\s+(?=with (?:a |an |the |our |up to |free |own |\\d+ ?%? )?(?:£|company|car\\b|van\\b|bonus|overtime|pension|\\d+ days|\\w+ days|hybrid|on[- ]call|private|full training|training|fuel|allowance|probation|travel|option to|flexi|health|holiday|shift|nights|start|immediate|possible|scope))',
    '(?<=\\S)\\s+(?=[&+] )',
    "\\s+(?=(?:and )?(?:i think )?that's (?:it|all|everything|about it|the lot|your lot|us|me)\\W*$)",
    `(?<=\\S)\\s+(?=(?!no two ways\\b)(?:no|sorry|actually|i mean|i meant|scratch that|make that),? (?:${NUMBER}\\b|no|sorry|wait|honestly|actually|hang on|hold on|it's|i mean|make|that's|scratch|\\d|£))`,
    `(?<!\\b(?:that|who|which|if|when|what|how|where|whether|than|as|until|before|after|all|whatever|why|once|while|unless|whoever|whenever|however|wherever|even|everything|anything|something|sure|and|but|so|because|or|since|though|although|then|the|plus|also|think|say|says|hope|know|course|said|whenever|way|so that|like|with|for|to|of|in|on|at|by|a)) (?=${SUBJECT}\\b|${SUBJECT} )`,
    `(?<!\\b(?:the|our|a|and|is|are|of|that|with|at|be|or|to|who|not|it's|that's|there's|they|we|you|it|he|she|i|would|will|don't|doesn't|no|also|really|about|for)) (?=${CUE_STARTS}\\b)`,
  ].join('|'),
  'giu',
)

const WORD_START =
  /^(?:and|plus|also|then|or|but|though|although|however|whereas|with|because|cos|coz|due to|so|since|as we|[&+])\b|^[&+] /i

function connectorOf(separator: string, rest: string): { connector: Connector; skip: number } {
  let skip = 0
  let connector: Connector = separator.includes(';')
    ? 'semicolon'
    : separator.includes(',')
      ? 'comma'
      : separator.includes(':')
        ? 'colon'
        : separator.trim() === '-'
          ? 'dash'
          : 'clause'
  let words = rest
  for (let count = 0; count < 3; count += 1) {
    const match = WORD_START.exec(words)
    if (match === null) break
    const key = match[0].trim().toLowerCase()
    const found = CONJUNCTIONS.get(key)
    if (found === undefined) break
    connector = found
    // A cause keeps its word: "because" is part of what was said.
    if (found === 'cause' || found === 'with') break
    const length = match[0].length + (/^\s*/.exec(words.slice(match[0].length))?.[0].length ?? 0)
    skip += length
    words = words.slice(length)
  }
  return { connector, skip }
}

function depthAt(text: string, at: number): number {
  let depth = 0
  for (let i = 0; i < at; i += 1) {
    const character = text.charAt(i)
    if (character === '(') depth += 1
    else if (character === ')' && depth > 0) depth -= 1
  }
  return depth
}

/** Cuts a sentence where a new clause or list item may begin. What stands in brackets stays with its clause. */
export function atomsOf(clean: string, sentence: Span): Atom[] {
  return cutUp(clean.slice(sentence.start, sentence.end)).map(({ start, end, connector }) => ({
    start: sentence.start + start,
    end: sentence.start + end,
    connector,
  }))
}

/** A sentence is cut by each of those who look for something in it. */
const cutUp = memoizeByText((text): readonly Atom[] => {
  const hasBrackets = text.includes('(')
  const cuts: { from: number; to: number; connector: Connector }[] = []
  for (const match of text.matchAll(BOUNDARY)) {
    if (hasBrackets && text.length < 2000 && depthAt(text, match.index) > 0) continue
    const after = match.index + match[0].length
    const { connector, skip } = connectorOf(match[0], text.slice(after, after + 60))
    cuts.push({ from: match.index, to: after + skip, connector })
  }
  const first = connectorOf('', text.slice(0, 60))
  const atoms: Atom[] = []
  let start =
    first.connector === 'clause' || first.connector === 'cause' || first.connector === 'with' ? 0 : first.skip
  let connector: Connector = 'start'
  for (const cut of [...cuts, { from: text.length, to: text.length, connector: 'start' as const }]) {
    if (cut.from < start) {
      start = Math.max(start, cut.to)
      connector = cut.connector
      continue
    }
    const span = trimmed(text, { start, end: cut.from })
    if (span.end > span.start) atoms.push({ ...span, connector })
    start = cut.to
    connector = cut.connector
  }
  return atoms
})
