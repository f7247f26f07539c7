import type { Strength } from '@/lib/consultation/brief/options'
import { memoizeByText } from '@/lib/consultation/guard/memoize'
import { CLEAR, type Judged } from './judge'
import { FIRM, GIVEN, HEDGES } from './lexicon/hedges'

const NICE =
  "(?:would|will|might|could|'d) (?:also |certainly |really |all )?be (?:a |an |very |really |quite |the )?(?:nice|good|great|lovely|handy|useful|helpful|(?:real |big |definite |nice |massive |huge |distinct |added |slight |clear |significant |great )?(?:bonus|plus|advantage)|beneficial|ideal|better|icing|brilliant|perfect|welcome|fantastic|preferred|preferable)(?: to have| too| as well)?|(?:is|are|as|also)? ?(?:a )?nice[- ]to[- ]haves?|(?<!\\b(?:there is|get|gets|got|paying|receives?|pay|pays|paid|offer|offers|plus|there's|earn|earns|have|has|give|gives|given|with|no|includes?|on|award|awards|share) )(?:is |are |as |just )*(?<!\\b(?:there is|get|gets|got|paying|receives?|pay|pays|paid|offer|offers|plus|there's|earn|earns|have|has|give|gives|given|with|no|includes?|on|award|awards|share) )an? (?:real |big |definite |nice |added |distinct |slight )?(?:bonus|advantage|help)(?! (?:scheme|of|paid|up|desk|at|every|each|based|linked|worth))|(?<=[-,:] )bonus$|(?:is |are |as )*a (?:big |definite |real |nice )?plus\\b|advantageous|(?:is |are |also |but )*(?:highly |very |also )?desirable|preferab(?:ly|le)|(?:is |are )?preferred|ideally|in an ideal world|(?:it's |its |is |are |but |that's |this is )*not (?:strictly |absolutely )?(?:essential|a must|a deal[- ]?breaker|vital|crucial|critical|mandatory|a requirement|a show[- ]?stopper|make or break|the end of the world)|(?:it |that )?(?:isn't|aren't|wouldn't be|is not|won't be) (?:strictly |absolutely )?(?:essential|a must|a deal[- ]?breaker|vital|crucial|critical|mandatory|a requirement|a show[- ]?stopper)|(?:i|we)(?:'d| would|)? ?(?:wouldn't|won't|don't|not) (?:turn|rule|reject|insist)\\b.*|(?:we )?don't insist.*|would(?: really)? help|helps|(?:is |are |also )*(?:useful|helpful|beneficial)(?! (?:with|on|at|in|to have around))|(?:is |are |be )handy(?! (?:with|on|at|in))|(?<=\\w )handy$|(?:is|are) nice\\b(?! (?:people|place|bunch|and|to (?!have)))|(?:isn't|not|aren't|is not) (?:that|so|all that|very|too|particularly|hugely) (?:important|bothered|fussed|critical)|optional|(?:is |are )?(?:always )?welcome|(?:we'd|i'd|we would|i would) (?:love|like|be happy|be glad|quite like)(?! (?:somebody|someone|a person|people|the person|them|to|an? (?!bit)\\w+ who))(?: it)?(?: to see| if they (?:had|have|know|knew))?|love to see|brownie points|extra points|bonus points(?: for)?|if (?:they|you|he or she|someone) (?:have|has|know|knows|had|knew|can|could|happen|come)\\b(?=.*?(?:great|good|better|lovely|fine|so be it|bonus|happy|nice|plus))|great if (?:they|you)(?:'ve| have| know| can)?|(?:good|nice) if(?: (?:you|they|we) can (?:get|find|have)(?: (?:it|that|one|them))?)?|even better|so much the better|at a push|or (?:willing|happy|keen) to learn|to have if possible|if possible|where possible|would prefer|we prefer|wish ?list|can live without|if (?:they|he|she|you) (?:do|have|can|has|does),? (?:lovely|great|good|fine|brilliant|so much)|if not,? (?:no|never|fine|ok|that's|not|we)\\b.*|if (?:they|he|she|you)(?:'ve| have|'s)? (?:do|have|can|has|does|know|got)(?: it| one| that| them)?$|lovely if|(?:^|(?<=, ))lovely$|no (?:drama|bother|biggie)|not the end of the world|not a (?:big )?problem if not|no problem if not|don't worry if not|not fussed if not|but not (?:essential|required|needed|necessary|a must)"
const LEARN =
  "(?:(?:which |that |and |but |so |though )?(?:we|they|i|you|the team|siemens|the manufacturer|the supplier|somebody)(?:'ll|'d| can| could| will| would|'re happy to| are happy to)? (?:always |happily |easily |also |even )?(?:can |could |will )?(?:teach|train|show|be (?:taught|trained|shown)|learn|pick|put them through|put him through|put her through|bring them up|get them (?:trained|up to speed|through|on)|coach)(?: (?:them|him|her|people|someone|somebody|anyone|you))?(?: (?:up|through))?(?: on)?)|(?:can|could|will|may|might|to) be (?:taught|learn(?:ed|t)|trained|picked up|arranged)(?: on the job| here)?|(?:can|could|will|to)? ?learn(?:s|ed|t)? (?:it |that |this |them )?(?:on the job|here|with us|as they go|from us|quickly enough)|pick(?:s|ed)? (?:it|that|this|them|those) up|pick up (?:on the job|here|as they go)|(?:full )?training (?:will be |is |can be |to be )?(?:given|provided|available|arranged)|(?:happy|willing|prepared|able) to (?:train|teach)(?: (?:them|on|in|up))*|if (?:they|you|he|she) (?:haven't|have not|havent|hasn't|don't have|lack)(?: got)?(?: it| one| that| them)?$|teachable|trainable|easy enough to (?:learn|teach|pick up)|(?:we|i|they)(?:'d|'ll| would| will| can)? (?:send|put) (?:them|people|someone|him|her) (?:on|through) (?:a |the |our )?(?:\\w+ )?(?:course|training)s? (?:for|on|in)$|(?:don't|doesn't|do not|won't) need (?:that|it|this|them) (?:beforehand|on day one|from the start|first|already|coming in)|no (?:bother|problem|worries) if they (?:haven't|have not|'ve not|don't)"
const MUST =
  "(?:is |are |it's |that's |this is |'s |both |all |absolutely |really |obviously |also )*(?:an? )?(?:absolute |definite |big |real |total )?(?:essential|must(?:[- ]have)?s?|mandatory|non[- ]?negotiable|compulsory|vital|critical|crucial|imperative|a given|required|needed|necessary|key|a prerequisite|the law|important)\\b|(?:is what |what |that )?matters (?:most|above all|more than anything)|(?:is|are) (?:what|the one thing) (?:really )?(?:matters|counts)|no ifs(?: (?:or|no) buts)?|sine qua non|indispensable|no (?:ticket|card|licence) no start|(?:can't|cannot|couldn't) (?:do without|start without|manage without|be without)|(?:need|needs|needed|must|have to|has to|got to|require|requires|want)\\b|(?:is |are )a deal[- ]?breaker|that (?:i|we) do (?:want|need)|must\\b|at least|minimum"
const NOT =
  "(?:(?:am|i'm|i am|is|are|was|were|do|does|did|'s|we|they|it's) )*(?:not|n't) (?:really |actually |strictly |too |that |particularly |a )?(?:needed|required|necessary|bothered|important|fussed|interested|looking for|after|worried|concerned|want(?:ed)?|a factor|relevant)(?: (?:about|in|on|for))?|(?:isn't|aren't|wasn't) (?:needed|required|necessary|important|relevant|now|any more|anymore)|(?:we |i |they )?(?:don't|doesn't|do not|does not|won't|wouldn't|couldn't|could not) (?:really |actually |strictly )?(?:care(?: (?:much|less|a lot))?(?: (?:about|bout|for|if|what|which))?|need|require|want|expect|have to have|look for)(?: (?:about|if))?|neither here nor there|(?:is |are |be |it's )?(?:totally |completely |entirely )?irrelevant|(?:is |are )?of no (?:interest|use|relevance)|were going to (?:ask|say|want|need|include)\\b.*|used to (?:ask for|need|want|use|require)|(?:been|being) (?:ripped out|retired|decommissioned|scrapped|phased out)|overkill|don't mind (?:at all|about|if)|doesn't matter|no need for|no requirement for|no (?:\\w+ ){1,3}(?:needed|required|necessary|expected)|no (?=degree|experience\\b|qualifications?|prior|previous|formal)|used to be (?:essential|a must|required|needed)"

/** What one says of a thing that one would be glad of: the words of praise, and of luxuries. */
const GLAD =
  '(?:smashing|interesting|brilliant|super|ace|cracking|wonderful|magic|sweet|neat|attractive|preferable|advantageous|fab|grand|dandy|(?:a |an |the )?(?:\\w+ )?(?:cherry on (?:the )?(?:top|cake)|icing on the cake|feather in (?:their|the) cap|luxury|luxuries|dream|treat|surprise|extra|extras|asset|win|head start|leg up|boon|tick|nicety|nice|maybe|maybes|plus point|selling point|sweetener|differentiator))'
const THEY = '(?:they|you|he|she|someone|somebody|anyone|the person|people|candidates|a candidate)'
const USED =
  '(?:used|seen|got|have|has|had|know|knows|knew|done|touched|met|held|hold|holds|been (?:on|through)|worked (?:with|on|in)|come across|played with|dabbled in|had a go (?:on|at)|can (?:use|do)|could (?:use|do))'
/** "Would be smashing", "wouldn't go amiss", "not the end of the world if they hadn't used": built from parts, so that no wording has to be known whole. */
const GLADLY = [
  `(?:would|will|might|could|'d)(?: \\w+)? be (?:quite |really |very |pretty |just |so )?${GLAD}`,
  `(?:is|are|'s|as|but|being)(?: only| just| more)? (?:of )?(?:a|an|the) (?:\\w+ )?(?:nice )?(?:luxury|nicety|surprise|extra|asset|head start|leg up|cherry on (?:the )?(?:top|cake)|maybe|sweetener|differentiator|plus point)(?: rather than .*| more than .*)?`,
  `(?:as|for) (?:nice |optional |added )?extras?$`,
  "(?:would|will|could|might)(?:n't| not| never) (?:go amiss|hurt|do any harm|harm|say no to)",
  `(?:it |that |which |and |but |though )*(?:would|will|is|are|'s)?(?:n't| not| hardly| never) (?:be )?(?:\\w+ )?(?:the end of the world|a deal[- ]?breaker|a show[- ]?stopper|a condition|a big deal|a problem|a disaster|a great loss|critical|essential|a must|a game[- ]?changer|the be[- ]all(?: and end[- ]all)?)(?: (?:if ${THEY}(?:'ve| have|'d| had|)(?:n't| not| never)(?: (?:ever|yet))?(?: ${USED})?|without(?: it| them| that)?|if not|either way))?`,
  "(?:would|will)(?:n't| not|) (?:say no|turn (?:my|me|our|your|the) nose up|sniff at|sneeze at|kick (?:it|them) out|complain)(?: (?:to|at|about) (?:it|that|them))?",
  `no (?:great |big |huge |real )?(?:loss|disaster|drama|biggie|harm)(?: if not| without(?: it)?)?`,
  `(?:bonus|brownie|extra|bonus-) ?(?:points )?(?:if|for) (?:${THEY} (?:also )?(?:${USED} )?|(?:knowing|having|any|some) )?`,
  `(?:would|might|could|will|'d) (?:tip (?:it|the balance)|swing it|catch my eye|stand out|stand them in good stead|go in their favour|go a long way|jump out|put them (?:ahead|at the top)|set them apart|be in their favour)(?: for (?:me|us))?`,
  `(?:i|we)(?:'d| would| will|'ll|'m| am)?(?: not|n't|)(?: going to)? (?:hold out for|die in a ditch (?:over|about)|be precious about|lose sleep over|go to the wall (?:over|for)|make a fuss about|fall out over|worry about)(?: (?:it|that|them))?`,
  `(?:if (?:i|we)(?:'m| am|'re| are) (?:being )?(?:greedy|lucky|picky|dreaming))`,
  `(?:on (?:the|my|our) wish ?list)`,
  `(?:nobody|no[- ]one|we|i)(?:'s| is|'ll| will|'d| would| am| are)?(?:n't| not|)(?: going to)?(?: be)? (?:turn(?:ed)? (?:away|down)|rul(?:e|ed) out|reject(?:ed)?|exclude[d]?|mark(?:ed)? down)\\b.*`,
  `(?:a |only a |just a )?maybe$`,
  '(?:good|great|nice|useful|handy|lovely|interesting) (?:to have|if (?:you|they|we) can (?:get|find|have)(?: (?:it|that|one|them))?)',
  '(?<=^\\S+ (?:\\S+ )?)(?:good|better|great|nice)$',
  '(?:= ?|also |be (?:a )?|^(?:a )?)bonus$',
  "(?:would|will|'d) make (?:me|my|us|our) \\w+(?: \\w+)?$",
  'less so$',
  "i(?:'d| would) bite (?:your|their) (?:hand|arm) off(?: for (?:it|that|them))?",
].join('|')
/** "We'll walk them through it", "they can do it with us in week one". */
const TAUGHT = [
  `(?:(?:which |that |and |but |so |though )?(?:we|i|the team|our \\w+)(?:'ll|'d| can| could| will| would)?(?: always| happily| easily)? (?:put|send|get|bring|walk|take|talk|see|coach|guide|ease|sponsor) (?:them|him|her|people|someone|somebody|anyone|you|new starters) (?:through|up to speed|up|on|onto|in|with|round|over|to|for)(?: (?:it|that|this|those|them|a course|one))?(?: (?:on|in|with) (?=\\p{L}))?)`,
  `${THEY}(?:'ll| can| could| will|'d)? (?:do|get|gain|earn|take|sit|learn|pick up) (?=\\S+(?: \\S+){0,4} (?:with us|here|on the job|in (?:week|month|their first|the first)|once|after they|when they))`,
  "(?:is |are )?(?:not|n't) (?:needed|required|necessary|essential|expected)(?: on| from| at)? (?:day one|the start|first|the beginning|the outset|straight away|immediately|to start(?: with)?|yet)",
  `(?:with us|here)? ?(?:in (?:week|month) (?:one|two|three|1|2|3)|in (?:their|the) first (?:week|month|few weeks|few months)|after they (?:start|join)|once (?:they're|they are) (?:in|here|started|settled))$`,
].join('|')

const PATTERNS: readonly [Strength, RegExp][] = [
  ['learnable', new RegExp(`(?<![\\w-])(?:${LEARN}|${TAUGHT}|${GIVEN})`, 'iu')],
  ['nice', new RegExp(`(?<![\\w-])(?:${NICE}|${GLADLY}|${HEDGES})`, 'iu')],
  ['notApplicable', new RegExp(`(?<![\\w-])(?:${NOT})`, 'i')],
  ['must', new RegExp(`(?<![\\w-])(?:${FIRM}|${MUST})`, 'i')],
]

type Cue = { strength: Strength; at: number; end: number; isLeading: boolean; isAlone: boolean }

const LEADERS =
  /^(?:(?:and|but|so|also|then|they|we|you|i|it|he|she|the|a|an|some|any|really|obviously|only|just|then|which|that|these|those|this|one|ones|both|all|none|neither|of|them|is|are|'d|'ve|'ll|would|do|does|not|be|if|to|um|er|there|again|probably|absolutely|definitely|too|candidate|person|someone|somebody|ideal|for|have|has|had|again|even|though|in|on|as|well)\b[\s',]*)*$/i
const HOLLOW =
  /^(?:\W|\b(?:and|but|so|also|they|we|you|i|it|he|she|the|a|an|really|obviously|only|just|which|that|that's|it's|these|those|this|one|ones|both|all|four|three|two|none|neither|of|them|is|are|would|be|if|to|um|er|again|probably|absolutely|definitely|most|usually|often|to|truly|honestly|am|i'm|too|in|on|week|day|month|for|us|here|myself|with|it|about|them|there|as|well|now|at|first|have|though|candidates?|people|anyone|over|though|either|way|time|course|quickly|them|up|or|so|rest|others?|last|first|second|bits?|strictly|by|no|means|like|honest|honestly|person|right|some|day|days|weeks|few|couple|hours|afternoon|job|works?|not|isn't|aren't|do|can|does|know|we're|they're|i'd|we'd|we'll|they'll)\b)*$/i

function isOnlyCue(text: string): boolean {
  return PATTERNS.some(([, pattern]) => {
    const match = pattern.exec(text)
    return (
      match !== null &&
      HOLLOW.test(text.slice(0, match.index)) &&
      HOLLOW.test(text.slice(match.index + match[0].length))
    )
  })
}

/** The strength that the words of one atom give, where in it they stand, and whether anything else is said there. */
function cueIn(whole: string): Cue | null {
  // "PLC skills (Siemens preferably)" says how much Siemens matters, not PLC skills; "(nice to have)" speaks for all before it.
  const text = whole.replace(/\([^()]*\)/g, (inner) =>
    isOnlyCue(inner.slice(1, -1)) ? inner : ' '.repeat(inner.length),
  )
  for (const [strength, pattern] of PATTERNS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const isLeading = LEADERS.test(before) && !HOLLOW.test(after)
    const isVerb =
      !/^\s*have\W*$/i.test(after) &&
      /^(?:must|needs?|ha(?:ve|s) to|got to|want|requires?)$/i.test(match[0].trim()) &&
      after.trim() !== ''
    const isAlone =
      !isVerb &&
      // "Three days in minimum" says something by itself.
      !(
        strength !== 'learnable' &&
        /\b(?:\d|two|three|four|five)\b.{0,3}(?:days?|hours?|nights?)\b/i.test(before)
      ) &&
      (strength !== 'notApplicable' || !/^no (?!need|requirement)\w/i.test(match[0])) &&
      HOLLOW.test(before) &&
      HOLLOW.test(after)
    return { strength, at: match.index, end: match.index + match[0].length, isLeading, isAlone }
  }
  return null
}

const known = memoizeByText((text) => ({ cue: cueIn(text) }))

/** The words of strength in a text, or null. */
export function strengthCue(text: string): Cue | null {
  return known(text).cue
}

const MANY = /\b(?:that|those|these|they|both|all|either|any of)\b/i

/** Strength by atom; `anaphora` is set where the sentence opens with words about what was said before it. */
export type Strengths = { strengths: (Strength | null)[]; alone: boolean[]; anaphora: Strength | null }

/** "Eight years in X and A and B would be lovely": the years are no item of the list. */
function isTime(atom: Judged | undefined, last: Judged | undefined): boolean {
  return (
    atom?.topic === 'experience' && last?.topic !== 'experience' && /\byears?\b|\byrs?\b/i.test(atom.text)
  )
}

function listStart(atoms: readonly Judged[], cues: readonly (Cue | null)[], at: number): number {
  const joined = atoms[at]?.connector === 'and' || atoms[at]?.connector === 'or'
  if (!joined) return at
  let start = at - 1
  while (
    start > 0 &&
    cues[start] === null &&
    !isTime(atoms[start], atoms[at]) &&
    (atoms[start]?.connector === 'comma' ||
      atoms[start]?.connector === 'and' ||
      atoms[start]?.connector === 'or')
  )
    start -= 1
  if (start < 0) return at
  const cue = cues[start]
  const isOpen = (cue === null || cue === undefined) && !isTime(atoms[start], atoms[at])
  return isOpen ? start : Math.min(start + 1, at)
}

/**
 * Scopes the strength cues of a sentence over its atoms: one in front ("Ideally X and Y") reaches forward, one behind ("X, Y and Z
 * would be nice") back over its list, one alone ("but that is not essential") over the atom before it.
 */
export function strengthsOf(atoms: readonly Judged[], heading: Strength | null): Strengths {
  const cues = atoms.map((atom) => strengthCue(atom.text))
  const strengths: (Strength | null)[] = atoms.map(() => null)
  let forward: Strength | null = null
  let anaphora: Strength | null = null
  cues.forEach((cue, index) => {
    const atom = atoms[index]
    if (atom === undefined) return
    if (cue === null) {
      // "Airflow is ideal, Terraform likewise": as the one before.
      if (index > 0 && /\b(?:ditto|likewise|same (?:again|goes|here))\W*$/i.test(atom.text)) {
        strengths[index] = strengths[index - 1] ?? null
        return
      }
      if (atom.connector === 'but' || atom.connector === 'semicolon') forward = null
      strengths[index] = forward
      return
    }
    if (cue.isAlone) {
      strengths[index] = cue.strength
      if (index === 0) {
        if (atoms.length === 1) anaphora = cue.strength
        else forward = cue.strength
        return
      }
      let back = index - 1
      while (back > 0 && cues[back]?.isAlone === true) back -= 1
      // "IEng I put on the last advert, got four, so it's nice": "it" is what was named.
      if (/\b(?:it|it's|that|that's)\b/i.test(atom.text)) {
        let named = back
        while (named > 0 && cues[named] === null && isEmpty(atoms[named])) named -= 1
        if (cues[named] === null && !isEmpty(atoms[named])) back = named
      }
      // "Chartered desirable, not needed": not needed is why it is desirable.
      if (cue.strength === 'notApplicable' && cues[back]?.strength === 'nice') {
        strengths[index] = 'nice'
        return
      }
      const isBareList = atoms.slice(0, index).every((one) => one.text.split(' ').length <= 3)
      const start =
        isBareList && cues.slice(0, index).every((one) => one === null)
          ? 0
          : cues[back] === null
            ? listBack(atoms, cues, back, MANY.test(atom.text))
            : back
      for (let i = start; i < index; i += 1)
        if (cue.strength !== 'must' || strengths[i] === null) strengths[i] = cue.strength
      return
    }
    strengths[index] = cue.strength
    if (cue.isLeading) {
      forward = cue.strength
      return
    }
    forward = null
    for (let i = listStart(atoms, cues, index); i < index; i += 1) strengths[i] = cue.strength
  })
  // "If they have used Jama, we can teach them DOORS": a condition goes with its clause.
  atoms.forEach((atom, index) => {
    const next = strengths[index + 1]
    if (/^if\b/i.test(atom.text) && strengths[index] === null && next !== undefined && next !== 'must')
      strengths[index] = next
  })
  const alone = cues.map((cue) => cue?.isAlone ?? false)
  wishes(atoms, strengths, alone)
  return { strengths: strengths.map((strength) => strength ?? heading), alone, anaphora }
}

const CONDITION = new RegExp(
  `^(?:and |but |so |now )?if ${THEY}(?:'ve|'d)?(?: (?:also|already|happen to|even))? (?:can|could|have|has|had|got|know|knew|done|used|worked|held|seen|been)\\b`,
  'i',
)
const SAYS_MORE = /\b(?:we|i|they|you|it|must|need|not|no|\w+n't|\d)\b/i

/** "If they have done X, champion": what is put as a condition of the person is a wish, whatever word of praise goes with it. */
function wishes(atoms: readonly Judged[], strengths: (Strength | null)[], alone: boolean[]): void {
  atoms.forEach((atom, index) => {
    if (!CONDITION.test(atom.text) || strengths[index] === 'learnable') return
    strengths[index] = 'nice'
    const next = atoms[index + 1]
    const isPraise = next?.connector === 'comma' && next.text.split(' ').length <= 3 && isEmpty(next)
    if (isPraise && !SAYS_MORE.test(next.text)) alone[index + 1] = true
  })
}

/** True for an atom that names nothing and is clear about nothing. */
function isEmpty(atom: Judged | undefined): boolean {
  return atom !== undefined && atom.entities.length === 0 && atom.score < CLEAR
}

/** Where the list that ends at `at` begins: back over atoms without a cue of their own, as long as it reads as one list. */
function listBack(
  atoms: readonly Judged[],
  cues: readonly (Cue | null)[],
  at: number,
  isAll: boolean,
): number {
  const joins = (atom: Judged | undefined) =>
    atom?.connector === 'and' ||
    atom?.connector === 'or' ||
    (isAll && atom?.connector === 'comma' && atom.text.length < 40)
  let start = at
  while (start > 0 && cues[start] === null && joins(atoms[start])) start -= 1
  return cues[start] === null ? start : at
}
