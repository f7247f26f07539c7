import type { CueRow } from './cue'

/** About the conversation, the document and us. */
export const CONVERSATION_CUES: readonly CueRow[] = [
  {
    kind: 'identity',
    words: [
      /\b(?:humans?|chatbots?|bots?|robots?|ai|machine|computer|(?:a|real|actual) person|real one|chatgpt|actual recruiter|somebody real|anybody there|anyone there|who (?:are|am)|what are you)(?=\W*$| (?:going|check|read|or|behind|on|at|i|you|instead|here|answering|exactly|speaking|am)\b)/i,
      /\b(?:you|this|it|check|read|talk\w*|typing|there|dealing|speak\w*|ring|get)\b/i,
    ],
    yes: [
      'Is a human going to check this',
      'Is there a real person behind it?',
      'Is there a person on the other end?',
      'Can I speak to a human instead?',
    ],
    no: ['Will they program the robot cell?', 'What kind of person do they want?'],
  },
  {
    kind: 'cost',
    words: [
      /\b(?:your (?:own )?(?:fees?|commission|cut|prices?|rates?|terms)|commission do you|you (?:\w+ )?(?:take|charge|bill|invoice)|money back|refund|rebate|guarantee|(?:there|minimum|any|a) (?:a |an )?(?:minimum )?(?:fees?|charges?|subscription|catch)|pay (?:you|anything up ?front|up ?front)|anything to pay|up ?front|invoiced?|vat|owe you|free to use|set us back|what(?:['’]s| is) the damage|discount|you get paid|get paid by)\b|\b(?:they|he|she|person|hire) (?:leaves?|quits?|walks?)\b.{0,15}\b(?:after|within|in the first)\b/i,
    ],
    yes: [
      'Do we pay anything up front',
      'how much commission do you take',
      'What do you lot charge',
      'do we get our money back',
      'Is there a minimum fee',
      'What if they leave after a month?',
      'Is VAT on top?',
    ],
    no: ['Do they get commission?', 'Do they leave early on Fridays?'],
  },
  {
    kind: 'boards',
    words: [
      /\b(?:indeed|linked ?in|reed|totaljobs|facebook|job ?(?:boards?|sites?)|web ?sites?|local paper|trade press|(?:where|which sites?|what sites?)\b.{0,20}\b(?:advert\w*|post\w*|appear|go on))\b/i,
      /\b(?:it|this|you|advert|ad|job|vacancy)\b/i,
    ],
    isOrder: true,
    yes: ['Will it go on Indeed?', 'where will you advertise it', 'can you put it in the local paper'],
    no: ['Do they look after the website?'],
  },
  {
    kind: 'next',
    words: [
      /\b(?:what happens|what(?:['’]s| is| are) the (?:next steps?|process)|next steps?|then what|straight ?(?:away|to)|right away|by itself|automatic\w*|picks? (?:it|this) up|go(?:es)? from here|from here|before (?:it|it['’]s|they) (?:goes (?:out|anywhere|live)|is published|published|see)|ring me|call me|just (?:put it out|publish|post|send)|check it before|(?:see|read|get|check|approve) (?:a|the) draft|after (?:this chat|we(?:['’]ve)? finish\w*))\b/i,
      /\b(?:i|me|it|you|this|next|process|here|then|now)\b/i,
    ],
    isOrder: true,
    yes: [
      'Do you publish it right away?',
      'what are the next steps',
      'Do I get to check it before it goes out?',
      'Can I read a draft first?',
      'what happens now?',
    ],
    no: ['Do they go straight to site?'],
  },
  {
    kind: 'printed',
    words: [
      /\b(?:will|can|going|go|goes|does|do|is|are|gets?|getting|won['’]?t|not|stays?)\b/i,
      /\b(?:in|into|on|out of) the (?:advert|ad|document|spec\w*|posting)\b|\b(?:print (?:that|it|this)|printed|publish\w*|written down|write that|put(?:ting)? (?:that|it|this) (?:in|down)|leav\w+ (?:that|it) out|stays? out|agency only|advert (?:say|show|mention|name)|(?:will|does) it (?:say|mention|name)|(?:candidates?|applicants?|people|everyone|everybody|anyone|staff|competitors?|rivals|(?:my|our|the) (?:lads|staff|team|people|others?|competitors?)(?: \w+){0,3}) (?:be able to |be )?(?:see|told|read|find out|actually read|get to see)|(?:go(?:es)?|shown|sent) to (?:the )?(?:candidates|applicants)|internal (?:section|part|notes?))\b/i,
      /\b(?:that|this|it|bit|bits|part|parts|what|we|they|who|why|comment|company|i|everything|section|notes?|the|our|my)\b/i,
    ],
    yes: [
      'Will that be in the advert?',
      'Will candidates be able to see the van allowance?',
      'You’re not putting that in are you?',
      'That stays out doesn’t it?',
      'Does everything I say go to candidates?',
      'Is there an internal section?',
    ],
    no: ['Do they print the labels?', 'Who reads this?', 'Do they go in the office?'],
  },
  {
    kind: 'printed',
    words: [
      /^(?:can|could|will|would) (?:you|we|i)\b/i,
      /\b(?:keep|leave|hide|make sure|miss)\b/i,
      /\b(?:out of|away from|off|from)\b.*\b(?:candidates?|applicants?|advert|ad|public)\b|\bto (?:yourself|yourselves)\b/i,
    ],
    isOrder: true,
    yes: [
      'Could you keep her name out of what candidates read?',
      'Can you leave that off the advert?',
      'would you keep that to yourself',
    ],
    no: ['Can they keep the stock away from the door?', 'Could you leave York off the list?'],
  },
  {
    kind: 'readers',
    words: [
      /\b(?:see|sees|read|reads|share|shared|recording|look(?:ing)? at|access|visible|find out|store|stored|kept|keep|traced?|public|private|confidential|internet|between us|my (?:data|information|details))\b/i,
      /\b(?:this|these|it|my|what (?:i|we)|you|the (?:chat|brief|notes|conversation)|us|holder|all)\b/i,
      /\b(?:boss|recording|manager|anyone|anybody|else|my|candidates?|staff|colleagues?|who|hr|us|going|public|store|traced?|chat|holder|conversation|access|companies|confidential|private)\b/i,
    ],
    yes: [
      'Will my boss be able to see this',
      'does anyone else read what I type?',
      'Is any of this going to be public?',
      'Where does my data go?',
    ],
    no: ['Can they read drawings?', 'Do they see clients?'],
  },
  {
    kind: 'opening',
    words: [
      /\b(?:write|writes|draft|do|come up with|put together|make|give|sell)\b/i,
      /\b(?:intro\w*|opening (?:line|paragraph|sentence|bit|words)|opener|(?:first|top) (?:line|paragraph|sentence|bit)|headline|blurb|catchy|exciting|summary at the top|bit about (?:us|the company)|(?:make )?us sound|sell the job|write it for (?:me|us)|(?:draft|write) (?:me |us )?(?:the|an?) (?:advert|ad)\b)/i,
    ],
    isOrder: true,
    yes: [
      'Can you write the introduction for me?',
      'could you draft the advert',
      'Who writes the first bit?',
    ],
    no: ['Can they write reports?', 'Do they do the opening shift?'],
  },
  {
    kind: 'statement',
    words: [
      /\b(?:safeguarding|equal (?:opportunit\w+|ops)|diversity|inclusion|privacy|safer recruitment|standard|company) (?:statement|wording|paragraph|blurb|policy)\b|\b(?:boilerplate|strapline|disclaimer)\b/i,
      /\b(?:i|we|you|added|add|need|myself|write|include|put|go|goes)\b/i,
    ],
    isOrder: true,
    yes: [
      'Do I write the equal opportunities statement or do you?',
      'Will the safeguarding statement be added?',
      'Do we need a diversity statement?',
    ],
    no: ['Do they write method statements?', 'Is there a policy on parking?'],
  },
  {
    kind: 'skip',
    words: [
      /\b(?:have to answer|skip|pass|leave (?:that|it|this|them) (?:blank|for now|out|empty|open)|compulsory|mandatory|optional|every (?:answer|question)|fill in everything|to be confirmed|without (?:the|a) (?:pay|salary|title|date|figure)|must i|(?:i|we) (?:don['’]?t|do not) (?:know|have)|haven['’]?t decided|not sure yet|leave it out)\b/i,
      /\b(?:i|we|you|that|it|this)\b/i,
      /^(?:do|can|could|what|is|does|must|may|would|will)\b/i,
    ],
    isOrder: true,
    yes: ['Can I skip this one?', 'what if we haven’t decided yet', 'Do I have to answer that?'],
    no: ['Do they pass a test?', 'What about the ones I don’t know the name of'],
  },
  {
    kind: 'later',
    words: [
      /\b(?:save|saved|remember|pause|come back|carry on|pick (?:this|it) up|finish (?:this|it)? ?(?:another|later|tomorrow)|rest (?:of it )?(?:later|tomorrow|tonight|another)|one go|halfway|start again later|keep my answers|still be (?:there|here)|lose (?:it|this|everything|my)|close the (?:tab|browser|window))\b/i,
      /\b(?:i|we|it|my|this)\b/i,
    ],
    isOrder: true,
    yes: ['Can I save this and come back?', 'is it saved', 'Do I have to finish in one go?'],
    no: ['Do they save the drawings?'],
  },
  {
    kind: 'change',
    words: [
      /\b(?:change|changes|edit|amend|alter|altered|undo|correct|sorted|fix|fixed|put right|go back|mistake|wrong|remove|delete|take (?:something|it|that|anything) out|swap|tweak|add (?:things|something|anything|to it)|stuck with)\b/i,
      /\b(?:i|we|my|our|it)\b/i,
      /\b(?:later|after\w*|mind|minds|mistake|something|anything|things|once|still|if|how do i|remove|delete|stuck)\b/i,
    ],
    yes: [
      'What if I change my mind about the salary after?',
      'What if I’ve made a mistake?',
      'How do I delete that bit?',
      'Can I add things afterwards?',
      'Can the document be altered after I sign it off?',
    ],
    no: ['Do we change the shift pattern?', 'Could they change the blades?'],
  },
  {
    kind: 'timing',
    words: [
      /\b(?:when|how (?:soon|long|many|quick\w*|hard)|think|chances?|odds|likely|what (?:sort|kind)|will (?:we|any\w*|some\w*|it|you)|would (?:a|any\w*|some\w*|good)|is there|are there)\b/i,
      /^(?!.*(?:\b(?:money|pay|salary|wage|rate)\b|£|\b\d{2,3}k?\b (?:is|be|would|will|going)\b)).*\b(?:we|i|you|ad|advert|it|this|these|hiring|jobs|out there|people|anybody|anyone|filled?|apply|interviews?)\b/i,
      /\b(?:find|fill\w*|appl\w+|candidates?|cvs?|applicants?|shortlist|advert|ad|live|hir\w+|looking|out there|going out|someone|somebody|anyone|anybody|send me|interviews?)\b/i,
    ],
    isOrder: true,
    yes: [
      'When does the ad go out?',
      'Do you think we’ll find anyone?',
      'What are the chances you can fill this?',
      'How long does hiring normally take?',
      'Will we have someone by Christmas?',
    ],
    no: ['When do they start?', 'Do you think Leeds is better?', 'Will they have a team?'],
  },
  {
    kind: 'finish',
    words: [
      /\b(?:press|click|buttons?|submit|generate|stop here|leave it (?:at that|there)|finished thing|write[- ]?up|write it up|(?:i['’]m|we['’]re|are we) (?:finished|done)|get the (?:spec\w*|document|summary|job (?:spec\w*|description)))\b/i,
      /\b(?:i|we|i['’]m|it|me|there|summary)\b/i,
      /^(?:what|which|where|how|do|can|is|could|shall)\b/i,
    ],
    isOrder: true,
    yes: ['What do I press when I’m done?', 'Where can I get the summary?', 'can I stop here?'],
    no: ['Can they press the panels?', 'Is the tunnel finished?'],
  },
  {
    kind: 'progress',
    words: [
      /\b(?:how (?:much )?(?:long(?:er)?|far)|many (?:more|topics|questions)|much (?:more|longer|of this|still|left)|long|quick|half ?way|stage|lot of questions|nearly|almost|time (?:to|for)|close)\b/i,
      /\b(?:this|it|we|i|you|there|questions?|topics?|longer)\b/i,
      /\b(?:more|take|long(?:er)?|run|half ?way|stage|quick|questions?|topics?|left|to do|to come|to go|form|finish\w*|done|end|time to do|through)\b/i,
    ],
    yes: ['How much longer?', 'Is this going to be quick?', 'Are there a lot of questions to come?'],
    no: ['How long is the shift?', 'Do they work a lot of overtime?', 'How long does the training take?'],
  },
]
