import { memoizeByText } from '@/lib/consultation/guard/memoize'
import { NUMBER, NUMBER_WORD } from './numbers'

/** Words that take back or change something said before. `object` and `by` are stretches of the text that was given. */
export type Correction =
  | { kind: 'withdraw'; object: string; rest: string }
  | { kind: 'swap'; old: string; by: string; rest: string }
  | { kind: 'retract'; rest: string }
  | { kind: 'cue'; rest: string }

const PRELUDE =
  /^(?:(?:as (?:was|before|is),? except(?: that)?|except(?: that)?|apart from that|and|but|so|oh|ah|no|ok|okay|well|um|er|hmm|right|yes|yeah|also|now|then|actually|sorry|apologies|hang on|hold on|wait|hm|thinking about it|on (?:second thoughts?|reflection)|come to think of it|in fact|one (?:correction|change|more thing)|correction|update|please|could you|can you|can we|we(?:'ll| will| shall| can| had better)|(?:then |so )?i(?:'ll| will| shall)|let's|let us|we should|you can|i'd|i would|i think we (?:can|should)|better|just|second thoughts|my mistake|my fault|scrub that|as for that|while i remember|now i (?:look at it|think about it|think of it)|looking at it again|having thought about it|when i think about it|and now i look at it|one thing|i got that wrong|i was wrong|(?:i've|i have) (?:just |now )?been told(?: that)?|i'm told|apparently|it turns out(?: that)?|i've just checked|i checked|first|to be honest)[\s,.:!-]+)+/i

const OBJECT =
  '(?:what i said (?:earlier )?(?:about|on|re)|what i said|the (?:bit|part|thing|line|one|point|requirement|mention|stuff|idea) (?:about|on|of|for)|that (?:bit|part|thing) (?:about|on)|about)?\\s*(?:the |that |our |any |all |my )?'

const WITHDRAWALS: readonly RegExp[] = [
  /^(?:(?:no|nope|well|but),? )*(?:don't|do not) (?:put|say|use|write) (?:the )?(?!(?:that|it|this|them|those|any)\b)(?<object>[^,;.]{2,30}?)(?= |$|[,;.])/i,
  /^(?:we|they)(?:'ve| have)? (?:now |just |all |since )?(?:got rid of|binned|stopped using|ditched|come off|came off|dropped|phased out|moved (?:off|away from)|given up|gave up|scrapped|retired) (?:the |our )?(?<object>[^,;.]{2,40}?)(?= (?:last|this|in|ages|years|a|when|because|after|before|now|already|since)\b|$|[,;.])/i,
  /^not (?:an? |the |any )(?<object>[^,;.]{2,30}?)(?:,? (?:sorry|actually|any ?more|though|no))*$/i,
  /^(?<object>[^,;.]{2,40}?) (?:we|they|you) (?:don't|do not|no longer|never) [^,;.]{2,30},? (?:so )?(?:delete|remove|drop|bin|scrap|lose|strike|out)(?: it| that| them)?$/i,
  /^there(?:'s| is| are|s) no (?<object>[^,;.]{2,40}?) (?:any ?more|any longer|now|these days)(?=$|[,;.])/i,
  /^(?:the |that |and |as for |about )*(?<object>[^,;.]{2,40}?)(?:,| -) (?:you can |let's |we can |just |and |please )*(?:scratch|scrap|forget|drop|ignore|strike|lose|bin|skip) (?:that|it|them|those)(?: one)?(?: out| off| too| as well| also)*(?=$|[,;.])/i,
  /^(?<object>[^,;.|]{2,40}?) ?(?:\||:| -) ?(?:now )?(?:withdrawn|removed?|deleted?|drop|strike|take out|dropped|cancelled|scrapped|no longer (?:offered|needed|required)|not offered)\b/i,
  /^(?:i )?(?:said|put|mentioned|asked for) (?:the |a |an )?(?<object>[^,;]{2,40}?)(?: -|,) (?:scratch|scrap|forget|drop|ignore|strike) (?:that|it)\b/i,
  new RegExp(
    `^(?:forget|scrap|drop|ditch|lose|delete|remove|scratch|strike|cancel|cut|bin|skip|ignore|disregard|omit|scrub|withdraw|axe|nix)\\s+${OBJECT}(?<object>(?:[^,;.]|\\.(?=\\d))+?)(?= -|[,;]|\\.(?!\\d)|$| altogether| entirely| completely| then$| please| instead| and (?:put|use|make|say))`,
    'i',
  ),
  /^(?:take|leave|cross|strike|cut|rub|pull|rule|edit|knock|chuck|throw) (?:out|off|away) (?:the (?:bit|part|line|mention) (?:about|on) )?(?:the |that |our |any )?(?<object>[^,;.]+)/i,
  /^(?:take|leave|cross|strike|cut|rub|pull|rule|knock|edit|chuck|throw) (?:the |that |our |any )?(?:bit |part |line )?(?:about )?(?:the )?(?<object>[^,;.]{1,50}?) (?:out|off|away)(?= |$|[,;.])/i,
  /^never mind (?:about )?(?:the |that |what i said about )?(?<object>[^,;.]+)/i,
  /^(?:we |they |i )?(?:don't|do not|won't|no longer|doesn't) (?:actually |really |even )?(?:need|want|require|use|do|offer|have|care about|ask for) (?:the |that |any |a )?(?<object>[^,;.]{1,60}?) (?:any ?more|after all|any longer|now)(?= |$|[,;.])/i,
  /^(?:we |they |i )?no longer (?:need|want|require|use|do|offer|have|care about|ask for) (?:the |that |any |a )?(?<object>[^,;.]{1,60})/i,
  /^(?:there(?:'s| is) )?no (?:need for|longer any need for) (?:the |that |any |a )?(?<object>[^,;.]{1,60}?) (?:after all|any ?more|now|then)(?= |$|[,;.])/i,
  /^(?:the |that )?(?<object>[^,;.]{2,40}?) (?:isn't|is not|aren't|are not|is no longer|are no longer|won't be|was never) (?:actually )?(?:needed|required|necessary|relevant|true|happening|available|on offer|on the table|wanted|right|correct|going ahead) ?(?:any ?more|after all|now|any longer)(?= |$|[,;.])/i,
  /^(?:well,? )?(?<object>[^,;.]{2,40}?) was (?:only |just )?(?:last (?:year|time|month|week)'s|yesterday's|an? (?:idea|thought|trial|pilot)\b|(?:the|our|my) (?:idea|plan) (?:once|then|before|at first|last \w+))/i,
  /^(?<object>[^,;.]{2,40}?) (?:is |are )?no longer (?:used|needed|required|wanted|relevant|part of|in use)\b/i,
  /^(?:well,? )?(?<object>[^,;.]{2,40}?) was (?:the|our|my) (?:old|last|previous|former)\b(?! (?:chap|person|guy|man|one who))/i,
  /^(?:the |that )?(?<object>[^,;.]{2,40}?)(?:(?<!it|he|she|there|who|what|that)'s gone|(?: )(?:can go|(?:can|should|could|must|has to) come (?:out|off)|comes (?:out|off)|is out(?! of)|(?:has|is) gone|doesn't apply|goes|(?:is|are) going(?=$|[,;.])|has been (?:dropped|scrapped|withdrawn|cut|pulled|removed)|was (?:dropped|scrapped|pulled)|is off the table))(?= |$|[,;.])(?! (?:to|up|into|in|on|down|through|back))/i,
  /^(?:the |that |our )(?<object>[^,;.]{2,30}?)(?: has| have|'s|'ve| is| was| are| were)?(?: just| now)?(?: been)? (?:shut|closed|stopped|finished|ended|cancelled|canned|discontinued|axed|withdrawn|fallen through|no more|history|a thing of the past)(?: (?:down|now|already|last \w+|this \w+|in \w+))?(?=$|[,;.])/i,
  /^(?:i |we )?(?:shouldn't|should not) have (?:said|mentioned|put|asked for) (?:anything about )?(?:the |that )?(?<object>[^,;.]+)/i,
  /^(?:i |we )?take back (?:what i said about |the (?:bit|part) about )?(?:the |that )?(?<object>[^,;.]+)/i,
]

const RETRACTION =
  /^(?:(?:no|oh|ah|actually|sorry|well|hm+|wait|or|hold on|hang on)[\s,.!]+)*(?:that(?:'s| is| was) (?:what we (?:paid|had|used|said)|the (?:old|agency|last|previous|wrong|agency's)|last year's|out of date|not right)\b[^,;]*|scratch that|scrap that|strike that|forget (?:that|it|i said that|what i just said|the last (?:bit|one))|ignore (?:that|what i just said|the last (?:bit|one|message))|scrub that|delete that|never mind(?: that)?|not that$|that's (?:wrong|not right|the wrong (?:one|figure|number))|that was (?:wrong|the wrong|last year's|the old)|take that (?:back|out|off)|cancel that|disregard that|drop that(?: one)?|remove that(?: one)?|i take that back|leave that out|cross that out)\b[\s,.!:-]*/i

const CUE =
  /^(?:(?:and|but|oh|so|no|naw|nah|nay|ah|er|um|well|yes|ok)[\s,.]+)*(?:(?:in|for|under|at|on) (?:item|point|line|section|clause|paragraph|row|q|no)\.? ?\d+,? (?:please )?(?:read|put|say|substitute|make it|it should (?:read|be))|(?:amend|change|correct|update) (?:item|point|line|q|no)\.? ?\d+(?: please)?|(?:one|a|another) (?:figure|thing|number|detail|point|word|correction) (?:(?:i|we|that|which) )?(?:must|need to|have to|should|to|needs?|wants?) (?:fix|correct|change|amend|put right|update|fixing|correcting|changing)(?: is)?|sorry|apologies|correction(?: (?:no\.? ?)?\d{1,2}(?=[:.)]|$))?|actually|hold on|hang on|wait(?: a (?:minute|second|sec))?|let me be (?:exact|precise)|to be (?:exact|precise)|(?:yeah |yes )?call it|say(?= (?:\d+|\w+) (?:years|yrs)\b)|well,? no,?(?: not [\w ]{1,20}:)?|no(?= (?:honestly|sorry|wait|actually|hang|hold|it's|make|\d|£|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b))|not that(?: one)?|no,? honestly|honestly(?= (?:£|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b))|i (?:meant|mean)|i should have said|i got (?:that|it|this) wrong|got that wrong|my mistake|my (?:bad|error)|let me correct (?:that|myself)|correct that|make (?:that|it)|change (?:that|it) to|(?:it )?should (?:be|have been|read|say)|better (?:make|say)|(?:on )?second thoughts?|in fact|rather|no,|not quite|(?:i )?tell a lie|what am i (?:saying|on about)|i lie|i stand corrected|scratch that|that's a lie|update|amend(?:ment)?|now i (?:look|think)|i was wrong|i misspoke|typo|wrong|instead|come to think of it|on reflection)\b[\s,.:!-]*/i

const VALUE = '(?<by>[^,;.]{1,80}?|[^,;]{1,60}?)'

/** One thing named for another, whatever else the words could take back. */
const EXCHANGES: readonly RegExp[] = [
  /^(?:when|where|by|if) (?:i|we) (?:said|say|put|wrote|mentioned) (?<old>[^,;]{1,40}?),? (?:i|we|it) (?:meant|mean|should (?:have said|have been|say|be|read)|read) (?<by>.{1,60})$/i,
  /^for (?<old>[^,;]{1,40}?),? (?:please )?(?:read|put|substitute) (?<by>.{1,60})$/i,
  /^(?:we|they)(?:'ve|'re| have| are| had)? (?:now |just |all |recently |since )*(?:moved|moving|come|came|switched|migrated|gone|changed) (?:off|from|away from|out of) (?:the )?(?<old>[^,;]{1,40}?) (?:and )?(?:on ?to|over to|across to|to|into) (?:the )?(?<by>[^,;]{1,40}?)(?: (?:now|this \w+|last \w+))?$/i,
  /^(?:the |our )?(?<old>[^,;]{1,40}?) (?:has|have|is|was|are|were|'s)(?: been| being)? (?:just |now )?(?:replaced|superseded|swapped) (?:by|with|for) (?:the |an? )?(?<by>[^,;]{1,40}?)(?: (?:now|this \w+|last \w+))?$/i,
  /^(?:we|they)(?:'ve|'re| have| are)? (?:now |just |all |recently |since )*(?:replaced|replacing|swapped|ditched|dropped|binned) (?:the |our )?(?<old>[^,;]{1,40}?) (?:with|for|in favour of) (?:the |an? )?(?<by>[^,;]{1,40}?)(?: (?:now|this \w+|last \w+))?$/i,
  /^(?:it|that|this) (?:was|had been|used to be)(?: originally| first)?(?: going to be| meant to be| supposed to be| to be)? (?:in |at )?(?<old>[^,;]{2,40}?),? but (?:(?:it|that|they|we|he|she)\b[^,;]{0,20}\b(?:moved|gone|went|switched|changed)\b[^,;]{0,20}? to |it's |it is |now it's |that's )(?:now )?(?:in |at )?(?<by>[^,;]{2,40}?)(?: now)?$/i,
]

const SWAPS: readonly RegExp[] = [
  /^(?:we|they)(?:'ve| have)? (?:now |just )?(?:moved|switched|changed|gone)(?: over)? to (?<by>[^,;]{1,60}?),? (?:so |and )?(?:not|from|off|no longer) (?<old>[^,;]{1,40})$/i,
  /^(?:the )?(?<old>£?\d[\d.,]*k?(?: ?(?:-|to) ?£?\d[\d.,]*k?)?)(?: bit| range| figure)? (?:has|have|is|was)(?: been)? (?:now )?(?:signed off at|agreed at|approved at|gone (?:up )?to|changed to|now|raised to|increased to|up to|down to) (?<by>£?\d[\d.,]*k?(?: ?(?:-|to) ?£?\d[\d.,]*k?)?)$/i,
  /^(?<old>£?\d[\d.,]*k?) (?:might be|may be|is|seems|sounds|looks) (?:a bit |probably |far )?too (?:high|low|much|little|many|few),? (?:so )?(?:say|make it|call it|let's say|go with|put) (?<by>£?\d[\d.,]*k?)(?: (?:max|tops|maximum))?$/i,
  /^(?:change|swap|replace|switch|amend|update|move|correct) (?:the |that |our )?(?<old>[^,;]{1,60}?) (?:to|for|with|by|into) (?:the |a |an )?(?<by>.{1,120})$/i,
  new RegExp(
    `^(?:it's |it is |that's |should be |make (?:it|that|this) |is |we're |we are |they're |in |at |now )*(?:now )?${VALUE},? (?:and |rather than |instead of |as opposed to )?(?:not|rather than|instead of) (?:the |in |at |a |on |plain |just )?(?<old>[^,;]{1,40})$`,
    'i',
  ),
  /^(?:and |it's |is |so )*not (?:the |in |at |a )?(?<old>[^,;]{1,40}?)(?:[,;]| but| -) ?(?:but |it's |it is |that's |make it |rather |in |at )*(?<by>.{1,80})$/i,
  /^(?:i |we )(?:said|wrote|put|told you) (?:it was |it's )?(?<old>[^,;]{1,60}?)(?:[,;]| but) ?(?:but |it's |it is |i meant |i mean |that's |make it |it should be |should be |should have been |we mean |actually )+(?<by>.{1,100})$/i,
  /^(?<old>[^,;]{1,30}?) (?:is|are) (?:now )?(?<by>[^,;]{1,40}?) (?:now|these days|nowadays|since \w+)$/i,
  /^(?<old>[^,;]{1,30}?) was what (?:i|we)(?:'d| had)? (?:written|said|put|used|wrote)[^,;]*,? (?:but )?(?:it's|it has|that's|it was)[^,;]{0,30},? (?:so )?(?:say|put|use|make it|it's) (?<by>[^,;]{1,40})$/i,
  /^(?:the )?(?<old>[^,;]{1,40}?) (?:should be|should read|should have been|should say|is actually|is now|has (?:become|changed to|moved to|gone (?:up |down )?to)|becomes|was meant to be) (?<by>.{1,100})$/i,
]

/** Follows "scrap X": what stands in its place. */
const INSTEAD =
  /(?:^|[,;-] ?|\band |\bbut )(?:(?:we|they)(?:'ve| have| are|'re)? (?:just |now |all )*(?:moved|switched|changed|gone|gone over|upgraded) (?:over )?(?:on )?to|we(?:'re| are) (?:now )?(?:on|using|all on)|we (?:now |actually |all )?use|they (?:now )?use|make (?:it|that)|it's|it is|it should be|should be|say|put(?: in)?|go with|use) (?:now |actually )?(?<by>[^,;.]{1,60}?)(?: (?:now|instead|these days|last (?:year|month|week|spring|summer|autumn|winter)|this year|since .*))*(?=$|[,;.])|\b(?<by2>[^,;.]{1,40}?) instead\b/i

/** What replaces the thing taken back, where the rest of the sentence says so. */
export function replacementIn(rest: string): string | null {
  const match = INSTEAD.exec(rest)
  const by = (match?.groups?.by ?? match?.groups?.by2 ?? '').trim()
  return by === '' || /^(?:that|it|this|them|nobody|no one|not)\b/i.test(by) ? null : by
}

function withoutCues(text: string): string {
  let rest = text
  for (let count = 0; count < 4; count += 1) rest = rest.replace(CUE, '')
  return rest
}

/** "They should be at ease with X" speaks of the person and changes nothing. */
const PERSON =
  /^(?:they|you|he|she|we|i|it|that|this|there|who|someone|somebody|anyone|people|(?:the |a |this )?(?:person|candidate|role|job|engineer|post|right one))$/i

function swapIn(patterns: readonly RegExp[], bare: string, text: string): Correction | null {
  for (const pattern of patterns) {
    const match = pattern.exec(bare)
    const old = match?.groups?.old?.trim()
    const by = match?.groups?.by?.trim()
    if (
      match !== null &&
      old !== undefined &&
      by !== undefined &&
      old !== '' &&
      by !== '' &&
      !/[;,] /.test(by) &&
      !PERSON.test(old) &&
      // "Not £50,000" is one amount, not two.
      !(/\d$/.test(old) && /^\d{3}\b/.test(by) && text.includes(`${old},${by}`))
    )
      return { kind: 'swap', old, by, rest: '' }
  }
  return null
}

function correctionOf(sentence: string): Correction | null {
  const text = sentence.trim()
  const bare = text.replace(PRELUDE, '')
  const exchanged = swapIn(EXCHANGES, bare, text)
  if (exchanged !== null) return exchanged
  for (const pattern of WITHDRAWALS) {
    const match = pattern.exec(bare)
    const object = match?.groups?.object
      ?.trim()
      .replace(/^(?:on|about|re|regarding|for) /i, '')
      .replace(/ (?:off|out|away)(?: (?:the|my|your) list)?$/i, '')
      .replace(/ (?:stuff|thing|bit|line|part|requirement|one)$/i, '')
    if (match === null || object === undefined || object === '') continue
    if (/^(?:that|it|this|them|those|these)$/i.test(object))
      return { kind: 'retract', rest: bare.slice(match[0].length) }
    return { kind: 'withdraw', object, rest: bare.slice(match[0].length) }
  }
  const retract = RETRACTION.exec(text)
  if (retract !== null) return { kind: 'retract', rest: text.slice(retract[0].length) }
  const swapped = swapIn(SWAPS, bare, text)
  if (swapped !== null) return swapped
  const rest = withoutCues(text)
  return rest === text ? null : { kind: 'cue', rest }
}

/** Reads one sentence, or one atom, for words that correct or withdraw; null where there are none. */
export const correctionIn = memoizeByText(correctionOf)

/** A text without the words of correction at its front. */
export function afterCue(rest: string): string {
  const correction = correctionIn(rest)
  return correction?.kind === 'cue' ? correction.rest : rest
}

/** True for a sentence that brings news about a thing known before ("the band went up in April"). */
export function isUpdate(text: string): boolean {
  return /\b(?:correct(?:ed|s) (?:me|that|it)|(?:is|are|was) out of date|came through|tells? me|(?:years?|yrs) (?:would|will|should) (?:do|suffice)|(?:years?|yrs) is (?:plenty|enough|fine)|went up|gone up|has moved on|moved on since|has changed|changed (?:since|to)|now (?:it's|at)|it's .{1,40} now\b|it's now|now it's|new (?:figure|band|rate|salary)|came back|come back|finance (?:say|says|said|have)|hr (?:say|says|said|have)|been (?:raised|increased|approved at|agreed at)|these days it's|increased to|raised to|reduced to|down to|up to .{1,20} now)\b|(?:not|rather than|instead of) £[\d,.]+k?$/i.test(
    text,
  )
}

/** "Premium goes to 28%": what has a new figure, and the figure. */
export function restatedIn(text: string): { subject: string; figure: string } | null {
  const match =
    /^(?:the |our |and |so |please |let's |can we |we(?:'ve| have) )*(?:(?:make|change|put|move|raise|increase|increased|raised|set|bump|upped) (?:the |our )?(?<thing>[^,;.\d£]{3,40}?)(?: up| down)?(?: to| at)? (?<sum>£?\d[\d.,]*(?: ?%|k)?)|(?<subject>[^,;.\d]{3,40}?) (?:now )?(?:goes|has gone|went|moves|moved|rises|rose|is up|becomes|drops|dropped|is going) (?:up |down )?to (?<figure>£?\d[\d.,]*(?: ?%|k)?))/i.exec(
      text,
    )
  const subject = match?.groups?.subject ?? match?.groups?.thing
  const figure = match?.groups?.figure ?? match?.groups?.sum
  return subject === undefined || figure === undefined ? null : { subject, figure }
}

/** A number with or without a unit, for telling what a swap is about. */
export const COUNT = new RegExp(
  `^(?:about |around |at least |roughly )?(${NUMBER})(\\+?)(?: ?([\\p{L}%]+))?$`,
  'iu',
)

/** "Scrap the 19.20, payroll says 20.10": a figure in the reason takes the place of the figure taken back. */
export function newFigure(object: string, rest: string): string | null {
  if (new RegExp(`^${NUMBER_WORD}$`, 'i').test(object.trim()))
    return [...rest.matchAll(new RegExp(`\\b${NUMBER_WORD}\\b`, 'gi'))].at(-1)?.[0] ?? null
  if (!/^£?\d[\d.,]*(?:k|%)?$/.test(object.trim())) return null
  return /£?\d[\d.,]*\d(?:k|%)?|£?\d(?:k|%)?/.exec(rest)?.[0] ?? null
}
