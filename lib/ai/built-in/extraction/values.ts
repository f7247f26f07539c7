import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import type { Topic } from '@/lib/consultation/topics'
import { REQUIREMENTS } from './judge'
import { discreet } from './leaver'
import { ASIDE_IDIOMS } from './lexicon/idioms'
import { strengthCue } from './strength'
import { isAside, isTalk } from './talk'
import { TRAILERS } from './words'

const FILLER =
  /(?<=^|[\s,])(?:i won't lie|i'm not going to lie|not gonna lie|i'll be honest|i must (?:admit|say)|i have to (?:say|admit)|you'd be surprised|lol|lmao|haha(?:ha)*|seriously|no,? seriously|if that makes sense|if you (?:see|know|get|catch) (?:what i mean|my (?:drift|meaning))|put it that way|which is \w+ than you(?:'d| would) think(?: these days)?|don't ask(?: why| me)?|i'd say(?: that)?|what(?:'s| is| do you call) (?:it|its name) called|what do you call it|what's its name|whatsit|thingy|what i mean is|what i need is|what matters is|the thing is|yeah|u+m+|e+r+m?|u+h+|a+h+|you know|i mean|i suppose|i guess|i reckon|i think|to be honest|to be fair|tbh|if i'm honest|honestly|basically|obviously|obvs|literally|actually|kind of|sort of(?! (?:person|thing|work))|as it were|or whatever|or something(?: (?:like (?:it|that|this|them)|similar|of the sort|along those lines))?|and that|innit|right\?|y'know|let's say|shall we say|of course|as i say|like i (?:say|said)|as i said|believe me|trust me|mind you|needless to say|if you like|and stuff|and so on|for what it's worth|in all honesty|frankly|fingers crossed|touch wood|please(?=$|[.,!])|to the (?:place|lot|firm|people|outfit|mob|competition) (?:(?:up|down|over|across) the road|next door)|that (?:sort|kind) of (?:thing|stuff)|or thereabouts|that kind of thing)(?=$|[\s,.!?;])(?:,(?=\s))?/giu
const IDIOM = new RegExp(`(?<=^|[\\s,])(?:${ASIDE_IDIOMS.join('|')})(?=$|[\\s,.!?;])(?:,(?=\\s))?`, 'giu')
const LIKE =
  /(?<=^|\s)(?<!\b(?:they|you|we|people|i|would|'d|to|also|staff|candidates|them|not|feel|feels|look|looks) )like(?=$|,)|(?<=\b(?:doing|is|was|be|and|so|just|it's|got|the) )like (?=\w)/gi
const STUTTER = /\b(\p{L}+)(?:,? \1\b)+/giu
const EDGES = /^(?:\s|[,;:!?"]|\.(?![A-Z\d])|-(?=\s)|[•*>]|\((?=[^()]*$))+|(?:\s|[,;:.!?"-])+$/g
const OPENERS =
  /^(?:(?:could|can|would) you (?:please )?(?:also )?(?:add|put|include|mention|note|say)(?: in)?(?: that)?(?= )|(?:please )?(?:add|note|mention) that(?= )|(?:yes|yeah|yep|well|ok|okay|please|no|alright|right then|anyway|um|er|oh|ah|so)(?=,)|yeah|yep|oh|alright(?! to )|hi|hello|hey|hiya|and|but|so|also|then|plus|or|oh|right(?! to )|now|well|again|finally|lastly|next|just|because(?= of course)|what else|ps|nb|p\.s\.|fyi|maybe|perhaps(?= (?:a|an|some)\b)|then again|too|as for (?:the )?\w+|(?:first|second|third)ly|as well as that)(?=$|[\s,:])[\s,:]*/i

const NEUTRAL: readonly [RegExp, string][] = [
  [/\b(?:he or she|she or he|he\/she|she\/he|s\/he)\b/gi, 'they'],
  [/\b(?:his or her|her or his|his\/her|her\/his)\b/gi, 'their'],
  [/\b(?:him or her|her or him|him\/her)\b/gi, 'them'],
  [/\b(?:he|she)'s been\b/gi, "they've been"],
  [/\b(?:he|she)'s got\b/gi, "they've got"],
  [/\b(?:he|she)(?:'s| is)\b/gi, 'they are'],
  [/\b(?:he|she) was\b/gi, 'they were'],
  [/\b(?:he|she) has\b/gi, 'they have'],
  [/\b(?:he|she) does(n't)?\b/gi, 'they do$1'],
  [/\b(?:he|she) (\w+(?:ss|sh|ch|x|o))es\b/gi, 'they $1'],
  [/\b(?:he|she) (\w{2,})ies\b/gi, 'they $1y'],
  [/\b(?:he|she) (\w{2,}[^s\W])s\b/gi, 'they $1'],
  [/\b(?:he|she)\b/gi, 'they'],
  [/\bhimself\b|\bherself\b/gi, 'themselves'],
  [/\bhis\b/gi, 'their'],
  [/\bhim\b/gi, 'them'],
  [/\bher(?= (?:own|job|role|work|team|desk|place|maternity|retirement|replacement)\b)/gi, 'their'],
  [/\b(?:guys|blokes|lads|chaps|fellas|girls|lasses|ladies|gents|gentlemen)\b/gi, 'people'],
  [/\b(?:guy|bloke|lad|chap|fella|fellow(?= (?:who|left|we))|lass|gent)\b/gi, 'person'],
]

/** Makes pronouns and nouns for people neutral: a vacancy is open to all. */
export function neutral(text: string): string {
  return NEUTRAL.reduce((value, [pattern, by]) => value.replace(pattern, by), text).replace(
    /\bpeople (?:and|or) people\b/gi,
    'people',
  )
}

const LEADS: Partial<Record<Topic, RegExp>> = {
  technical:
    /^(?:they|you|(?:we|i)(?=(?:'d|'re|'ll)? (?:need|want|require|use|look|are|would|like|also|really))|he|she|the person|candidates?|someone|somebody|whoever(?: it is)?|i|it|must|should|need|needs|have|has|had|got|will|would|want|require|requires|to|'ve|'d|'ll|be|being|know|knows|also|really|already|is|are|ideally|someone who|somebody who|who|can|looking for|the(?= (?:usual|odd|normal))|with|of course|all|properly|definitely)\b(?:'(?:ve|d|ll|re|s|m))?\s*/i,
  experience:
    /^(?:(?:we'd|i'd|we would|i would) (?:like|want|expect) (?:them|someone|somebody|the person) (?:to have|with)|they|you|we|he|she|the person|candidates?|someone|somebody|must|should|needs?|has to have|have to have|got to have|will need|would need|want|require|requires|i'd want|i want|'ve got to have|who has|who's|looking for)\b(?:'(?:ve|d|ll|re|s|m))?\s*(?=(?:have\b|has\b|at least|\d|an?\b|the\b|some\b|solid|good|proper|experience|minimum|about|around|more|over|a|to have|to|need|must|should|want)|\w+ (?:years|yrs))/i,
  qualifications:
    /^(?:they|you|we|he|she|the person|candidates?|someone|somebody|must|should|needs?|will need|would need|want|require|requires|i'd want|i want|have|has|hold|holds|got|to|'ve|be|also|looking for|ideally)\b(?:'(?:ve|d|ll|re|s|m))?\s*/i,
  softSkills:
    /^(?:they|you|we|he|she|i|it|the person|must|should|needs?|has to|have to|will need to|got to|want|to|be|needs to be|should be|must be|'ve|'d|also|looking for|ideally|the right person|is|are|got)\b(?:'(?:ve|d|ll|re|s|m))?\s*/i,
}
const LEAD_STOPS: Partial<Record<Topic, RegExp>> = {
  technical:
    /^(?:(?:be )?(?:able|confident|familiar|comfortable|good|happy|fluent|proficient|competent)\b|have (?:used|designed|built|done|worked)|to (?:read|use|program|write)|know (?:how|their|the))/i,
  qualifications:
    /^(?:be (?:able|eligible)|able|to (?:lift|carry|climb|work|pass|be|hold|have (?:a|the) right))|^have (?:the right|a right)/i,
  softSkills: /^(?:be (?:able|confident|happy|comfortable)|(?:i|we) can\b|they can)/i,
}

function withoutLead(text: string, topic: Topic): string {
  const lead = LEADS[topic]
  const stop = LEAD_STOPS[topic]
  if (lead === undefined) return text
  let value = text
  for (let count = 0; count < 7; count += 1) {
    if (stop?.test(value) === true) break
    const shorter = value.replace(lead, '')
    // "CAN bus" is no verb.
    if (/^[A-Z]{2,}\b/.test(value) && /[a-z]/.test(value)) break
    if (shorter === value || shorter.trim() === '') break
    value = shorter.trimStart()
  }
  return value
}

const TRAILING_CUE_TIDY =
  /[\s,;:-]*\b(?:would be|and|but|or|so|which|that|it|if|it's|is|are|would|a|an|as|too|also|though|with|on|of|the|because|plus)$|'s$/

/** Takes the words that only say how much a requirement matters out of its value. */
function withoutStrength(text: string): string {
  let value = text
  for (let count = 0; count < 3; count += 1) {
    const cue = strengthCue(value)
    if (cue === null || cue.strength === 'notApplicable' || cue.strength === 'learnable') break
    // "X must be second nature": the verb carries the sentence.
    if (
      cue.strength === 'must' &&
      cue.at > 0 &&
      /^(?:must(?: have)?|needs?|ha(?:ve|s) to|got to|want|requires?)$/i.test(
        value.slice(cue.at, cue.end).trim(),
      ) &&
      cue.end < value.replace(/\W+$/, '').length
    )
      break
    const cut = value.slice(cue.at, cue.end)
    if (
      /^(?:at least|minimum|need|needs|needed|must|have to|has to|got to|want|requires?|helps|key|important|useful)$/i.test(
        cut.trim(),
      ) &&
      cue.at > 0 &&
      !/^(?:must|needed|useful|helps)$/i.test(cut.trim())
    )
      break
    if (/^(?:at least|minimum|key|important|helps)$/i.test(cut.trim())) break
    const rest = `${value.slice(0, cue.at)} ${value.slice(cue.end)}`.replace(/\s+/g, ' ').trim()
    const tidy = rest.replace(EDGES, '').replace(TRAILING_CUE_TIDY, '').replace(EDGES, '')
    if (tidy.length < 2) break
    value = tidy
  }
  return value
}

/** Without a bracket at the end that nothing opened. */
function closed(text: string): string {
  return text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text
}

function edges(text: string): string {
  let value = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .replace(/ ?\(\s*\)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .trim()
  for (let count = 0; count < 4; count += 1) {
    const shorter = closed(value.replace(EDGES, '').replace(OPENERS, '').replace(TRAILERS, ''))
    if (shorter === value) break
    value = shorter
  }
  return value
}

/** Who said it, or that it should have been said: "HR says it is", "what I should have said is that". */
const REPORTED =
  /^(?:(?:well|so|and|but|no|oh|right|wait)[\s,]+)*(?:i should (?:explain|say|add|mention|point out|begin by saying|start by saying)(?: (?:first|the background|at once))?(?: that)?[:,]? (?=\S+ \S)|(?:(?:the|our|my) )?(?:boss|gaffer|manager|director|md|ceo|hr|finance|payroll|board|union|owner|accountant|office|head office|personnel|purchasing|procurement)(?: (?:in|from|at) (?:the )?\w+)?(?:'s|'ve| has| have)?(?: just| now)? (?:says?|said|reckons?|tells? me|told me|confirms?|confirmed|insists?|thinks?)(?: that| it's| it is)?[,:]? (?=\S+ \S)|it (?:was|is|has been) (?:noted|minuted|agreed|said|recorded|reported|suggested|felt|decided|resolved)(?: by \w+)? that |(?:also|and|further) that |what i (?:should|ought to|meant to|wanted to|want to|need to|mean to) (?:have )?(?:say|said|put)(?: first| earlier)? is (?:that )?|(?:so |then |just |please )*(?:say|put|write|note)(?: this| that| it like this)?[:,] ?)/iu

/** The same of a person by name. */
const REPORTED_BY =
  /^(?:(?:[Ww]ell|[Ss]o|[Aa]nd|[Bb]ut|[Nn]o|[Oo]h|[Rr]ight|[Ww]ait)[\s,]+)*(?!(?:We|They|You|It|Nobody|Everyone|Law|Standard)\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?: (?:in|from|at) (?:the )?\w+)?(?:'s| has)?(?: just| now)? (?:says?|said|reckons?|tells? me|told me|confirmed|noted|reported|felt)(?: that| it's| it is)?[,:]? (?=\S+ \S)/u

const APPOSED =
  /(?<=\b(?:\w{2,}(?:er|or|ist|ian|ect|eer|ead|ant|ent|ector|hand|man|woman|person|chap|lad|boss|one|people)|[A-Z]{2,4})), (?:\p{Lu}\p{Ll}+ and )?(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?=$|[,.;)]| who\b)/gu

/** "To the Chief Surveyor, Anil": the post says it; a name in a vacancy dates. */
function withoutNames(text: string): string {
  return text.replace(APPOSED, (whole, name: string) => (FIRST_NAMES.has(name) ? '' : whole))
}

/** "Skills then, Revit": names what comes next, in speech. */
const SPOKEN_LABEL =
  /^(?:(?:right|ok|okay|so|now|and|um|er)[\s,]+)*(?:what was it,? )?(?:(?:soft )?skills?|experience|qualifications?|quals|money|pay|wages|benefits|perks|hours|location|culture|training|progression|tickets) (?:then|yeah|right|ok|okay|wise then)[\s,]+(?=\S)/i

const BRACKET = /\s*\(([^()]{2,90})\)/g
const REMARK =
  /^(?:(?:but|and|so|though|although|please)[\s,]+)*(?:i (?:think|believe|guess|reckon|know|hope|mean)\b|(?:or so )?i'm told|(?:hr|finance|payroll|\p{Lu}\p{Ll}+) (?:will|would|can|might|should|may|knows?|has)\b|ask \S+|don't (?:ask|quote|laugh)\b|from memory|not sure|sorry|typo|sic\b|(?:a )?(?:lovely|nice|great|grim|dull|pretty|beautiful|cracking|terrible) \p{Ll}+$|as (?:you|i|we) \p{Ll}+|see (?:above|below|what i)|you know (?:it|the one)|yes,? (?:really|i know|that)|no,? (?:really|i'm not|i don't)|believe (?:it|me)|if (?:that|you|i) (?:matters|ask|must|remember)|long story|touch wood|bless (?:him|her|them)|ha(?:ha)*$|lol$)|\bby the way$/iu

/** True for what is said in brackets beside the matter: "(I think, HR will know)". What has figures is no remark. */
function isRemark(inner: string): boolean {
  return !/\d{2}|£|%/.test(inner) && (REMARK.test(inner.trim()) || isTalk(inner) || isAside(inner))
}

/** Fillers and false starts out, the words left as they were said. */
export function plainWords(text: string): string {
  const whole = text.replace(BRACKET, (bracket, inner: string) => (isRemark(inner) ? '' : bracket))
  const told = whole.replace(REPORTED, '').replace(REPORTED_BY, '')
  return edges(
    neutral(
      withoutNames(told.length > 2 ? told : whole)
        .replace(SPOKEN_LABEL, '')
        .replace(FILLER, ' ')
        .replace(IDIOM, ' ')
        .replace(LIKE, ' ')
        .replace(/[<>{}[\]|\\`*_]+/g, ' ')
        .replace(STUTTER, '$1'),
    ),
  )
}

const LABEL_LEADS: Partial<Record<Topic, RegExp>> = {
  location:
    /^(?:(?:they|you|we|it|it's|the (?:job|role|site|office)|job|role)(?:'ll|'d|'re| will| would| is| are)? (?:be )?)?(?:based|located|working) (?:in|at|out of|from)\s+|^(?:we're|it's|we are|it is) (?:in|at|out of|based in|based at)?\s*(?=(?:the |our )?\p{L})|^(?:it|it's|this|the (?:job|role|post|work)|they|job|role)(?:'s|'d|'ll| is| will be| would be| will| would)?(?: be)?(?: all| mostly| mainly)? (?:at|in) (?:our |the )?(?=\p{Lu})|^(?:in|at) (?=\p{Lu})/iu,
  contractType:
    /^(?:it's|it is|this is|the (?:role|job|contract) is|role is|we want it|that's|it'll be|it would be) (?:a )?/i,
  startDate:
    /^(?:(?:we'd|i'd|we would|i would) (?:like|want|love) (?:them|someone|somebody|you|the person) (?:to )?(?:in|here|on board|in post)?\s*|(?:start(?:ing)?|start date)(?: is| would be)? (?=(?:on|in|by|from|before|after|around|as soon|asap|whenever|\d)))/i,
  hours:
    /^(?:it's|it is|it(?:'ll| will| would) be|they are|the hours are|hours are|hours:|that's|working hours are) /i,
}

const LEAVER =
  /\b(?:(?:[Oo]ur|[Mm]y|[Oo]ld|[Bb]ig|[Yy]oung|[Ww]ee) )*(?<name>\p{L}\p{Ll}+)(?<tie>'s| has| is| was| had|)(?= (?:just |now |both |recently |finally |already )?(?:gone|going|went|jacked|packed|left|leaving|leaves|retir\w+|moved|moving|off|away|been (?:promoted|poached|made|moved)|promoted|resign\w*|handed|stepped|stepping|cut|cutting|dropped|dropping|reduced|reducing|hung|died|on (?:maternity|paternity|long)|taken|quit|hang\w*)\b)/gu

const WENT =
  /\b(?<who>(?:chap|lad|person|colleague|\w+(?:er|or|ist|ian|ate|ect|eer|ant|man|woman|hand))s?)(?<tie>'s| has| is| was| have)? (?<verb>gone|went|moved|moving|going|relocat\w+|emigrat\w+|retired|retiring|swanned|headed)(?: (?:back|down|up|over|off|out|away))* to (?:live in |be near |the )?\p{Lu}[\p{L}' -]*? for [^,;.]*/gu

const REPLACED =
  /(?<=\b(?:replac(?:e|es|ed|ing|ement for)|cover(?:s|ed|ing)? for|covering|lost|losing|me and|and|only|just|with) )(?<name>\p{Lu}\p{Ll}+)(?: (?!(?:Ltd|Engineering|Group|Road|Street|House|Systems|Works|Wharf|Park)\b)\p{Lu}\p{Ll}+)?(?=$|[,.;]| (?:who|when|doing|is|has|was|left|leaves|retires|after|in|and|on)\b)/gu

const COLLEAGUE = /^(\p{Lu}\p{Ll}+)(?= (?:in (?:the )?\p{Ll}+ )?(?:always |still |usually )?\p{Ll}{2,}s\b)/u
/** Names that are words besides. */
const VERB_NAMES =
  /^(?:Will|May|Mark|Jack|Bill|Rob|Pat|Frank|Grace|Art|Dean|Rod|Ray|Chase|Dawn|June|Wei|Ming|Ana|Ama|Ade|Magda|Marco)$/

/** "Replacing Anil, who retires": a colleague. */
function withoutNamed(text: string): string {
  return text.replace(REPLACED, (whole, name: string) => (FIRST_NAMES.has(name) ? 'a colleague' : whole))
}

/** Why a vacancy came up concerns the post; the name of who left is nobody else's business. */
function withoutLeaver(text: string): string {
  return withoutNamed(discreet(text))
    .replace(COLLEAGUE, (whole, name: string) =>
      FIRST_NAMES.has(name) && !VERB_NAMES.test(name) ? 'a colleague' : whole,
    )
    .replace(WENT, '$<who>$<tie> $<verb>')
    .replace(LEAVER, (whole, name: string, tie: string) =>
      FIRST_NAMES.has(name.charAt(0).toUpperCase() + name.slice(1)) &&
      !/^(?:will|may|mark|sue|jack|bill|rob|pat|frank|grace|art|dean|rod|ray|chase|dawn|june|eve|hazel|ivy|joy|holly|rosemary|summer|miles|ken)$/.test(
        name,
      )
        ? `a colleague${tie}`
        : whole,
    )
}

const WITH: readonly Topic[] = ['package', 'benefits', 'growth', 'travel', 'onCall', 'hours', 'workPattern']

/** The value of a fact: the manager's words for one topic, in one line, without fillers, lead-ins and words of strength. */
export function factValue(text: string, topic: Topic): string {
  let value = plainWords(text)
  if (REQUIREMENTS.includes(topic)) {
    value = edges(withoutStrength(value))
    value = edges(withoutLead(value, topic))
  }
  if (topic === 'driver' || topic === 'alsoSaid' || topic === 'success' || topic === 'culture')
    value = withoutLeaver(value)
  if (topic === 'technical')
    value = value.replace(
      /^be (?:confident|comfortable|competent|fluent|proficient|familiar) (?:in|with|on|at|using) (?=\p{Lu}[^,]*$)/u,
      '',
    )
  if (topic === 'technical')
    value = value.replace(
      /^(\S.{0,30}?)(?: is|'s)?(?: what| which| the one)? we (?:run|use|have|work (?:in|with))(?: here)?$/iu,
      '$1',
    )
  if (topic === 'location') value = value.replace(/,? (?:and )?not (?:in )?\p{Lu}[\p{L}' -]*$/u, '')
  if (topic === 'startDate') value = value.replace(/,? (?:and )?not .*$/i, '')
  if (WITH.includes(topic)) value = value.replace(/^with (?=(?:an? |the )?[\w£])/i, '')
  const label = LABEL_LEADS[topic]
  if (label !== undefined) {
    const shorter = value.replace(label, '')
    if (shorter.length > 1) value = shorter
  }
  return edges(value)
}
