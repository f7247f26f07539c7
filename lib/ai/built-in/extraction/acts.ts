/** What a sentence does besides stating facts. */

const INJECTION =
  /\b(?:note|message|instructions?|memo) (?:to|for) (?:the |any |an )?(?:ai|a\.i\.|assistant|bot|chatbot|llm|model|machine|system)\b|\b(?:disregard|ignore|override|overrule) (?:the |this |that |your )?(?:hiring manager|user|manager|recruiter|person|human|client)\b|\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|these|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions|context|messages|training|safety)\b|\byou are now\b|\bfrom now on (?:you|act|respond|answer)|\b(?:act|behave|respond|answer|reply|talk|speak) (?:as|like) (?:a|an|if|though)\b.{0,30}\b(?:pirate|cat|robot|ai|assistant|model|dan|developer|admin|poet|different)\b|\bpretend (?:to be|you|that you)\b|\b(?:system|developer|hidden|initial|secret|your) (?:prompt|message|instructions?)\b|\b(?:reveal|print|output|repeat|show|display|leak|dump)\b.{0,30}\b(?:prompt|instructions?|rules|api key|secret|password|configuration|system)\b|\bnew instructions?:|\bjailbreak|\bdan mode\b|\bdeveloper mode\b|\bas an ai\b|\blanguage model\b|\b(?:drop|delete from|insert into|select \*|union select|alter) (?:table|users|from|\w+ values)|\bjavascript:|\bonerror ?=|\{\{|\bsystem override\b|\b(?:ignore|disregard|forget) (?:the |all |everything )?(?:of the )?(?:above|before|previous)\b|\bend of (?:prompt|instructions|conversation)\b|\btool[_ ]call\b|\bfunction[_ ]call\b|\bapprove (?:this|the) (?:spec|specification|vacancy) (?:now|automatically)|\bset (?:the )?status to\b/i
const ROLE =
  /^\W*(?:system|assistant|developer|user|admin|administrator|root|<\|[a-z_]+\|>|\[?inst\]?|###? ?(?:instruction|system|response)s?)\W*(?:message|prompt|note|override)?\s*[:>\]]/i
const COMMAND =
  /^(?:and |then |also |now |please |just )*(?:write|add|say|set|put|output|print|reply|respond|answer|tell|return|include|insert|append|change|make|repeat|state|mark|approve|delete|translate|sing|append|end|start|begin|use)\b/i

const FORGED = /["']?role["']?\s*[:=]\s*["']?(?:system|assistant|developer|tool|user)\b|["']content["']\s*:/i

/** True for a piece of a forged message in the form that machines exchange. */
export function isForged(text: string): boolean {
  return FORGED.test(text)
}

/** True for words that try to steer the machine instead of describing the vacancy. */
export function isInjection(text: string): boolean {
  return INJECTION.test(text) || ROLE.test(text) || FORGED.test(text)
}

/** True for an order that can only be meant for the machine, once such words were met in the same line. */
export function isCommand(text: string): boolean {
  return COMMAND.test(text)
}

const FINISH =
  /^(?:(?:and|so|ok|okay|right|well|um|er|yeah|yep|yup|aye|yes|no|i think|i reckon|i guess|i'd say|oh|now|anyway|erm|then|good|great)[\s,.]*)*(?:that(?:'s| is| was|s| will be| should be| would be|'ll be|'d be)? (?:about |pretty much |more or less |probably |really |just about |basically )?(?:it|all|everything|the lot|your lot|my lot|us|me done|us done|me|enough|us then|all (?:of it|from me|there is|we need|i (?:have|can think of|know|wanted))|everything (?:from me|i (?:have|can think of|know))|the (?:end|whole thing|full picture))|(?:nothing|not|no) (?:else|more|further)(?: (?:qs|questions|points|answers|info|to add|from me|really|i can think of|comes to mind))*|(?:that|it|this)(?:'ll| will| should| would)? do(?: it| me| us| nicely| for me| for now)?|(?:i think )?(?:that|it|this)(?:'s| is) (?:now )?(?:complete|comprehensive|the whole of it|as much as i (?:have|know))|that (?:completes|concludes) (?:it|things|everything|my (?:brief|answers|list))|ta[- ]?ra(?: a bit| then| now)?|(?:i'm|we're|i am|we are|all) (?:done|finished)|(?:i think |i believe )?(?:you've|you have|you) (?:got|have|had)? ?(?:the lot|everything|it all|all of it|all you need|all i have)|can't think of (?:anything|owt) (?:else|more)|done|finished|the end|finish|end|that's that|job done|all done|(?:nope,? |no,? )?(?:it's )?all in there|let's (?:stop|leave it|finish|wrap up|end it)(?: there| here)?|(?:please )?(?:write|draft|generate|produce) (?:it|the (?:spec|summary|specification|thing))(?: up)?(?: now| please| then)?|over and out|(?:no,? )?(?:we're|i'm|that's|all) good|there you (?:go|have it)|i(?:'ll| will) (?:leave|stop) (?:it )?there|wrap (?:it )?up)(?:[\s,.]*(?:i think|for now|really|then|thanks?|thank you|cheers|from me|ta|all|folks|mate|please|now|i reckon|i suppose|i guess|very much|there|everything|to be honest|i believe|bye|x+|today|about it|so far|if that helps))*$/i

/** True for "that's everything" and its kin. */
export function isFinish(text: string): boolean {
  return text.length < 120 && FINISH.test(text.replace(/[.!?\s]+$/, '').trim())
}

const SKIP =
  /^(?:(?:let's |can we |please |i'd rather |i'll |just |we can |ok |okay |um |no |no,? )*)(?:skip(?:ped|ping)?(?: (?:it|this|that|that one|this one|please|to the next))*|pass(?: on (?:that|this)(?: one)?)?|next(?: (?:one|question|please|topic))*|move on|moving on|not (?:now|relevant|applicable)|n\/?a|rather not (?:say|answer)|no comment|not saying|prefer not to (?:say|answer)|leave (?:it|that|this)(?: (?:for now|blank|out|one))*|come back to (?:it|that|this)(?: (?:one|later))*|ask me later|later)(?:,? (?:please|thanks|for now|then|next|that one|this one))*$/i

/** True for a refusal to answer: "skip", "pass", "next". */
export function isSkip(text: string): boolean {
  return text.length < 60 && SKIP.test(text.replace(/[.!?\s]+$/, '').trim())
}

const UNKNOWN =
  /(?<!\b(?:they|he|she|who|people|you|them|operators|anyone|nobody|someone|somebody|(?:they|he|she|who|you|it)(?:'re|'s| are| is)) )\b(?:(?:i |we )?(?:really |honestly |just )?(?:don't|do not|dont|didn't|doesn't) (?:really |actually |yet |quite )?know\b(?! (?:what to do|them|how))|dunno|no idea|not (?:\w+ )?(?:sure|certain|decided|agreed|settled|known|confirmed)(?! (?:of|people|clients))|haven't (?:really |quite |yet )?(?:decided|thought|agreed|worked|sorted|settled|discussed|got that far|a clue|fixed|set|looked|been told|finalised)|(?:hasn't|haven't|has not|have not|not|isn't|aren't|is not|are not)(?: yet)? (?:been )?(?:yet )?(?:decided|agreed|fixed|finalised|signed off|settled|confirmed)(?! (?:by|on|with|as|points?|scope|price|terms))|hasn't been (?:decided|agreed|set|fixed|confirmed|settled)|have not (?:decided|agreed|thought)|undecided|to be (?:confirmed|decided|agreed|determined|advised|discussed)|tb[cda]\b|up in the air|(?:hazy|vague|sketchy|blank|unclear) (?:on|about)|(?:i'm|we're|a bit) (?:hazy|vague)|no clue|haven't a clue|(?:can't|couldn't|cannot|won't) (?:honestly |really )?promise|(?:can't|couldn't|cannot) (?:say|tell you|remember|recall|answer)(?: (?:yet|that|for sure|for certain|off))?|(?:i|we)(?:'d|'ll)?(?: would| will)? (?:need|have) to (?:check|ask|find out|confirm|get back|come back|think about)|(?:i'll|we'll|let me) (?:check|ask|find out|get back|come back|confirm)|you(?:'d|'ll| would) have to ask|ask (?:hr|our|my|the|finance)\b|depends who|search me|your guess is|beats me|(?<=^|[,;-] |\b(?:but|and|well|honestly|yet|now) )who knows|who knows$|no view|nothing (?:decided|agreed|settled|fixed yet)|nothing (?:about|on) .{1,40}(?:promise|say|offer|yet)|not (?:got )?anything (?:about|on) .{1,40}yet)\b/i

/** Somebody who can say "I don't know" has a virtue, not a gap. */
const SAYS_SO = /\b(?:say|saying|admit|admitting)(?: that)? ['"]?i (?:don't|do not) know\b['"]?/gi

/** True for words that say an answer is not known or not settled. */
export function isUnknown(text: string): boolean {
  return UNKNOWN.test(text.replace(SAYS_SO, ' '))
}

const CHATTER = [
  /^dear \w+(?: \w+)?$|^(?:hi|hello|hey|hiya|morning|good (?:morning|afternoon|evening|day)|afternoon|evening|greetings|dear|alright|all right|howdy|yo|(?:e[yh]|hey|ay|aye) up|howay|(?:'?ow|how) do|wotch(?:a|er)|now then|aye aye|alreet|y'?alright|(?:why|way|wey|whey) aye|och(?: aye)?|ahoy|g'day|bore da|shw?mae|hallo|hullo)\b(?:\W+(?:there|all|again|everyone|team|mate|folks|both|sir|madam|to you|alright|spanwright|then|man|pet|love|lad|lass|duck|me duck|chuck|bab|hen|butt|marra|mucker|squire|guv|cock|petal|flower))*$/i,
  /^(?:yes|yeah|yep|yup|yea|aye|no|nope|nah|ok|okay|k|fine|sure|right|great|good|perfect|lovely|brilliant|excellent|fantastic|cool|super|agreed|understood|noted|got it|gotcha|i see|fair (?:enough|point|play|do's)|point taken|good (?:point|question|idea|stuff)|of course|certainly|absolutely|exactly|indeed|true|correct|indeed|sorry|apologies|oops|whoops|ah|oh|hmm+|um+|er+m?|well|so|anyway|thanks?|thank you|cheers|ta|much appreciated|many thanks|no problem|no worries|my mistake|my bad|never mind|you're right|both|all of them|either|dreadful|awful|terrible|(?:now )?in a (?:minute|sec|second|moment|tick|mo|bit)|typical|ha(?:ha)*|lol|ta[- ]?ra(?: a bit)?|ta ta|tatty bye|cheerio|toodle(?: pip)?|see ya|laters|joking|kidding|lovely weather.*|bye|goodbye|see you|speak soon|talk soon|take care|best(?: wishes)?|(?:kind |warm |best )?regards|yours(?: (?:sincerely|faithfully|truly))?|carry on|go on|go ahead|fire away|ready|let's go|here goes|here we go|where were we|might|maybe|perhaps|possibly|probably|hopefully|none really|nothing (?:really|much|special|fancy)|where (?:do|shall|should) i (?:begin|start)|here's the thing|apply (?:now|today|online)|let me be (?:exact|precise|clear)|to be (?:exact|precise)|(?:with )?(?:kind|best|warm) (?:regards|wishes)|(?:an )?exciting opportunity|what else|what's next|next|please|let me think|let me see|let's see|that's (?:right|correct|fine|ok|good|true|the (?:one|idea|job|thing|whole story))|quite right|will do|i know|i understand|you know|you're welcome|as i said|if that helps|hope that helps|hope this helps|does that help|and so on|etc|blah blah|you get the (?:idea|picture)|say no more|enough said|that sort of thing|something like that|job's a good 'un)(?:[\s,.!-]+(?:yes|yeah|ok|okay|fine|thanks?|thank you|very much|a lot|so much|again|for (?:that|now|asking|your (?:help|time))|then|there|everyone|all|mate|that|you|understood|alright|right|sorry|good|great|no|enough|really|got it|noted|fair point|i see|too|it|well|so|cheers|love|please|by the way|bye))*$/i,
  /\b(?:(?:lashing|chucking|tipping|bucketing|pouring|hammering|throwing|pelting|hosing|siling|teeming|bucketing|stotting|raining|snowing)(?: it)?(?: all)? (?:down|cats)|(?:boiling|freezing|roasting|baltic|perishing|sweltering|scorching) (?:here|in here|today|out there|this (?:morning|afternoon))|what's it like (?:with you|there|your end|where you are)|(?:sun's|sun is|snow's) (?:out|shining|coming down)|weather|raining|football|cricket|rugby match|the match|did you see|world cup|grand national|sandwich|my tea|my coffee|cup of tea|a brew|my lunch|my dinner|holiday (?:in|to) (?:spain|france)|my weekend|your weekend|how are you|how's it going|hope you(?:'re| are)|nice to (?:meet|talk|speak)|pleasure|my (?:wife|husband|mum|dad|brother|sister|kids|son|daughter|dog|cat|mate|brother-in-law|mother-in-law|neighbour)(?:'s)? (?:is|was|did|has|says|said|reckons|thinks|always|would|keeps|bought|makes|works|got|went|name|never)|happy birthday|merry christmas|traffic (?:was|is|on)|phone's ringing|someone at the door|the dog's|excuse me|bear with me|one moment|one sec|hang on a (?:sec|minute|tick)|back now|where was i|sorry about that|sorry for|excuse the|typing on my phone|sent from my|fat fingers|autocorrect|you caught me|caught me (?:at|on|with|in)|bad time|good time to|this is (?:what|how) we (?:ran|used|put|had|wrote|advertised)|the rest (?:stands|stays|is fine|still holds|of it)|didn't mean (?:it|that)|all in there|missed (?:it|that)(?: (?:out|one))?$|short of time|set out below|thank you for your time|this is (?:the|an|our|last (?:year|time)'s) (?:old |last )?(?:advert|ad|old advert|job ad|spec|jd|job description)\b|^(?:and |so |ok |right )*here(?:'s| is) (?:the|our|my) (?:\w+ )?(?:advert|ad|spec|jd|job description|posting|listing)\b|^(?:i'm |i am )?pasting (?:the|our|an|what|in|it|this)\b|make something (?:better|of it)|please (?:tidy|improve|rewrite)|i've talked your|talk(?:ed)? your ear|in a (?:hurry|rush)\b.{0,24}$|i've (?:only )?got (?:\w+ )?(?:minutes|mins)|before (?:a|my) (?:meeting|call)|here's the lot|here is the lot|here it is|here goes|only testing|just (?:testing|kidding|joking|checking)|testing you|are you (?:a |an |really |there|human|real|still)|you(?:'re| are) (?:a |an )?(?:robot|bot|machine|ai\b|computer|very|quite|good|clever|brilliant|great)|bot\b|this is (?:quite )?(?:good|clever|fun|great|easy)|i like this|impressive|people always ask|i'll say it (?:first|now|again)|i'll start with|i'll (?:be|keep it) (?:brief|quick|short)|let me (?:start|begin|explain|tell you|give you)|to start with$|first things first|as (?:you can see|discussed|mentioned|per|agreed)|see (?:below|above|attached)|attached|please find|following on from|copied from|pasted? (?:it|this|from|below)|here(?:'s| is| are) (?:what|the (?:old|last|current|job)|our (?:old|last|current)|an old|last)|old (?:ad|advert|spec|job ad)|last time(?: we)?(?: round)?\b.{0,40}\b(?:holds|used|advert|same)|most of it (?:still )?(?:holds|stands|applies)|still holds|sent it (?:over|across)|i(?:'ve| have)? (?:checked|asked|spoke|spoken|looked|had a word|talked|just checked|just spoken|just asked)\b(?!.{0,40}(?:\d|£))|got that wrong|got it wrong|i (?:keep|kept|always) (?:forget|forgetting|mix)|(?:one|two|three|a few|a couple of|some|couple of) (?:more )?(?:changes?|corrections?|things|points|tweaks|amendments|updates)$|^(?:one|two|three|a few|a couple of|some|couple of|just one) (?:more )?(?:changes?|corrections?|things?|points?|tweaks?|amendments?|updates?)$|to the (?:first|second|last) (?:point|question)|i don't want the hassle|what a (?:day|week)|long (?:day|week|story)|friday feeling|happy days|dreadful|bless (?:him|her|them)|god knows|heaven knows|touch wood|knock on wood|don't get me started|that's another story|you couldn't make it up|between meetings|hands are tied|what can i say|make of that what you will|take it or leave it|don't tell)\b/i,
]

/** True for greetings, thanks, agreement, pleasantries and talk about the talk itself. */
export function isChatter(text: string): boolean {
  const words = text.replace(/^[\s,.!-]+|[\s,.!-]+$/g, '')
  return words === '' || CHATTER.some((pattern) => pattern.test(words))
}

const OFF_RECORD =
  /\b(?:off the record|between (?:you and me|us|ourselves)|(?:don't|do not|please don't|dont|never|not to) (?:put|write|include|mention|quote|print|publish|say|repeat|add|use|advertise|list|sell|oversell|promise) (?:that|it|this|them|those|any of (?:that|it|this))\b|not for (?:the (?:ad|advert|spec|record)|publication|print)|keep (?:that|this|it) (?:out(?! of the (?:essentials?|musts?|must[- ]haves?|requirements?))|to yourself|quiet|between|confidential|off)|don't put it down|leave that out of (?:the|it)|confidential(?:ly)?$|strictly confidential|not public(?: yet)?|don't quote me|rather (?:you|it|that) (?:said nothing|didn't|kept|was(?:n't| not)|weren't|not)|beside the point|(?:that's|that is|which is|that's all) (?:by the by|neither here nor there|not the point|ancient history|all in the past|a story for another day))\b/i

/** True where the manager says that the words are not for the specification. */
export function isOffRecord(text: string): boolean {
  return OFF_RECORD.test(text)
}

const QUESTION_START =
  /^(?:(?:and|but|so|ok|okay|right|well|by the way|btw|um|er|oh|sorry|hello|hi|before we \w+|just|also|quick question|out of interest|one question|hang on|actually|anyway|then|now|sorry)[\s,!.:-]+)*(?:what|who|whom|whose|when|where|why|which|how|do|does|did|is|are|was|were|have|has|had|can|could|will|would|shall|should|may|might|am|isn't|aren't|don't|doesn't|won't|wouldn't|any (?:chance|idea|thoughts)|you)\b/i
const PROPOSAL =
  /^(?:(?:so|ok|and|well|then|right)[\s,]+)*(?:can|could|shall|should|may|might) (?:we|you|i) (?:just |also |maybe |perhaps )?(?:say|put|go|do|add|make|offer|have|write|include|stretch|call)\b|^(?:how|what) about\b|^(?:is|would) .{0,20}(?:£|\d).{0,20}\b(?:ok|okay|alright|all right|enough|about right)/i

/** True for a question put to the consultant; a question that proposes something ("can we say up to 60k?") is a statement. */
export function isQuestion(text: string): boolean {
  return (
    (QUESTION_START.test(text) ||
      /^[\w' -]{1,24}$/.test(text) ||
      /,\s*(?:how|what|when|who|do|does|is|can) /.test(text)) &&
    !PROPOSAL.test(text)
  )
}

/** A proposing question without its question words. */
export function proposed(text: string): string {
  return text.replace(
    /^(?:(?:so|ok|and|well|then|right)[\s,]+)*(?:can|could|shall|should|may|might) (?:we|you|i) (?:just |also |maybe |perhaps )?(?:say|put|go (?:for|with|to|up to)|do|add|make it|offer|have|write|include|call it)?\s*|^(?:how|what) about\s+/i,
    '',
  )
}

const BOILERPLATE =
  /\b(?:our client\b(?!s)(?=.*\b(?:is|are) (?:seeking|looking|recruiting|hiring|a))|are you an? .*(?:looking|ready|searching)|exciting opportunity|at the forefront|market[- ]leading|world[- ]class|industry[- ]leading|vibrant|apply (?:now|today|online)|send (?:your|a) cv|equal opportunit(?:y|ies) employer|rock ?star|we are an equal|click (?:here|apply)|no agencies|strictly no agencies)\b/i

/** True for the set phrases of adverts, which say nothing about this vacancy. */
export function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text)
}

const ANECDOTE =
  /^the (?:last|previous) \w+ .*\b(?:told|said|tried|turned up|came in|couldn't|didn't|thought)\b|^(?:the|our|my) (?:last|previous|old) \w+ (?:was|were) (?:\w+ )?(?:hopeless|useless|terrible|rubbish|awful|late|lazy|a nightmare|a disaster|no good|dreadful)\b/i

/** True for a story about somebody who was here before, which says nothing about the vacancy. */
export function isAnecdote(text: string): boolean {
  return ANECDOTE.test(text)
}
