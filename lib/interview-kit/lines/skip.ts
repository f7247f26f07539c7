/** Said to everybody who applies. */
const NOTICE =
  /\b(?:canvass\w*|closing date|apply (?:by|now|online|via|through)|applications?\b.{0,30}\b(?:will|must|should|close|by)|no agencies|agencies need not|cv to|covering letter|interviews (?:will|are)|equal opportunit\w+|right to withdraw|sponsorship is|we (?:are|’re|'re) (?:an|a) |shortlisted)\b/i

/** "None needed", "No certificates needed": nothing that an answer or a paper could show. */
const NOTHING_ASKED =
  /^(?:none|nothing|n\/a)(?: (?:is |are )?(?:needed|required|necessary|asked for))?\W*$|^no (?:[\p{L}-]+ ){1,5}?(?:is |are )?(?:needed|required|necessary|asked for)\W*$/iu

/** What the post or the department is, not what somebody must do in it. */
const ABOUT_THE_POST =
  /^(?:(?:service|department|directorate|division|team|grade|posts?|ref(?:erence)?|job|job ref|salary|section|unit|location)\s?:|(?:you )?(?:reports?|reporting)(?: in)?(?: directly)? (?:in)?to (?:the|our|a)\b|reports to\b|reports into\b|responsible to\b|line manager\b|(?:the )?(?:post|role|job|postholder|position) (?:reports|is|has|sits)\b|(?:working|work) from home\b|home working\b|hybrid\b|(?:you )?spend (?:about |around |roughly )?(?:\d|half|a third|a quarter|most|some)\b|(?:a )?(?:team|group|crew|department) of \d|(?:the )?rest\b|(?:a )?bits? of\b|everything\b|anything\b|all sorts\b|the usual\b|(?:\p{L}+ )?(?:director|manager|supervisor|team leader)$|got\b|working out of\b|need \d)/iu

const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|an?)'
/** When and where somebody works, and for how much: read out with the terms, whatever section it is in. */
const TERM = new RegExp(
  [
    `\\b(?:one|1) (?:day|week|weekend|night|month) (?:in|out of) ${COUNT}\\b`,
    `\\b(?:1|one) in \\S+ (?:on[- ]call|call[- ]?out|weekends?|rota)\\b`,
    `\\b(?:on|take part in|join|share|part of) (?:a |an |the )?(?:on[- ]call|call[- ]?out|standby|weekend|shift) rota\\b`,
    '^(?:be |being )?on[- ]call\\b',
    '\\bnights? (?:away|a (?:week|month))\\b|\\b(?:stay|staying|live|living|nights?) away\\b',
    `^(?:(?:starting )?(?:salary|pay)|start(?:ing)?(?: date)?|hours|shifts?|holidays?|overtime)\\b[: ]+(?:of |from |is )?(?:£|${COUNT}\\b)`,
    '^£\\d[\\d,.]*k?(?: |$|–|-)(?!\\p{L}+ (?:budget|project|contract))',
  ].join('|'),
  'iu',
)
export const isTerm = (text: string): boolean => TERM.test(text)

/** Who would suit, what is not needed, and what is on offer. */
const NO_DEMAND =
  /\b(?:(?:would|will|'d|’d) (?:settle|suit|fit|do)(?: in)?|(?:is|are|be) (?:fine|ok|okay|welcome|considered|not fussed)|fine$|considered$|welcome$|ok$|no use|no good|take or leave|non[- ]negotiables?$|not fussed|not (?:needed|required|essential)\W*$|do(?:es)?(?:n['’]t| not) (?:need|require|mind|care|want)|no need|chance to|the opportunity to|you get|we(?:['’]ll| will)? (?:pay|give|offer|train|teach|provide|cover)|on offer|well paid)\b/i

/** A sentence about somebody else or about the work, and the end or the beginning of another one. */
const STATEMENT =
  /^(?:on days|when|where|if|because|as|since|while|although|until|that|this|these|those|they|he|she|it|there|who|which|whose|what|why|but|or|nor|not|no|yes|yeah|maybe|perhaps|ten|next|just|even|only|well|still|got|has|had|was|were|is|are|do(?:es)?n['’]t|do not|whenever)\b/i
const OTHERS =
  /(?:^|, )(?:they|he|she)(?:['’]\p{L}+| \p{L}+)|\b(?:he|she|we|i)(?:['’](?:re|s|d|ll|ve|m)| are| is| was| were| have| had| get| do| go| need| want| like| know| don['’]t)\b|^its\b(?!-)/iu
const LEANS =
  /\b(?:for|of|about|with) that$|\b(?:and|but) (?:was|is|were|do|does|did)n['’]t$|\b(?:and|or|the|of|to)$|\b(?:and|or) (?:getting|going|doing|being|having|making)$/i

const HEADING =
  /^(?:(?:key|main|essential|desirable) )?(?:responsibilities|requirements|skills|clearance|qualifications|duties|experience|knowledge|haves|tasks|level|qual|signatory|hours|pay|location|start|team|line manager|notice|benefits|software)$/i

export const isHeading = (text: string): boolean => HEADING.test(text.trim())
export const isNotice = (line: string): boolean => NOTICE.test(line) || NOTHING_ASKED.test(line.trim())
export const isAboutThePost = (line: string): boolean => ABOUT_THE_POST.test(line.trim())
export const makesNoDemand = (text: string): boolean => NO_DEMAND.test(text)
export const isStatement = (text: string): boolean => STATEMENT.test(text) || OTHERS.test(text)
/** Says something of somebody or something, other than in a clause that belongs to what is asked for: "where every part is traceable". */
export const isSentence = (text: string): boolean =>
  /\b(?:you|we|i|he|she)\b/i.test(text) ||
  /\b(?:they|is|are)\b/i.test(text.replace(/ (?:where|when|that|which|who|whose|why|how|what|if)\b.*$/i, ''))
export const leansOnAnother = (text: string): boolean => LEANS.test(text.trim())

/** There is no past example of what exists only here. */
export const isOnlyHere = (text: string): boolean =>
  /\b(?:our|ours|us|here|this (?:company|employer|team|organisation|business|firm)|the (?:company|employer|team|organisation|business|firm)['’]s|where the business)\b/i.test(
    text,
  )
