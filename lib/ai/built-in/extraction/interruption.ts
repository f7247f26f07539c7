import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'

/**
 * What breaks in on somebody who talks in an office: an alarm, a telephone, a caller, a word to a colleague. It is told by what holds
 * the talk up ("hang on") beside something that happens at this moment, so that an alarm which the work is about stays a fact.
 */

const HOLD =
  '(?:(?:oh|ooh|ah|and|but|right|ok|okay|no|er|um|actually)[\\s,]+)*(?:sorry|apologies|pardon(?: me)?|excuse me|hang on|hold on|hold (?:that thought|the line)|bear with me|give me (?:a|one|two) (?:sec|second|secs|seconds|minute|mo|moment|tick)s?|(?:just )?(?:a|one|two|half a) (?:sec|second|secs|minute|mo|moment|tick|mins?)s?|wait(?: a (?:sec|second|minute|mo|moment))?|back in (?:a|one|two) (?:sec|minute|mo|tick|mins?))'
/** Things about an office that make themselves heard, and those who turn up. */
const ABOUT =
  '(?:fire |smoke |burglar |car |door |desk |mobile |work |office |other )*(?:alarms?|phones?|mobile|telephone|landline|line|signal|connection|wi-?fi|internet|network|screen|laptop|computer|mouse|keyboard|battery|headset|tannoy|radio|bell|doorbell|buzzer|door|window|kettle|microwave|printer|coffee machine|photocopier|scanner|lights?|lift|delivery|parcel|courier|post|postman|postie|milkman|window cleaner|cleaners?|taxi|cab|food|pizza|sandwich(?:es)?|dog|cat|baby|kids?|boss|gaffer|chairman|director|auditors?|visitors?|caller|wife|husband|neighbour|someone|somebody|boy|lad|forklift|lorry|wagon|van|train|meeting|fire drill|drill|lawnmower|hoover)'
const NOW =
  '(?:(?:just|now|all|both|only|always|actually) )*(?:going (?:off|again|mad|flat)|gone (?:off|dead|out|down|quiet|flat|blank|again)|ringing|buzzing|beeping|bleeping|bleating|barking|crying|knocking|calling|pinging|flashing|waving|shouting|yelling|boiling|boiled|jammed|playing up|frozen|crashed|died|dead|low|broken|bust|packed (?:up|in)|on the blink|cutting (?:in and )?out|cut out|dropped|breaking up|reversing|drilling|hoovering|walking (?:in|past)|walked (?:in|past|out)|come in|coming in|popped (?:in|his|her)|poked|stuck (?:his|her) head|turned up|arrived|landed|here|back|outside|waiting|at (?:the|my) (?:door|desk|window|gate)|in (?:the )?reception|on the (?:other )?(?:line|phone)|wants? (?:me|a word)|needs? me|after me|looking for me|trying to get (?:in|past|hold))'
const DET =
  "(?:the|my|our|that|his|her|a|an|there's|there is|there's my|there's the|there's a|that's|that's the|that's my|it's the|it's my|here's)"

const re = (source: string) => new RegExp(source, 'iu')

/** Something about the office that happens now, whoever says so. */
const HAPPENS: readonly RegExp[] = [
  re(
    `^(?:${HOLD}[\\s,:-]*)?(?:(?:and|but|oh|only|because) )*(?:${DET} )*${ABOUT}(?:'s|'ve|'re| is| are| has| have|)(?: ${NOW})(?: (?:again|now|here|though|today|on me|already|for me|outside|the door|the window|past|in|mind))*$`,
  ),
  re(
    `^(?:${HOLD}[\\s,:-]*)?(?:and |but |oh )*(?:that's|that is|that was|that'll be|it's|here's|there's|there goes) (?:just |only )?(?:the|my|our) ${ABOUT}(?: (?:again|now|going(?: off)?|ringing|outside|at the door))*$`,
  ),
  re(
    `^(?:${HOLD}[\\s,:-]*)?(?:and |but |oh )*(?:the|my|our|your) (?:line|phone|connection|signal|screen|laptop|wi-?fi|internet|call|computer|battery|lights?|power)(?:'s| has| have)? (?:just )?(?:went|dropped|died|froze|cut (?:out|off)|broke up|gone|crashed|packed up)(?: \\w+){0,3}$`,
  ),
  re(
    `^(?:${HOLD}[\\s,:-]*)?(?:they're|they are|someone's|somebody's|he's|she's) (?:just )?(?:testing the (?:fire )?alarms?|hoovering|drilling (?:upstairs|next door|outside|the wall)|cutting the (?:grass|hedge)|parked (?:across|in|over) (?:my|the)\\b.*|blocking (?:me|my|the (?:gate|drive))\\b.*|at (?:the|my) (?:door|desk|window)|on the (?:other )?(?:line|phone)|waving at me|knocking)(?: (?:today|again|now|out there))*$`,
  ),
  re(
    `^(?:${HOLD}[\\s,:-]*)?(?:right[\\s,]+)?(?:i'll just|i will just|i'd better|i better|just let me|let me(?: just)?|i'm just|i need to|i must|just) (?:quickly )?(?:clos|shut|open|answer|get|tak|grab|turn|switch|mov|put|find|let|plug|sav|reload|restart)(?:e|ing)? (?:the|my|this|that|him|her|them) (?:${ABOUT}|call|charger|glasses|pen|notes|coffee|tea|off|down|in)(?: (?:off|down|in|out|up|on|away|first|quickly|on silent|back on))*$`,
  ),
  re(
    "^(?:(?:right|ok|okay|sorry|so|and)[\\s,]+)*(?:i'm |we're |that's me )?(?:back|back (?:now|again|with you)|all quiet(?: now)?|false alarm|just a (?:drill|test)|only a (?:drill|test)|where (?:was i|were we)|as i was saying)$",
  ),
]

const PASSING =
  "(?:(?:the|my|our|a|an|some|that|this|one of|these|those|there's|they're|somebody|someone|he|she|we|it) ?)[^,;]{0,40}?(?:'s|'re|'ve| is| are| has| have) "
/** After words that hold the talk up, whatever happens at this moment. */
const HELD_UP = [re(`^${PASSING}${NOW}\\b[^,;]{0,20}$`), re(`^(?:the |my |a )?${ABOUT}(?: ${NOW})?$`)]

const HOLDING = re(`^${HOLD}[\\s,.:-]*$`)
const HELD = re(`^${HOLD}(?:[\\s,:-]+(?:that's|it's))?[\\s,:-]+(?<rest>\\S.*)$`)

/** "Mick move that wagon", "Dave, shut the door": a word to somebody in the room. */
const CALLED =
  /^(?:(?:[Oo]h|[Hh]ang on|[Ss]orry|[Aa]nd|[Oo]i|[Hh]ey)[\s,]+)*(?<name>\p{Lu}\p{Ll}+),? (?:can you |will you |could you |would you )?(?:move|shut|close|turn|put|leave|get|give|mind|watch|stop|come|go|take|answer|pass|hold|switch|tell|bring|open|pick) (?:that|the|it|off|this|him|her|them|me|us|up|down|out|over|in|on|your|a)\b[^,;£\d]{0,40}$/u

/** True for words that only hold the talk up: "hang on", "bear with me". */
export function holdsUp(text: string): boolean {
  return HOLDING.test(text.trim())
}

/** True for what breaks in. `isHeld`: the clause before held the talk up. */
export function isInterruption(text: string, isHeld = false): boolean {
  const said = text.trim().replace(/[.!?\s]+$/, '')
  if (said.length > 110 || /[£%]|\d{2}/.test(said)) return false
  if (HAPPENS.some((pattern) => pattern.test(said))) return true
  const name = CALLED.exec(said)?.groups?.name
  if (name !== undefined && FIRST_NAMES.has(name)) return true
  const rest = isHeld ? said : HELD.exec(said)?.groups?.rest
  return rest !== undefined && HELD_UP.some((pattern) => pattern.test(rest))
}
