import type { QuestionRow } from './row'

/** About what the brief holds and what it lacks. */
export const BRIEF_ROWS: readonly QuestionRow[] = [
  {
    kind: 'undone',
    pattern:
      /^(?:what|which(?: (?:one|bit|part|line))?|why) (?:did|have|has|was|were) (?:(?:you|been)(?: just)? )?(?:remov|chang|delet|drop|take(?:n)? (?:out|off)|took out|cut|edit|alter|replac|left out|leave out|got rid|get rid|lost|lose)\w*/i,
    yes: [
      'What did you remove?',
      'what have you changed',
      'Which bit did you delete?',
      'What was removed just then?',
      'why did you take out the van?',
      'What did you change to two years?',
    ],
    no: ['What did they change?', 'What you change first is the filter', 'Which did they drop?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:(?:can|could|would|will) you )?(?:please )?(?:read|play|say|run) (?:(?:me|us|it|that|this|through) )*(?:back|out)\b/i,
    yes: ['Read me back the pay and the place', 'can you read that back', 'Could you please read it out?'],
    no: ['They read back the dials every hour', 'Read the drawings'],
  },
  {
    kind: 'readBack',
    pattern: /^(?:(?:can|could|would|will) you )?(?:please )?read (?:me|us) /i,
    yes: ['Read me the pay and the place', 'can you read me what you’ve got'],
    no: ['They read me well', 'Read the drawings'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:(?:can|could|would|will) you )?(?:please )?(?:show|give|list)(?: me| us)? (?:what|everything|all)\b.{0,15}\b(?:so far|got|said|down|put|written|given|told)\b/i,
    yes: ['Show me what you’ve got', 'list everything I’ve said'],
    no: ['Give me the job spec', 'Show them what a good weld is'],
  },
  {
    kind: 'readBack',
    pattern:
      /^what(?:['’]ve| have| did| do) you (?:got |get |have |put |write |written |note |noted |recorded |know )*(?:down|so far|for|about|on|under)\b/i,
    yes: ['What have you got down so far', 'what do you have for hours?', 'What did you put under pay?'],
    no: ['What do you have to do to get a card?', 'What have you done about it?'],
  },
  {
    kind: 'readBack',
    pattern: /^(?:can you )?remind me (?:of )?(?:what|where|which|the)\b/i,
    yes: ['Remind me what I said about qualifications', 'can you remind me of the hours'],
    no: ['Remind me to add the van'],
  },
  {
    kind: 'readBack',
    pattern:
      /^what (?:did|have) (?:i|we) (?:just )?(?:say|said|told|tell|put|given?|mention)\w*\b(?:, (?<about>.+))?/i,
    yes: ['What did I say, eight per cent?', 'What did I say about travel?', 'what have we said so far'],
    no: ['What did I study? Engineering.', 'What we said to the last one was clear'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:did(?:n['’]?t)?|have(?:n['’]?t)?) (?:i|we|you) (?:not |already |just |ever |actually |even )*(?:get (?:round|around) to |manage to |think to )?(?:mention|say|said|put|told|tell|cover|give|given|got|get (?=the|that)|add|note|agree)\w*(?: down)? (?<about>(?!(?:you )?(?:enough|everything)\b|many\b|time\b|two\b|.*\b(?:wrong|contradict\w*|way round)\b).+)/i,
    yes: [
      'Did I mention the van?',
      'have you got down the pension?',
      'did we cover holidays',
      'Did I not say forty hours?',
      'didn’t I tell you about the van',
      'did you get that they report to the works manager',
    ],
    no: ['Did they train on it?', 'Have a look at the drawings'],
  },
  {
    kind: 'readBack',
    pattern:
      /^what (?:was|were|is|are) (?:the|our|my|your) .{2,40}\b(?:again|you(?:['’]ve| have)? (?:got|put))\b/i,
    yes: ['What was the salary again?', 'what are the hours you’ve got'],
    no: ['What is the pay?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:is|are|was|were|has|have|did|does) (?!(?:that|this|it|you|they|there|he|she|i|we)\b)(?<about>.{2,60}?) (?:(?:gone|go|going|been|get|got|already|now) )*(?:(?:in|down|on)(?: there| yet| already| now| (?:the|your|my) (?:brief|list|notes?|spec\w*)|(?= as\b))?(?: as (?:an? |the )?[\w -]{3,40})?|noted|mentioned|listed|recorded|written down|included|covered|taken down|on there|in there)(?: (?:yet|already|anywhere|somewhere|down|ok(?:ay)?|now|too|at all))*\W*$/i,
    yes: [
      'Is the start date in there?',
      'are the shifts noted',
      'Is £12.60 down as the starting rate?',
      'did the pension go in?',
      'is SMSTS in as a must',
    ],
    no: ['Is the plant near Leeds?', 'Are they in yet?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:i )?(?:can['’]?t|cannot|don['’]?t|not|i['’]?m not) (?:remember|recall|sure|know) (?:if|whether) (?:i|we)(?:['’]?ve| have)? (?:already )?(?:said|told you|mentioned|put|given you|gave you|covered|did)(?: anything)?(?: about| that)? (?<about>[^,?.]{2,50})/i,
    yes: ['I can’t remember if I said about holidays, did I?', 'not sure whether I mentioned the van'],
    no: ['I don’t know if they said yes'],
  },
  {
    kind: 'readBack',
    pattern:
      /^where (?:have|did|do|does|has|is|are) (?:you |we |i )?(?:put |got |file[d]? |write |written |stuck )?(?:down )?(?<about>(?:the|our|that|£).{2,50}?)(?: (?:put|go|gone|going|ended up|stand|down|filed|written|in (?:the brief|here|there)))*\W*$/i,
    yes: ['Where have you put the van?', 'where did the bonus go'],
    no: ['Where do you work?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:you(?:['’]?ve| have)? (?:got|noted|put|written|taken)(?: down)?) (?<about>(?!enough|everything|all|it\b|that\b|me\b).{2,60}?),? (?:have(?:n['’]?t)?|right|yeah|ok|yes|did(?:n['’]?t)?)(?: you)?\W*$/i,
    yes: ['You’ve got the van haven’t you', 'you have noted the pension, right?'],
    no: ['You have got me there, haven’t you'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:did(?:n['’]?t)?|have(?:n['’]?t)?) you (?:just |also |already )*(?:catch|caught|hear|heard|pick(?:ed)? up|take down|taken down|write down|written down|jot(?:ted)? down|log(?:ged)?|clock(?:ed)?)(?: on| that| the (?:bit|part)(?: about)?)* (?<about>.{2,60})/i,
    yes: ['Did you catch that it’s 45 hours?', 'have you picked up the on-call'],
    no: ['Did you see the match?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^what(?:['’]?s| does| do| is| did) (?:it|the (?:brief|spec\w*|form|sheet)|that|yours|you)? ?(?:say|said|down|in (?:there|the brief)|there|written|have|got|put)(?: down)? (?:for|on|about|under|as)\b/i,
    yes: ['What’s it say for location', 'what does the brief say about hours?', 'What’s down for pay?'],
    no: ['What does it take?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^what (?:we|i|you)(?:['’]ve| have) (?:got|said|put|given)(?: \w+)? (?:down|so far|for|about|on)\b(?!.*\bis\b)/i,
    yes: ['Can you tell me what we’ve got for location and pay please', 'tell me what I’ve said so far'],
    no: ['What we’ve got for holidays is 25 days'],
  },
  {
    kind: 'open',
    pattern:
      /^what(?:['’]s|['’]ve| is| have| am| else)?(?: (?:i|we|there|still|else|is|have|you))* (?:forgotten|forgot|missed|missing|left(?: out)?|outstanding|open|to do)(?=\W*$| to |\W+(?:out|now|then|from|in|for)\b)/i,
    yes: ['What have I forgotten?', 'what’s still missing', 'What is left to do?'],
    no: ['What they left behind was a mess'],
  },
  {
    kind: 'open',
    pattern:
      /^what (?:else|more)(?: information| details?)?(?: do| would| should)? (?:you|i|we) (?:still )?(?:need|want|have to|should|say|add|tell)\b/i,
    yes: ['What else do you need?', 'what more do you want from me', 'What else should I say?'],
    no: ['What else they need is Revit'],
  },
  {
    kind: 'open',
    pattern:
      /^(?:is there |have (?:i|we) )?(?:(?:anything|something)(?: else| more)?(?: that)?(?: (?:i|we|you)(?:['’]ve| have)?)?(?: still)?|(?<=have (?:i|we) )) ?(?:missed|forgotten|missing|need|want|left out|should)\b/i,
    yes: ['Anything else you need off me?', 'is there anything I’ve missed', 'Have I forgotten anything?'],
    no: ['Anything with a motor', 'Have they missed a delivery?'],
  },
  {
    kind: 'open',
    pattern: /^what do you (?:still )?need(?: (?:to know|from (?:me|us)|now))?\W*$/i,
    yes: ['What do you need?', 'what do you still need to know?'],
    no: ['What do you need a forklift licence for?'],
  },
  {
    kind: 'progress',
    pattern:
      /^how (?:far|close)(?: \w+){0,3}? (?:are|is|have) (?:we|this|i)\b|^how far (?:along|through|in)\b/i,
    yes: ['How far are we?', 'how far through are we', 'How close to done are we?'],
    no: ['How far they travel varies', 'How far is the site?'],
  },
  {
    kind: 'progress',
    pattern:
      /^how (?:many|much)(?: more)?(?: questions| topics| of (?:this|these))?(?: is| are| have| do)?(?: there| we| you| i)?(?: still)?(?: got)? (?:left|to go|more|to do)\b/i,
    yes: ['How many questions are left?', 'how much more is there to go', 'How many more to go?'],
    no: ['How many people are left in the team?', 'How much overtime is there?'],
  },
  {
    kind: 'progress',
    pattern: /^(?:are we|am i) (?:nearly |almost )?(?:there|done|finished)(?: yet| now)?(?=\W*$| or\b)/i,
    yes: ['Are we nearly there yet?', 'am I done'],
    no: ['Are we done with the old rota from May?'],
  },
  {
    kind: 'why',
    pattern: /^why (?:do|did|would|are) you (?:need|want|ask|asking|care)\b/i,
    yes: ['Why do you need the pay?', 'why are you asking'],
    no: ['Why do people stay? The team.'],
  },
  {
    kind: 'why',
    pattern:
      /^why (?:does|is|would) (?:it|that|this|the \w+(?: \w+)?) (?:matter|important|needed|relevant)\b/i,
    yes: [
      'Why does the start date matter?',
      'why is that important',
      'why does it matter that pay is missing',
    ],
    no: ['Why is the bridge closed?'],
  },
]
