export type Rating = 'must' | 'nice' | 'learnable' | 'notApplicable'
export type Weight = Rating | 'close' | 'finish'

/** What a message must say before a fact is rated, a topic closed or the interview ended. Any row of a weight will do. */
export const WEIGHT_ROWS: readonly {
  weight: Weight
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}[] = [
  {
    weight: 'must',
    pattern:
      /\b(?:must(?:[- ]haves?)?|essential|required?|requires|requirement|mandatory|vital|crucial|critical|compulsory|non[- ]negotiable|have (?:got )?to|has (?:got )?to|need(?:s|ed)?|necessary|all of (?:them|those|it)|both of them|definitely|absolutely|deal[- ]?breaker|do without|insist|no exceptions|minimum|day one|important)\b/i,
    yes: ['Revit is a must', 'all of them', 'They have got to drive', 'yes, Tekla is essential'],
    no: ['Revit would be nice', 'ideally Tekla'],
  },
  {
    weight: 'nice',
    pattern:
      /\b(?:ideal(?:ly)?|prefer\w*|nice[- ]to[- ]haves?|good to have|nice|bonus|plus|advantage\w*|desirable|desired|would (?:be (?:good|great|handy|useful|helpful|lovely|welcome)|help)|helpful|handy|useful|beneficial|optional|welcome|if possible|hopefully|not (?:essential|necessary|required|needed|mandatory|a must|vital|a deal[- ]?breaker)|isn['’]?t (?:essential|necessary|required|needed|a must)|needn['’]?t|don['’]?t (?:have to|need)|doesn['’]?t (?:have to|need)|could (?:live|do) without|not the end of the world|icing|wish[- ]?list|less important|a help|feather in|a start|if (?:they|you|he|she)(?: have|['’]ve)? (?:have|had|got|know|can|already)|any (?:of|will)|rather than essential|love|like)\b/i,
    yes: ['Tekla would be a bonus', 'ideally Revit', 'MIDAS isn’t essential', 'some are nice to have'],
    no: ['Revit is a must', 'they need Tekla'],
  },
  {
    weight: 'learnable',
    pattern:
      /\b(?:learn\w*|train\w*|teach|taught|teachable|pick(?:ed)? (?:it |that |them )?up|on the job|show (?:them|['’]?em|you|him|her)|shown|coach\w*|develop\w*|get up to speed|bring (?:them|someone) up|put (?:them|someone|you) through|(?:can|could|will|['’]ll) (?:do|get|take|sit) (?:it|that|them|the \w+) (?:here|with us|later|after)|sponsor\w*|pay for)\b/i,
    yes: [
      'we can teach them Tekla',
      'they’ll learn it here',
      'training given',
      'can be picked up on the job',
    ],
    no: ['they need Tekla'],
  },
  {
    weight: 'notApplicable',
    pattern:
      /\b(?:not (?:important|needed|required|necessary|relevant|bothered|fussed|applicable|interested|looking for|an issue|after)|no (?:need|requirement|matter)|n\/a|irrelevant|don['’]?t (?:need|care|mind|want|require|bother)|doesn['’]?t (?:matter|need|apply)|won['’]?t (?:need|matter)|isn['’]?t (?:needed|required|relevant|necessary|important)|aren['’]?t (?:bothered|fussed|needed)|without|never|none|not|unnecessary|whatever|any|neither here nor there|not that|no good|leave out|skip)\b/i,
    yes: ['a degree doesn’t matter', 'no need for Revit', 'Not bothered about sector'],
    no: ['they need Tekla', 'a degree please'],
  },
  {
    weight: 'close',
    pattern:
      /\b(?:skip|pass|next|don['’]?t know|do not know|dunno|not sure|unsure|no idea|no clue|can['’]?t say|cannot say|couldn['’]?t say|hard to say|tb[cda]|to be (?:confirmed|decided|agreed|discussed)|later|come back|n\/a|not applicable|nothing|none|no|nope|nah|rather not|prefer not|decided?|move on|doesn['’]?t (?:matter|apply)|leave (?:it|that)|not (?:yet|really|that i|applicable|relevant|much|known|fixed|agreed)|haven['’]?t|hasn['’]?t|have not|isn['’]?t|aren['’]?t|don['’]?t|ask (?:hr|me|my|them|someone)|need to (?:check|ask|find)|find out|check with|confidential|private|whatever|up to (?:you|them)|wouldn['’]?t know|you (?:tell|decide)|blank|open)\b|^\W*(?:\?+|-+)\W*$/i,
    yes: ['skip', 'No idea, ask HR', 'I’d rather not say', 'tbc'],
    no: ['they need Tekla', '£40,000'],
  },
  {
    weight: 'finish',
    pattern:
      /\bthat['’]?s (?:(?:your|yer|the|my|me) lot|us|me(?: done)?)\b|\bgot the lot\b|\ball in there\b|\b(?:nowt|owt|nothing) (?:else|mair)\b|\bnae mair\b|^\W*(?:ta-?ra|bye|goodbye|cheerio)\W*$|\b(?:ta-?ra|goodbye|cheerio)\W*$|\bthat(?:['’]?s| is| will be|['’]ll be| should be|['’]?d be) (?:(?:about|pretty much|basically|really|probably|literally|absolutely) )?(?:all|it|everything|the lot|enough)\b(?! (?:about|on|for|that|in|we|they|he|she|people|our|of the (?:job|role|work)|with)\b)|\b(?:nothing|not much|no(?:thing)?t) (?:else|more|further)\b|\bno more (?:from me|to (?:add|say)|questions)\b|\b(?:i['’]?m|we['’]?re|i am|we are|i think (?:i['’]?m|we['’]?re)|all) (?:all )?(?:done|finished)\b(?! (?:by|with (?:the|our|his)|in|at)\b)|\b(?:let['’]?s|can we|could we|shall we|i(?:['’]?d| would)? (?:want|like|need|have) to|please|can you|time to|we can|you can) (?:just )?(?:finish|stop|end|wrap|close|leave it|call it)\b|\b(?:wrap (?:it|this|up)|finish (?:here|there|now|up|the (?:interview|consultation|chat|conversation))|end (?:the|this) (?:interview|consultation|chat|conversation|call)|stop (?:here|there|now|asking)|call it a day|leave it there)\b|\b(?:write|draft|generate|produce|create|make|give|send|show|do|get) (?:it up|me (?:the|my|a)|us (?:the|a)|(?:the|my|that|a|this) (?:job )?(?:spec(?:ification)?|summary|document|doc|advert|draft|write-?up|vacancy|jd))\b|\bgo (?:on then|ahead)\b|\bgenerate (?:the )?summary\b|\bno more\W*$|\b(?:you(?:['’]ve| have)|we(?:['’]ve| have)) (?:got |covered )?(?:everything|enough|all (?:of it|you need))\b|\bhappy with that\b|\benough for now\b/i,
    yes: [
      'That’s all',
      'nothing else from me',
      'I’m done',
      'let’s finish here',
      'Write it up please',
      'go on then',
    ],
    no: [
      'They finish the drawings',
      'a good finish on the paint',
      'finish',
      'that’s all about the work',
      'they are done by June',
      'make sure that everything is logged',
    ],
  },
  {
    weight: 'finish',
    pattern:
      /(?<!\b(?:they|he|she|we|who|to|and|will|must) )\b(?:type|write|draft|draw|put) (?:it|this|that|the lot|everything)(?: all)? (?:up|together|down)\b(?! (?:in|on|to|as|for|under) )(?<!\bput \w+ (?:all )?up)/i,
    yes: ['type it up', 'Can you put it all together?', 'write that up then'],
    no: [
      'they type it up for the client',
      'put it down to experience',
      'put that down as nice to have',
      'the boss just put it up',
      'write up the tests',
    ],
  },
  {
    weight: 'finish',
    pattern:
      /^\W*(?:and )?(?:then|now|so) (?:we|i|you can|we can|let['’]?s)(?:['’]ll|['’]re| are| will)? (?:finish(?:ed)?|done|stop|close|end)\W*$/i,
    yes: ['Then we finish', 'and then we’re done', 'Now we stop.'],
    no: ['then we finish the drawings', 'they finish'],
  },
  {
    weight: 'finish',
    pattern:
      /(?<!\b(?:they|he|she|we|you|who|and|will|must|not) )(?<!\b(?:have|has|need|needs|got) to )\bsign (?:it|this|that|the (?:job )?(?:spec(?:ification)?|brief|document)) off\b(?! (?:in|on|to|as|for|with|before|after|when|by|every|each) )/i,
    yes: ['Sign it off', 'OK, let’s sign that off then', 'please sign the spec off'],
    no: ['they sign it off', 'has to sign it off', 'sign it off with the client', 'we sign it off'],
  },
  {
    weight: 'finish',
    pattern:
      /\bget (?:it|this|that|the lot|everything)(?: all)? (?:typed|written|drafted|drawn|put) (?:up|out|together)\b/i,
    yes: ['Right, get it typed up then', 'get that written up'],
    no: ['get it signed off', 'they get the report typed'],
  },
  {
    weight: 'finish',
    pattern:
      /\b(?:that|this|we)(?:['’]?ve| have|['’]?s| has| should| would|['’]?d|['’]?ll| will)?(?: (?:about|just|pretty|much|probably|should|got))* cover(?:s|ed)? (?:it|everything|the lot|all of it)(?=\W*$|[,;]| (?:i think|from (?:me|us|my)|then|now|thanks|nicely)\b)|\ball (?:covered|set)\W*$|\bthat(?:['’]?ll| will| should| would|['’]?d) do(?: (?:it|nicely|me|us|for (?:me|us|now)))?(?=\W*$|,)|\bwe(?:['’]?re| are) (?:all )?(?:good|set|sorted|there)(?: to go)?(?: (?:now|then|i think|thanks|from (?:here|my end|my side)))*\W*$|\ball good from (?:me|us|here|my)\b|\bgood to go\W*$|\bthat(?:['’]?s| is) (?:a wrap|complete|me done)\W*$|\byou(?:['’]ve| have) got (?:what you need|it all|the lot)\b|\b(?:i|we)(?:['’]?ve| have) (?:got )?nothing to add\b|\b(?:can(?:['’]?t|not)|couldn['’]?t) think of (?:anything|owt|much) (?:else|more)\b|\b(?:nothing|no further|no more) (?:(?:else )?(?:springs|comes) to mind|questions|(?:that )?i can think of)\b|\b(?:job done|done and dusted)\W*$/i,
    yes: [
      'I think that covers it',
      'we’ve covered everything',
      'all set',
      'That’ll do nicely, thanks',
      'we’re good',
      'I’ve got nothing to add',
      'I can’t think of anything else',
      'Nothing springs to mind',
    ],
    no: [
      'that covers the nights',
      'insurance covers everything on the van',
      'we’re good at looking after people',
      'We are there by seven',
      'the van is all set up',
      'They need all good references',
      'good to go out alone',
    ],
  },
]

/** "Done." says that the manager is; "finish" may be about paint. */
export const DONE =
  /^\W*(?:(?:all|i think|right|ok|okay|otherwise|(?:other than|apart from) that)\W+)*(?:done|finished)(?:\W+(?:i think|now|thanks|thank you|cheers))*\W*$/i

/** Ends the interview behind something else that its sentence says: "25 days’ holiday, and that’s everything from me". */
export const TAIL_ENDING =
  /(?:[,;:–—]|\s-|\b(?:and|so|but|then)\b)\W*(?:(?:and|so|but|then|i (?:think|reckon|guess)|otherwise|(?:other than|apart from|besides|beyond) that)\W+)*(?:that(?:['’]?s| is| will be)(?: (?:about|pretty much|probably))? (?:everything|all|it|the lot|me done) from (?:me|us|my (?:end|side))|that(?: (?:should|would|will|about|probably))* cover(?:s|ed)? it|we(?:['’]?ve| have) covered (?:it|everything)|(?:i['’]?m|we['’]?re|we are|i am)(?: (?:all|pretty much|about))* (?:done|finished))(?: (?:now|then|thanks|cheers))*\W*$/i

/** Puts the end off: "not done yet", "before we finish", "let me check". */
export const NOT_YET =
  /\b(?:not|never|isn['’]?t|aren['’]?t|wasn['’]?t|haven['’]?t) (?:\w+ ){0,2}(?:done|finished|yet|the lot|everything)\b|\b(?:that|this|it)(?:['’]?s| is) not (?:all|it|quite)\b|\b(?:don['’]?t|do not|can['’]?t|cannot) (?:\w+ )?(?:finish|stop|close|end|wrap|write)\b|\bbefore (?:we|you|i) (?:\w+ )?(?:finish|stop|close|end|wrap|write|go)\b|\blet me (?:\w+ )?(?:check|think|ask|find|look|tell)\b|\b(?:come|get) back (?:to you|later|tomorrow|on)\b|\b(?:hang|hold) on\b|\bmore to (?:come|add|say|follow)\b/i

/** Ends the interview only where nothing is left to ask. */
export const BARE_ENDING =
  /^\W*(?:(?:ok|okay|right|yes|yep|yeah|no|nope|great|good|perfect|thanks|thank you|cheers|then|so|please|that['’]?s|i think|all)\W+)*(?:finish(?:ed)?|done|end|stop|close|no|nope|nah|nothing|none|complete|ready|go|yes|all good|fine|perfect|great|thanks|thank you|cheers)\W*$/i
