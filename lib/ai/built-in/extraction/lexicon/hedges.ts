/**
 * Hedges and their opposites, as sources of patterns, by what they are made of: a bottom that is denied, a bend that is offered, a
 * favour that is promised, an if. A thing under any of them is no must-have.
 */
const WE = "(?:i|we|they|you|he|she)(?:'d|'ll|'m|'re| would| will| could| can| might| am| are)?"
const DOOM =
  "(?:end of the world|show[- ]?stoppers?|deal[- ]?breakers?|disaster|catastrophe|tragedy|drama|biggie|big deal|life (?:or|and) death|hanging offence|matter of life and death|red line|killer|hill (?:i'd|to) die on|crime|rule|necessity|prerequisite|stipulation|blocker|barrier|gospel|requirement|condition|must|given|be[- ]all and end[- ]all)"
const TREAT =
  '(?:gravy|jam|icing|cream|trimmings|window[- ]dressing|garnish|cherry|treat|luxury|luxuries|extras?|bonus(?:es)?|feather|plus(?:es)?|sweetener|nicety|perk|asset|boon|boost|bonus points|step up|leg[- ]up|head start|tie[- ]?breaker|differentiator|selling point)'

/** Would be welcome, need not be there. */
export const HEDGES = [
  // "Hardly the end of the world", "none of it a show stopper".
  `(?:(?:it|that|which|this|they|and|but|though)(?:'s| is| are|'re)? )*(?:none of (?:it|them|that|those|these)(?:'s| is| are)?|neither(?: of them)?(?:'s| is| are)?|hardly|scarcely|not exactly|never|isn't|aren't|not|wouldn't be|won't be) (?:really |exactly |quite |actually )?(?:a |an |the |my |our |what i'd call a )?${DOOM}`,
  // "All gravy", "is a definite feather in the cap".
  `(?:is|are|'s|'re|was|being|as|just|all|only|pure|mere|would be) (?:just |all |only |pure |mere |really |very much )*(?:a |an |the |some )?(?:\\w+ )?${TREAT}(?: (?:in (?:the|their|his|her|anyone's) cap|on (?:the )?(?:top|cake)))?(?! (?:scheme|of|paid|up|to|for (?:every|each|all)))`,
  "(?<=^|[(,;:-] ?)(?:we |i )?(?:would|'d) (?:like|love|prefer)(?=\\W*$)",
  "(?:would|'d|might) (?:please|delight|suit|impress|interest|tickle) (?:me|us)(?: no end)?|(?:shan't|won't|wouldn't|don't|not) (?:going to )?(?:stand on|make an issue of|press for|press|push for|hold it against (?:them|anyone|you|him|her)|hold that against (?:them|anyone|you)|quibble over|split hairs over)(?: (?:it|that|them))?|for choice$|(?:i|we) can take or leave(?: (?:it|that|them))?",
  // "X is a preference", "my preference".
  "(?:is|are|would be|as|'s|just|only|my|our)(?: just| only| more)?(?: of)? (?:(?:a|my|our|the) )?(?:strong |slight |mild |personal )?preferences?\\b",
  // "Can wait", "can come later", "we can live without".
  '(?:can|could|may|might|will) (?:all |always |happily |well |easily )*(?:wait|come (?:later|with time|in time|after)|follow (?:later|on|in time|afterwards|after)|(?<=^(?:the |an? )?\\S+(?: \\S+)? (?:can|could|may|might|will) )follow$|be (?:added|bolted on|sorted|picked up|dealt with) (?:later|afterwards|in time|once|after)|take or leave)(?: (?:it|that|them))?',
  "(?:(?:i|we|they) )?(?:can|could|would|will) (?:easily |happily |probably |just about )?(?:live|manage|cope|get by|survive|make do|do) without|(?<!(?:n't|not|never|cannot) )(?:live|manage|cope|get by|get along|do(?! it)|survive|make do|work round|work around|get away) without",
  // "At a pinch", "as a fallback", "if we strike gold".
  "at (?:a|the) (?:pinch|push|stretch)|as (?:a |the )?(?:fallback|fall-back|stand-?by|second best|second choice|stopgap|substitute|last resort)|failing (?:that|which)|second (?:choice|best)|plan b\\b|in a perfect world|in (?:my|our|your) dreams|dream (?:candidate|hire|ticket)|pie in the sky|wishful thinking|if (?:i|we|you)(?:'re| are|'m| am|'d| could|'ve| have)? (?:\\w+ )?(?:strike gold|get lucky|lucky|blessed|spoilt|dreaming|greedy|pushed|honest about the dream|got my wish|had my way|could choose|can find (?:it|one|that|them)|can get (?:it|one|that|them))|if (?:it|one|that)(?:'s| is) (?:going|available|there|about)|if there(?:'s| is) (?:a|the) choice|all else being equal|other things being equal|given (?:the|a) choice|between two (?:equal|good) \\w+",
  // "Where I'd bend", "we're easy on", "not precious about".
  `(?:where|that|which|one|something|there) (?:i|we)(?:'d|'ll| would| will| can| could| might)(?: be (?:happy|willing|prepared) to)? (?:bend|budge|give|flex|compromise|yield|relax|let go|negotiate)\\b`,
  `(?:i|we)(?:'d|'ll| would| will| can| could| might)(?: be (?:happy|willing|prepared) to)? (?:bend|budge|flex|compromise|yield|relax|negotiate) on`,
  `(?:${WE} )?(?:easy|relaxed|flexible|open|easy-going|laid back|chilled|lenient|loose|soft) (?:on|about|over|as to|with)(?! (?:the )?(?:start|hours|location|date|days|pay|salary|people|customers))`,
  `(?:${WE} )?(?:not|n't|never)(?: going to)?(?: be)? (?:too |so |that |overly |very |at all )?(?:precious|fussy|picky|religious|dogmatic|strict|hung up|sold|wedded|married|purist|hard and fast)(?: (?:about|on|over|to|with)(?: (?:it|that|them|which))?)?`,
  // "Look kindly on", "counts for something", "gets a nod".
  `(?:${WE} )?(?:look|smile|think)(?:s|ed)? (?:more )?(?:kindly|favourably|well|fondly)(?: (?:on|upon|at|of))?`,
  '(?:counts?|speaks?|says?|goes?) (?:for something|in (?:their|his|her|your) favour|a long way|for a lot)|(?:gets?|earns?|scores?|wins?|brings?) (?:(?:a|an|my|our|the|them|you|extra|some|bonus|brownie) )+(?:nod|points?|marks?|tick|smile|credit|star|look|bonus points|second look|interview)(?: from (?:me|us))?|(?:perk|prick|sit)s? (?:me |us |my |our )?(?:up|ears)|(?:moves?|puts?|bumps?|pushes?) (?:them |him |her |someone |anyone |you )?(?:up|to the top of|higher up) the (?:pile|list|queue)',
  // "Would be fine", "I'd settle for".
  "(?:would|'d|will|could|might) (?:also |all |equally )?(?:be (?:fine|ok|okay|all right|alright|acceptable|considered|entertained|looked at|welcomed?|appreciated|valued|noted|liked|gratefully received)|do (?:nicely|just as well|at a pinch)|pass)(?! (?:with|if you|to))",
  `(?:i|we)(?:'d| would|'ll| could| might) (?:also |happily |even )?(?:settle for|consider|entertain|accept|not (?:mind|object to)|look at)(?= )`,
  "(?:we'd|i'd|we would|i would) (?:love|like|be (?:happy|glad|pleased|delighted)|quite like) to see(?! (?:someone|somebody|a person|people|them|the))",
  // "Might use it now and then", "meh".
  '(?:might|may) (?:well |occasionally |sometimes |also |even )*(?:use|see|touch|need|come across|meet|dip into|bump into|run into|dabble in)\\b|(?:now and (?:then|again)|once in a blue moon)(?=\\W*$)',
  '(?:^|(?<=[,;-] ?))(?:meh|so-?so|whatever|optional|take it or leave it|no biggie|handy|useful|helpful|nice|lovely|desirable|preferably|ideally|maybe|perhaps|possibly|bonus|icing|gravy)$|(?<=^\\S+(?: \\S+)? )(?<!\\bor )whatever$',
  "(?:is|are|'s|'re|was) (?:rather |all |a bit |somewhat )?(?:by the by|by the way|neither here nor there|incidental|secondary|peripheral|nice-ish|so-?so|debatable|negotiable|up for grabs|open to (?:debate|discussion))",
  '(?:^|(?<=^\\S+ (?:\\S+ )?))(?:i|we) (?:can|could|would|might)$',
].join('|')

/** Given by the employer: to have it beforehand is not asked. */
export const GIVEN = [
  `(?:which |that |and |but |so )*(?:we|i|they|the company|the firm)(?:'d|'ll|'re| would| will| can| could| always| usually| happily)* (?:pay for|fund|sponsor|cover|sort|sort out|arrange|book|organise|organize|provide|do|run|get|put on|lay on) (?:it|that|them|those|this|all that)(?: (?:all|out|for (?:them|him|her|you|people|everyone)|in[- ]house|here|ourselves|ourself|on the job|internally|once|when|after|in the first|in week|on day|during|as part).*)?$`,
  "(?:we|i|they)(?:'d|'ll| would| will| can| could| always)? (?:sort|arrange|do|provide|get|organise|run) (?:out |all )?(?:for (?:them|him|her|you|people)|in[- ]house|ourselves|on the job)",
  "(?:we|i|they)(?:'d|'ll| would| will| can| could| always)? (?:bring|grow|break|ease|lead) (?:them|him|her|people|someone|you) (?:on|in|into it|along)(?=\\W*$| gently| slowly| here)",
  "no (?:need|requirement|call) to (?:know|have|hold|bring|be \\w+ in|have (?:used|done|seen)) (?:it|that|them|this|one|any)(?: .*)?$|(?:not|n't) (?:have to|need to) (?:have|know|hold|bring) (?:it|that|them|one|the|any) (?:.* )?(?:beforehand|first|already|to start|on arrival|at the start|when they (?:start|arrive|come)|yet|now)",
].join('|')

/** Nothing without it. */
export const FIRM = [
  "(?:n't|not|never|cannot|no) (?:going to |be )?(?:budge|bend|budging|bending|compromis(?:e|ing)|negotiat(?:e|ing)|mov(?:e|ing)|flex(?:ing)?|yield(?:ing)?|wriggle room|wiggle room|leeway|give|way round)(?: on)?",
  "(?:can't|cannot|couldn't|can not|won't|wouldn't|not) (?:live|manage|cope|get by|survive|do) without",
  '(?:the|one|my|our|only) (?:real |big |one |only |absolute )*(?:non[- ]?negotiables?|must|musts|essentials?|red lines?|deal[- ]?breakers?|need|biggie|showstopper)\\b',
  '(?:for (?:sure|certain|definite)|without (?:fail|question|doubt)|no question|no argument|end of|full stop|or nothing|or not at all|comes? first)(?=\\W*$)',
  '(?:there are |there is )?no two ways about (?:it|that)',
  '(?:^|(?<=[,;-] ?))(?:vital|essential|crucial|critical|definitely|absolutely|must|a must|mandatory|required|yes|non[- ]?negotiable|of course|naturally|obviously)$',
  '(?<=\\S )(?:obviously|naturally|of course|definitely|absolutely|without question)$',
].join('|')
