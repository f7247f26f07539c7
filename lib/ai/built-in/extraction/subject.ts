import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'

/**
 * Of whom a clause speaks. What is told of somebody who held the post before, of another company, another post or of the manager's
 * own past is no requirement, whatever certificates it names. Told by the subject and the tense, so that no story has to be known.
 */

const LEAD =
  '(?:(?:and|but|so|well|oh|ah|right|anyway|also|because|though|although|then|now|mind|look|see|honestly|apparently|actually|to be fair|of course|sorry|yes|no|yeah|not that|funny|i mean|i think|you see|you know|mind you)[\\s,]+)*'
/** Words for a person who is or was somebody in particular. */
const SOMEBODY =
  '(?:one|ones|chap|chaps|lad|lads|guy|guys|bloke|blokes|fella|fellas|fellow|person|people|man|men|woman|women|lady|girl|lass|gent|holder|incumbent|predecessor|candidate|candidates|applicant|applicants|interviewee|hire|hires|starter|temp|temps|contractor|contractors|consultant|recruit|graduate|apprentice|joiner|boy|kid|youngster|colleague|mate|friend|occupant|employee|post ?holder|\\w+(?:ician|gineer|ager|igner|itter|elder|anner|veyor|pector|visor|aftsman|uyer|inist|erator|ordinator|lyst|ientist|itect|eveloper|ogrammer|river|ecialist|fficer|oreman|ethands?))'
const PAST =
  "(?:was|were|had|did|got|took|went|came|knew|thought|said|told|made|gave|kept|left|lost|found|used|swore|spoke|wrote|ran|drove|began|brought|bought|built|caught|chose|cost|cut|fell|felt|forgot|held|hid|hit|lasted|learnt|learned|lent|let|meant|met|paid|put|quit|read|rang|rose|sat|sent|set|showed|shut|slept|stood|stole|stuck|taught|threw|turned|understood|walked|wanted|wasn't|weren't|hadn't|didn't|couldn't|wouldn't|could|would (?:not|never|always|often|sit|stand|turn|come|go|spend|only)|wore|won|(?!(?:need|feed|speed|exceed|proceed|succeed|indeed|embed|bleed|skilled|based|qualified|experienced|detailed|required|needed)\\b)\\w{2,}ed|ended up|turned up|never \\w+ed|insisted|always \\w+ed)"

const re = (source: string) => new RegExp(source, 'i')
/** After "he'd" only forms that cannot follow "would". */
const PERFECT =
  "(?:'d|'s| had| has) (?:\\w+ly |always |never |just |also |only )?(?:been|done|seen|taken|written|gone|become|used|had|worked|spent|known|built|\\w{3,}ed)"

/** "The last chap", "her predecessor", "one candidate last year", "we had a lad who". */
const PAST_HOLDER: readonly RegExp[] = [
  re(
    `^${LEAD}(?:the|our|my|that|this) (?:very )?(?:last|previous|former|old|outgoing|first|other|original|late|departing) (?:\\w+ ){0,3}?${SOMEBODY}\\b`,
  ),
  re(
    `^${LEAD}(?:the|our|my|those) (?:other|last|first|previous|past) (?:two|three|four|five|few|couple|lot|bunch|batch|pair|half dozen)\\b(?! (?:years|months|weeks|days|jobs|projects))(?:[^,]{0,40}?) (?:both |all |each )?${PAST}`,
  ),
  re(`^${LEAD}(?:(?:the|our|my|his|her|their) )?(?:\\w+ )?predecessors?\\b`),
  re(
    `^${LEAD}(?:the|that) (?:\\w+ )?${SOMEBODY} (?:before|who (?:had|did|held|left|was (?:here|in it)|used to|came before)|we (?:had|hired|got|took on|let go|lost)|i (?:had|hired|interviewed|saw|met)|that (?:had|did|left|was here))\\b`,
  ),
  re(
    `^${LEAD}(?:one|this one|another|a|some|two|three|one of the) (?:\\w+ ){0,3}?${SOMEBODY}(?: (?:we|i) \\w+| last \\w+| once| from \\w+| in \\w+| who [^,]*| at (?:the )?interview){0,2} (?:just |even |actually |still |once |only )?${PAST}\\b`,
  ),
  re(
    `^${LEAD}(?:we|i)(?:'ve| have|'d)? (?:once |just |previously |only |even |recently |also )?(?:had|hired|interviewed|saw|met|tried|took on|got|employed|recruited|knew|seen|worked with) (?:a|an|one|this|that|some|another|two|three|somebody|someone|people) (?:\\w+ ){0,3}?(?:${SOMEBODY} )?(?:[^,]{0,40}\\b)?(?:who|that|from|once|turn up|come in|walk in|last (?:year|month|week|time)|called)\\b`,
  ),
  re(
    `^${LEAD}(?:somebody|someone|a (?:chap|lad|guy|bloke|fella|man|woman|lass|lady)|people) (?:once|here once|we had|i knew|last (?:year|time)|before|who (?:${PAST})) `,
  ),
  re(
    `^${LEAD}(?:he|she)(?:${PERFECT}| (?:\\w+ly |always |never |just |even |also |still |once |only )?${PAST})\\b(?! to be)`,
  ),
]

/** "I once raced motorbikes", "I used to", "I was at school with": the manager's own past. */
const OWN_PAST: readonly RegExp[] = [
  re(
    `^${LEAD}(?:i|me and \\w+)(?:'ve| have|'d| had)? (?:once|used to|started (?:here|out|as|in|at|my|on)|began|joined|trained (?:here|as|at|in|on)|served|qualified|went to|grew up|studied|did (?!(?:say|mention|tell|put|ask|want|mean)\\b)|raced|remember|recall|learn(?:t|ed) (?:my|it|to|on)|cut my teeth|spent (?:\\w+ ){0,3}(?:years|months|weeks|days|time|hours|my)|lived|worked (?:at|for|in|with|on|there|abroad)|been (?:here|there|in|at|doing|on)|(?:never|only ever|always) (?:had|known|seen|met|lost|kept|worked|hired|found)|had (?:a|an|one|my) (?:boss|teacher|professor|mentor|mate|tutor|foreman|gaffer))\\b`,
  ),
  // "A degree I used to insist on": no longer.
  re(
    `^(?!.*\\bbut (?:now|we now|these days)\\b).{2,60}\\b(?:i|we) (?:always )?used to (?:insist on|ask for|want|require|demand|look for|specify|expect|hold out for)$`,
  ),
  // "This depot's been mine nine years", "I've been here 31 of them".
  re(
    `^${LEAD}(?:this|the|that) \\w+(?:'s| has) been (?:mine|my life|my baby|in (?:my|the) family)\\b|^${LEAD}my (?:great[- ]?)?(?:grand)?(?:father|mother|parents|dad|uncle) (?:started|founded|built|bought|ran|opened|set up)\\b`,
  ),
  re(
    `^${LEAD}(?:in|back in) my (?:day|time|youth|first|last|previous|old)\\b|^${LEAD}when i (?:was|started|joined|did|worked|had|trained|first)\\b|^${LEAD}(?:my|our) (?:first|previous|last|old|former) (?:firm|company|employer|place|job|boss|gaffer|outfit|shop|manager|director|role|life)\\b`,
  ),
]

/** "Our competitors", "the lot across the road", "most firms": another company. */
const OTHER_FIRM: readonly RegExp[] = [
  re(
    `^${LEAD}(?:(?:our|the|your|my|most|some|many|all|one|a lot|lots|half|plenty|two|other) (?:of )?(?:our |the |my )?)*(?:\\w+ )?(?:competitors?|rivals?|opposition|competition|other (?:firms|companies|places|employers|outfits|consultancies|agencies|shops|yards|people|lot|mob)|sister (?:company|firm|business))\\b`,
  ),
  re(
    `^${LEAD}(?:the |that |our )?(?:\\w+ ){0,2}(?:lot|mob|outfit|firm|company|people|place|shop|garage|neighbours?|yard|factory|works|plant|boys|lads|crowd) (?:(?:just )?(?:across|down|up|over|round|along) (?:the|at|from|in)|next door|opposite|over the)\\b`,
  ),
  re(
    `^${LEAD}(?:most|many|other|some|a lot of|lots of|plenty of|bigger|big|small) (?:firms|companies|places|employers|outfits|consultancies|agencies|shops|contractors|adverts|ads|jobs|managers)\\b`,
  ),
  re(
    `^${LEAD}(?:everyone|everybody|anyone|nobody|no one) else (?!on the team|in the team|here|in the|on the)`,
  ),
  re(
    `^${LEAD}(?:(?:i(?:'ll| will)? (?:be honest|think|reckon|find|believe|always think|must say)|personally|honestly|if you ask me|to me|in my (?:view|opinion|experience))[\\s,]+(?:that )?)*(?:(?:most|all|half|these|those|such) )?(?:job |recruitment |the )*(?:ads|adverts|job descriptions|recruiters|agencies|headhunters|cvs|interviews|psychometric tests|personality tests|application forms|cover(?:ing)? letters|buzzwords)(?:'re| are| were| all| never| always| just| tend| seem)\\b`,
  ),
  // "Half the graduates I see", "anyone can say", "you'd be amazed how many".
  re(
    `^${LEAD}(?:(?:half|most|some|many|all|a lot|plenty|too many|so many|loads|lots|few|none) (?:of )?(?:the |these |those |our )?)?(?:graduates|people|candidates|applicants|engineers|youngsters|kids|lads|folk|contractors|managers|firms|companies|technicians|designers|students|ones) (?:that |who |which )?(?:i|we|you) (?:see|get|meet|interview|met|saw|interviewed|come across|speak to|talk to)\\b`,
  ),
  re(
    `^${LEAD}(?:anyone|anybody|any fool|any idiot|everyone|everybody) (?:can|could|will|on \\w+|in this game|these days|nowadays)(?: \\w+)? ?(?:say|says|claim|claims|tell|tells|write|writes|put|puts|thinks?|reckons?)\\b`,
  ),
  re(
    `^${LEAD}(?:you'd|you would|you wouldn't|you won't) (?:be (?:amazed|surprised|shocked|astonished)|believe|not believe|think)\\b`,
  ),
  re(
    `^${LEAD}(?:recruiters|agencies|headhunters|politicians|the government|the council|the banks?|brexit|linkedin|chatgpt|ai|indeed|reed) (?!(?:tool|model|system|experience|knowledge|engineer|and|or|is a must)\\b)(?:\\w+ )?(?:drives?|does|did|will|wants?|charges?|never|always|keeps?|sends?|thinks?|is going|are going|makes?|made|ruined|killed|can't|cannot|won't)\\b`,
  ),
  re(`^${LEAD}(?:people|folk)(?: always| often| tend to|'ll| will)? (?:think|assume|imagine|ask me)\\b`),
]

/** "The lads at Acme are on twenty quid": what is paid elsewhere. */
const PAID_ELSEWHERE =
  /\b(?:the |those |them |all )?(?:lads|people|lot|mob|boys|guys|folk|girls|lasses|crew|\p{Ll}+(?:ers|ors|ians)) (?:(?:over|down|up) )?(?:at|from) (?!(?:The|Our|Home|Head)\b)\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+)*(?:'s| are| is|'re)? (?:all )?(?:(?:on|at|paying|getting|earning|making) (?:about |around |over |nearly )?|(?:get|earn|make|pay|offer)s? (?:about |around |over |nearly )?)(?:£|\d[\d.,]*(?:k| (?:quid|grand|pounds|an hour|a day))|\p{Ll}+(?:[- ]\p{Ll}+)? (?:quid|grand|pounds|an hour|thousand|a day))/u

/** "The welders need", "our operators have": a post beside this one. */
const OTHER_POST = re(
  `^${LEAD}(?:(?:the|our|my|those|all) )+(?:other |night |day |site |shop |service |production )*(?:welders|fitters|electricians|operators|technicians|apprentices|drivers|labourers|machinists|graduates|cleaners|storemen|buyers|planners|salesmen|salespeople|reps|installers|inspectors|supervisors|contractors|subcontractors|subbies|agency staff|temps|juniors|seniors|office staff|shop floor|night shift|day shift|back shift|(?:sales|marketing|design|commercial|finance|it|software|purchasing|quality|projects?|civils|mechanical|electrical|structural|production|service|stores) (?:team|lot|lads|people|department|side|office|guys))\\b`,
)

/** "The civils lot": a team beside this one, where the words after it speak of ours. */
const OTHER_TEAM = re(
  `^${LEAD}the (?:\\w+ ){1,2}(?:lot|mob|gang|crowd|brigade|boys|lads|side|team|department|office|group|crew)\\b[^,;]{0,60}?(?:,| but| and| whereas| while)(?: but| and| whereas| while)? (?:(?:ours?|we|us)\\b|(?:the )?\\w+ (?:is|are|has|have) .*\\b(?:of us|us)\\b|this (?:one|team|job))`,
)

/** True for a sentence that sets another team against this one; its first clause is about the other. */
export function setsTeams(text: string): boolean {
  return text.length < 200 && OTHER_TEAM.test(text)
}

/** "That's for the supervisor's job": said of another vacancy. */
const OTHER_VACANCY = re(
  `\\b(?:that(?:'s| is| was|'ll be)|it(?:'s| is| was)|which is|those are|they're) (?:for |about |from |really |more |all |only |just )*(?:the |a |an |another |my |our )?(?:\\w+(?:'s)? ){0,3}(?:other|different|separate|another|next) (?:job|role|post|position|vacancy|advert|ad|one|spec|team|department|story|matter|place|site|client|project)s?\\b|\\b(?:for|in|on|about) (?:the|our|an)(?:other)? other (?:job|role|post|position|vacancy|advert|ad|one)\\b|\\bnot (?:for )?this (?:job|role|post|position|one|vacancy)\\b`,
)

/** "But ours don't", "not us", "this job doesn't": what led up to it holds for others. */
const CONTRAST = re(
  `(?:^|[,;.]| - | but| whereas| though| although| and) ?(?:but |whereas |though |although |and |luckily |thankfully )*(?:(?:we|ours|this (?:job|role|post|one|position|person)|these|this|here)(?:'s| is| are|'re)? ?(?:(?:do|does|wo|would|have|has|is|are|need)(?:n't| not)|don't|doesn't|won't|wouldn't|haven't|hasn't|isn't|aren't|not|never|no longer)(?: (?:do|have|need|use|want|need to|ask|care|bother|work like|go near|go in|touch|apply|insist|pay|run|require))*(?: (?:that|it|them|those|any|here|to|so|the zone|that way|like that|this))*|not (?:us|ours|here|for us|for this|with us|in our case|this (?:job|one|role|post))|that(?:'s| is) (?:their|his|her|its) (?:business|problem|lookout|affair|way|choice)(?: (?:not|and not) (?:mine|ours))?)[\\s.!]*$`,
)

const NAMED =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Oo]h|[Aa]h|[Ss]orry|[Oo]ur|[Oo]ld|[Pp]oor|[Ll]ittle|[Bb]ig|[Yy]oung)[\s,]+)*(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?=,? (?:who\b|he\b|she\b|in (?:the |our )?\p{Ll}+|from \p{L}+|\p{Ll}+ ))/u
const NO_PERSON =
  /^(?:Will|May|Mark|Jack|Bill|Rob|Pat|Frank|Grace|Art|Dean|Rod|Ray|Chase|Dawn|June|Eve|Holly|Max|Jan|Mo|Val|Tim|Ash|Sue|Kay|Jordan|Ross|Kent|Chester|Lloyd|Bob|Glen|Iris)$/

/** "Otto who we are losing": whoever it is, a person. */
const WHO_GOES =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Oo]ur|[Oo]ld)[\s,]+)*(?!(?:People|Anyone|Someone|Somebody|Those|Everyone)\b)\p{Lu}\p{Ll}+,? who (?:(?:i'm|we're|i am|we are|I'm|I am) (?:losing|replacing|saying)|(?:left|retired|went|retires|leaves|had|was|is leaving|is retiring|just left)\b)/u

/** True for a clause that has a named person for its subject. */
export function isOfNamed(text: string): boolean {
  if (WHO_GOES.test(text)) return true
  const name = NAMED.exec(text)?.[1]
  return name !== undefined && FIRST_NAMES.has(name) && !NO_PERSON.test(name)
}

/** True for a clause about somebody who held the post, was a candidate, or was met once. */
export function isOfPast(text: string): boolean {
  return text.length < 400 && PAST_HOLDER.some((pattern) => pattern.test(text))
}

/** True for a clause about the manager's own past. */
export function isOfOwnPast(text: string): boolean {
  return text.length < 400 && OWN_PAST.some((pattern) => pattern.test(text))
}

/** True for a clause about another company, or about what people say in general. */
export function isOfOtherFirm(text: string): boolean {
  return text.length < 400 && (OTHER_FIRM.some((pattern) => pattern.test(text)) || isPaidElsewhere(text))
}

/** True for what the people of another company are paid. */
export function isPaidElsewhere(text: string): boolean {
  return text.length < 400 && PAID_ELSEWHERE.test(text)
}

/** True for a clause about a post beside this one. */
export function isOfOtherPost(text: string): boolean {
  return text.length < 400 && (OTHER_POST.test(text) || OTHER_VACANCY.test(text))
}

/** Where in a sentence words begin that say that what led up to them holds for others ("but ours don't"); -1 where there are none. */
export function contrastIn(text: string): number {
  return text.length < 400 ? text.search(CONTRAST) : -1
}

/** True for what can only go on with the story before it: "Lasted three weeks.", "Lovely man.", "Never again." */
export function goesOn(text: string): boolean {
  return GOES_ON.some((pattern) => pattern.test(text.trim()))
}

const GOES_ON: readonly RegExp[] = [
  re(
    `^${LEAD}(?!they could (?:be|become|run|lead|take|move|go|end|have|do|well)\\b)(?:he|she|they|it|that|this|nobody|we)(?:${PERFECT}| (?:\\w+ly |all |always |never |just |even |still )?${PAST})\\b(?! to be)`,
  ),
  /^(?:lasted|took|ended|turned|knew|used|left|walked|went|cost|never|didn't|couldn't|wouldn't|hated|loved|refused|swore)\b(?! (?:must|need))/i,
  /^(?:a )?(?:(?:very|really|such a|absolutely|right|proper) )?(?:lovely|nice|great|good|brilliant|smashing|top|useless|hopeless|terrible|awful|clever|strange|odd|funny|canny|decent|grand|legend|character|nightmare|disaster) ?(?:old )?(?:man|woman|lad|lass|chap|bloke|fella|guy|person|fellow|lady|character|soul|days|stuff)?$/i,
  /^never again\b|^(?:long|different|another|sad) story\b|^(?:bless|god rest) (?:him|her)\b|^you couldn't make it up\b|^(?:happy|dark|mad|good old) (?:days|times)\b/i,
]

const FAMILY = re(
  `^${LEAD}(?:my|me) (?:own |old |eldest |youngest |other |better |late |dear )*(?:wife|husband|missus|other half|partner|girlfriend|boyfriend|fianc\\w+|mum|mam|mother|dad|father|brother|sister|son|daughter|kids?|lads?|lass|girls?|boys?|baby|nephews?|nieces?|cousins?|uncle|aunt\\w*|gran\\w*|nan|grandad|granddad|in-laws?|mother-in-law|father-in-law|brother-in-law|sister-in-law|son-in-law|neighbours?|mates?|friends?|pals?|barber|plumber|dentist|doctor|gp|landlord|hairdresser|dog|cat|milkman|postman|physio|builder)\\b`,
)

/** True for a clause about the manager's family and friends, whatever figures it has. */
export function isOfFamily(text: string): boolean {
  return text.length < 300 && FAMILY.test(text)
}

/** "Acme are offering sixty", "Borough Castings gave him": a company by its name. */
const FIRM =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Mm]ind|[Aa]pparently)[\s,]+)*(?!(?:We|They|It|You|He|She|I|The|This|That|There|Our|My|HR|Finance|Procurement|Head|Clients?|Customers?|Candidates?|Applicants?|Someone|Somebody|People|Everyone|Nobody|Whoever|Starters?)\b)(?<name>\p{Lu}[\p{L}&'-]+(?: (?:\p{Lu}[\p{L}&'-]+|&|and(?= \p{Lu}))){0,3}) (?:(?:are|is|were|was|have been|keep|kept) (?:\w+ )?(?:offering|paying|giving|advertising|recruiting|poaching|chucking|throwing|nicking|pinching|hiring|after)\b|(?:offers?|offered|pays|paid|gives?|gave|advertises?|advertised|poached|pinched|nicked|poach) \S|pay (?:£|\d|more|better|less|their|double|twice|thirty|forty|fifty|sixty|seventy)|(?:had|took|sued|fined|dropped|sacked|chased|hauled|dragged|caught|slated|told|gave|sent|charged|left|let) (?:us|me)\b)/u

/** The company that a clause is about by its name, or null. */
export function firmIn(text: string): string | null {
  return text.length < 300 ? (FIRM.exec(text)?.groups?.name ?? null) : null
}

const LONG_AGO =
  /\b(?:(?:this|that|it) (?:is|was|'s) going back|(?:years|decades|christmases|summers|moons) (?:ago|back)|back in (?:the )?(?:19|20)?\d\ds?|in those days|back then|donkey's years|before my time|once upon a time)\b/i

/** True for a sentence that says of itself that it is an old story. */
export function isLongAgo(text: string): boolean {
  return text.length < 300 && LONG_AGO.test(text)
}

/** Somebody who goes: then the clause is a reason for hiring. */
const GOES =
  /\b(?:left|leav\w+|retir\w+|resign\w+|gone|going|moved|moving|quit|promot\w+|off|away|maternity|paternity|handed|emigrat\w+|stepp\w+|died|hung|hang\w*|cover|replac\w+|poached|sabbatical|notice)\b/i

/** True where the person of a clause goes. */
export function isGoing(text: string): boolean {
  return GOES.test(text)
}

/** Verbs with which somebody at work settles what holds. */
const SETTLES =
  /\b(?:said|says|told|agreed|confirmed|approved|signed|decided|authorised|insisted|asked|wants?|wanted|set|budgeted|reckons?|found|checked|offered|got us)\b/i

/** True where the person of a clause says what holds for the vacancy. */
export function settles(text: string): boolean {
  return SETTLES.test(text)
}

/** Verbs with which a manager speaks of the vacancy in the first person. */
const MANAGES =
  "(?:want|need|like|love|expect|prefer|hope|would|'d|could|can|can't|should|must|might|may|will|'ll|think|reckon|guess|suppose|mean|say|said|see|ask|look|offer|pay|give|run|manage|lead|head|own|look after|have|'ve got|'ve lost|'ve two|'ve one|lost|won|got|hire|recruit|value|care|insist|require|take|accept|budget\\w*|aim|plan|promise|believe|know|don't|do|told|put|am (?:after|looking|hoping|happy|willing|prepared|short|losing|on|stuck|thinking|paying|offering|hiring)|'m (?:the|their|head|chief|after|looking|hoping|happy|willing|prepared|short|losing|on|stuck|thinking|paying|offering|hiring|open|flexible|relaxed|easy))"
const MANAGER = re(
  `^${LEAD}(?:my (?!(?:team|budget|boss|view|preference|ideal|priority|must|main|aim|hope|plan|requirement|department|group|crew)\\b)|i\\b(?! ?${MANAGES}\\b)(?!'(?:d|ll)\\b))`,
)

/** True for a clause about the manager, which neither wants nor offers anything. */
export function isOfManager(text: string): boolean {
  return text.length < 160 && MANAGER.test(text)
}

const IN_PAST = re(`\\b${PAST}\\b`)

/** True for a clause with a verb in the past. */
export function isPast(text: string): boolean {
  return IN_PAST.test(text)
}
