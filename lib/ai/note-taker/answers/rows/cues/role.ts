import type { CueRow } from './cue'

const SUM = '\\d[\\d.,]*(?:k| ?quid| ?grand| ?thousand| an hour)?'

/** About pay, what is usual and what could be too much. */
export const ROLE_CUES: readonly CueRow[] = [
  {
    kind: 'payScale',
    words: [
      /\b(?:bands?\b|grade \w{1,2}\b|spine\b|(?:pay|nhs|njc|jib|council|teach\w+|main|union|local government|jnc) (?:scale|spine|rates?|bands?|point)|points? \w+ (?:on|is|in|of)|scale (?:point )?\w+ (?:worth|in|pay|get)|agenda for change|[a-z]{1,2}\d{1,2}\b.{0,10}\b(?:get|pay|worth|in money|earn))\b/i,
      /\b(?:pounds|money|pay|worth|rates?|get|much|know|have|what)\b/i,
    ],
    yes: ['What’s band 6 in pounds?', 'What’s spine point 12 worth?', 'How much is point 20 on the scale?'],
    no: ['Is a better grade of steel used?'],
  },
  {
    kind: 'extras',
    words: [
      /\b(?:overtime|bonus(?:es)?|commission|allowances?|call[- ]?outs?|stand[- ]?by|on[- ]call|premium|ote|tips|package|retainer)\b/i,
      /\b(?:salary|pay|basic|separate(?:ly)?|figure|rate|under|with or without|included?|lump|show|where do i put|put)\b/i,
      /^(?:should|do|does|is|are|where|would|can|could|shall)\b/i,
      /\b(?:i|we|salary|pay|figure|rate|basic|under|separate(?:ly)?)\b/i,
    ],
    yes: ['Should overtime be in the salary?', 'do I put the car allowance separately', 'Should I show OTE?'],
    no: ['Is there overtime?', 'Do they get a bonus?'],
  },
  {
    kind: 'pay',
    words: [
      new RegExp(
        `\\b(?:pay|paying|paid|underpaying|wages?|salar(?:y|ies)|earn\\w*|money|rate|offer(?:ing)?|cost me|${SUM} (?:and a half )?(?:enough|low|high|too|sound)|\\d+(?:k| ?quid| ?grand| an hour| thousand)|£ ?\\d[\\d,.]*|\\d{2,3} ?(?:-|–|to) ?\\d{2,3}k?(?! ?(?:hours?|hrs|years?|yrs|days?|weeks?|months?|people|miles?|%|°))|\\d{2,3}(?= (?:is|be|would|will|going) )|(?:for|on|at|with) \\d{2,3}k?(?=\\W*$)|ballpark|official (?:pay )?(?:figures?|data|stats|numbers?|survey)|ons|market(?! (?:town|garden|stall|place|place|harborough|research|ing))|get away with \\d+|(?:what|how much) (?:do|does|would|should|can) \\w+(?: \\w+){0,2} (?:get|expect|offer)|average for)\\b`,
        'i',
      ),
      /\b(?:enough|fair|decent|ok|okay|all right|get (?:us |me )?(?:us|me|any\w*|some\w*|people)|come for|competitive|others|market|typical|normal|average|most|everyone|everybody|else|these days|elsewhere|reasonable|too (?:low|high|little|tight|much)|low|compare\w*|against|above|below|insult|underpaying|off the pace|get away|put the money up|right|expect|should i offer|good one|do they want|about right|daft|light|steep|tempt|attract|ballpark|market|ons|official|offer (?:for|one)|sit with|in line|most (?:places|firms|people)|give|other (?:firms|companies|people|places|employers|agencies))\b/i,
      /^(?!.*\b(?:overtime|bonus|holidays?|sick|job market|to market|on the market)\b)/i,
    ],
    yes: [
      'Are we paying enough?',
      'Would 30k get us someone decent',
      'is 12 quid an hour ok',
      'what’s a fair wage for a welder these days',
      'How much do other companies offer for this role?',
      'Will anyone come for that money?',
      'Could I get away with 26?',
      'What do you reckon 52-62 is like against the market?',
      'is 40 to 45 a bit light',
      'can you show me the ONS figures',
      'Are we in the right ballpark on money?',
    ],
    no: [
      'Can we put the pay at £45k to be fair',
      'Do they get paid overtime?',
      'What do other companies want?',
      'Is 5 years enough?',
    ],
  },
  {
    kind: 'overAsked',
    words: [
      /\b(?:overdoing|over the top|too (?:much|many|long|strict|picky|fussy|tight|long a list)|really need|necessary|unreasonable|unrealistic|realistic|fussy|picky|overkill|a must|essential|desirable|drop the|put (?:people|them|anyone|candidates) off|unicorn|person exist|dreaming|asked for the moon|rul\w+ (?:people|anyone|good people) out|nice to have|big ask|asking a lot|greedy|settle for|enough experience|worth asking|should (?:i|we) ask for|be gained by|means? anything|background matter|sensible|just habit|(?:expect|ask|find) (?:someone|anyone|anybody|somebody) (?:to have|with) (?:all|both)|(?:some\w*|any\w*) without (?:the|an?)|being (?:daft|silly|lazy|greedy)|insist on|can['’]?t i do without)\b/i,
      /\b(?:i|we|you|it|this|that|will|would|must[- ]haves?|anyone|someone|list|worth|asking|requirements|means?|matter)\b/i,
    ],
    yes: [
      'Am I overdoing it with ten years?',
      'Will asking for a degree put people off?',
      'Have I been too picky?',
      'How many must-haves is too many?',
      'Would it be unreasonable to ask for both?',
      'Does that person exist?',
      'Could someone without the certificate do it?',
    ],
    no: ['Do they lift too many crates?', 'Would it rain?'],
  },
  {
    kind: 'clearance',
    words: [
      /\b(?:clearances?|vett(?:ing|ed)|(?:sc|dv|bpss|ctc|nppv\d?)(?: (?:cleared|level))?)\b/i,
      /\b(?:say|state|ask|put|mention|already|hold|have|able|get|obtain|eligible|sponsor|need|insist|advert)\b/i,
      /\b(?:i|we|they|people|candidates|advert)\b/i,
    ],
    yes: [
      'Do I ask for DV clearance or that they can get it?',
      'do we say they must be vetted already',
      'Can people get clearance after they start?',
    ],
    no: ['Do they check clearances between the rails?', 'Is the vetting office open?'],
  },
  {
    kind: 'cause',
    words: [
      /\b(?:puts?|putting|scares?|scaring|drives?|driving|frighten\w*) (?:good |some |most )?(?:people|them|candidates|applicants|any(?:one|body)|every(?:one|body)|others|folk) (?:off|away)\b|\bdeters?\b/i,
      /^(?:does|do|will|would|is|are|could|can)\b/i,
    ],
    yes: ['Does the test day put people off?', 'would the early start scare candidates away'],
    no: ['Do they put the lids off to one side, as usual?', 'Is it far away?'],
  },
  {
    kind: 'usual',
    words: [
      /\b(?:usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|generally|standard|others|tend to|most (?:people|firms|companies|places)|other (?:people|firms|companies|employers)|competitors|reasonable (?:set|list)|(?:a )?(?:good|decent) one|should (?:i|we) (?:be )?(?:ask\w*|look\w*) for|expect (?:them|someone|one) to|would you (?:ask|look) for)\b/i,
      /\b(?:ask|have|need|want|look|looking|expect|require\w*|qualifications?|experience|skills?|candidate|include|duties|do|list|tickets|able to|look like)\b/i,
    ],
    yes: [
      'What would a typical candidate have?',
      'What qualifications do people normally have for this?',
      'What does a good one look like?',
    ],
    no: ['What is the usual shift?', 'Is it standard gauge?'],
  },
  {
    kind: 'wording',
    words: [
      /\b(?:word|words|wording|phrase|say|saying|sounds?|put|write|describe|version|explain|get that across)\b/i,
      /\b(?:better|else could i|nicely|nicer|differently|another way|polite(?:ly)?|lawfully|legally|properly|proper words|right word|without|a recruiter|word this|tidy up|across|instead|how (?:do|can|should|would) (?:i|we|one))\b/i,
    ],
    isOrder: true,
    yes: [
      'Could you put that more nicely?',
      'How else could I say hard working',
      'How can I say it better?',
      'What’s the polite version?',
    ],
    no: ['Could you say Leeds or York?', 'Can you put the pay at £30k?'],
  },
  {
    kind: 'mention',
    words: [
      /\b(?:should|shall|do|would|is it|does|can)\b/i,
      /\b(?:mention\w*|worth (?:saying|putting|telling|including)|^(?:should|shall|do|would) (?:i|we)\b.{0,25}\b(?:say|tell you|talk about|own up|be honest|bother with|include|bring up)|(?:people|candidates|applicants) care about|boring bits|advert say|(?:a good|a bad|an) idea to (?:say|put|mention|admit)|(?:want|like|need) me to (?:say|mention|talk|tell|go into|cover)|(?:wise|unwise|sensible|better) to (?:say|put|mention|admit|tell|be)|advise (?:me|us) to (?:say|mention|put|include))\b/i,
    ],
    yes: [
      'Should I mention the parking?',
      'is it worth saying we’ve got a gym',
      'Do people care about free lunch?',
      'Do you want me to say anything about the interview?',
      'Would it be unwise to mention the roadworks?',
    ],
    no: ['Did I mention the parking?', 'Should they say hello to visitors?'],
  },
  {
    kind: 'mention',
    words: [
      /^(?:can|could|should|may) (?:you|we|i) (?:just )?(?:put|include|mention|add|say) (?:that|it|this)\b/i,
      /\b(?:allowed|okay?|all right|or (?:not|is|isn['’]?t|would|should))\b/i,
    ],
    isOrder: true,
    yes: ['can you put that in or isn’t it done', 'could we mention this or would that be odd'],
    no: ['Can you put it under pay', 'should they say that to customers?'],
  },
  {
    kind: 'interviews',
    words: [
      /\b(?:interview\w*|panel|stages?|rounds?)\b/i,
      /\b(?:who (?:should|normally|usually|does|do|would|else)|how many (?:interviews|stages|rounds) (?:(?:should|do|would) (?:i|we|people)|are)|just me|on my own|by myself|alone|usual|normal|enough|too many|best way|need (?:a|two|more)|should (?:i|we)|how (?:do|should|would) (?:i|we|you|people))\b/i,
      /^(?!.*\b(?:law|legal\w*|allowed|disabled|disability|months?|weeks?|cvs?|candidates?)\b)/i,
    ],
    yes: ['Who normally does the interviews?', 'How many rounds should we have?', 'Is one interview enough?'],
    no: ['Do they interview clients?', 'How many stages does the pump have?'],
  },
  {
    kind: 'heading',
    words: [
      /\b(?:job titles?|titles?|headed|heading|headline|call(?:ed)? (?:it|them|this|the (?:job|role|post))|which name)\b/i,
      /\b(?:better|best|right|wrong|should|or|sound|ok|okay|change|clear|put off)\b/i,
      /^(?:is|are|should|shall|would|do|does|what|which|can|could)\b/i,
    ],
    yes: [
      'Is it better headed technician or engineer?',
      'Is the job title right?',
      'What should we call the job?',
      'Should the title be planner or scheduler?',
    ],
    no: ['Do they file title deeds?', 'Should they call the client?'],
  },
  {
    kind: 'offTopic',
    words: [
      /\b(?:weather|raining|rain|football|match|cup|score|won|last night|election|prime minister|capital of|joke|your weekend|what time is it|what day is it|traffic)\b/i,
      /^(?:what|who|how|did|do|is|are|can|will|was|has|have|where|would|could)\b/i,
      /^(?!.*\b(?:they|job|role|shift|rota|work)\b)/i,
    ],
    isOrder: true,
    yes: ['What’s the weather doing?', 'did you see the football', 'Who won the match last night?'],
    no: ['Do they work outside when it’s raining?', 'Is it a weekend rota?'],
  },
]
