import type { QuestionRow } from './row'

const THAT = "(?:that|this|it|those|these|what i[’']?(?:ve)? \\w+)"

/** Whether what was said will do. They say nothing else, so they come before the rows that look for a subject. */
export const CHECK_ROWS: readonly QuestionRow[] = [
  {
    kind: 'open',
    pattern:
      /^(?:is|was|will|would|does|do|has|have) (?:that|this|it|i|we|you)(?: (?:all|about|now|do|be|got|have|given|told|you|just|really))* (?:cover(?:ed|s)? (?:it|everything|it all|the lot)|everything|the lot|enough (?:to|for (?:now|you|an?|the))|plenty|(?:all|what|everything|enough(?: of what)?)(?: that)? you(?:['’]re| are)? (?:need|want|after|looking for|require|asked|ask))\b/i,
    yes: [
      'Does that cover it?',
      'is that everything',
      'Have you got all you need?',
      'Is that enough to go on?',
    ],
    no: ['Is that enough?', 'Does it cover nights?'],
  },
  {
    kind: 'open',
    pattern:
      /^(?:is there |are there |have (?:i|we) (?:got )?)?(?:anything|owt|something)(?: else| more)?(?: that)?(?: (?:i|we|you|you think|do you think|you reckon))* (?:should|ought|need|could|want|left|missing|to (?:add|tell|say))\b|^what (?:have|did|else have) (?:i|we) (?:not|forget|miss)|^(?:is there )?(?:anything|owt|something) (?:else|missing|more)\W*$|^what(?:['’]?s| is) (?:still )?(?:to come|left|outstanding|missing)\b/i,
    yes: ['Anything you think we should add?', 'what have I not covered', 'Anything else?'],
    no: ['Anything with wheels'],
  },
  {
    kind: 'check',
    pattern: new RegExp(
      `^(?:is|was|are|were) ${THAT}(?: (?:all|really|just|still|even|about|more or less))* (?:(?:the |any )?(?:kind|sort|type|level|right (?:kind|sort|way|idea))\\b|clear|useful|helpful|any (?:good|use|help)|too (?:vague|long|short|detailed|rambling|much (?:detail|information|info))|detailed|enough detail|what (?:you|we|i)\\b|how (?:you|we)\\b|(?:ok(?:ay)?|al(?:l ?)?right|fine|right|good|correct)(?: (?:for|with|by) you)?\\W*$)`,
      'i',
    ),
    yes: ['Is that the sort of thing?', 'is that clear', 'Is that what you wanted?', 'is that ok?'],
    no: ['Is that the kitchen?'],
  },
  {
    kind: 'check',
    pattern: new RegExp(
      `^(?:does|do|did) (?:${THAT}|any of (?:that|this)|i|we) (?:all )?(?:make(?: any)? sense|help(?: you| at all)?\\W*$|sound (?:ok(?:ay)?|al(?:l ?)?right|right|fine|good|daft|silly|reasonable|sensible)|answer (?:it|that|your|the)|(?:tell|give) you (?:enough|what you)|come across|(?:do|work)(?: for you)?\\W*$)`,
      'i',
    ),
    yes: [
      'Does that make sense?',
      'does this help',
      'Did that answer your question?',
      'does that tell you enough?',
    ],
    no: ['Does it help with the lifting of crates?', 'Do we make parts?'],
  },
  {
    kind: 'check',
    pattern:
      /^(?:do you (?:follow|understand|see what i mean|get (?:me|that|it|my drift|what i)|know what i mean)|(?:you )?(?:know|see|get) what i mean|with me|make sense|(?:does it )?sounds? (?:ok(?:ay)?|al(?:l ?)?right|right|good|fine|sensible|fair|reasonable)|(?:all )?(?:clear|ok(?:ay)?|good|right)|have i (?:explained|put|said|described|made|told) (?:that|this|it|myself) (?:ok(?:ay)?|al(?:l ?)?right|clear(?:ly)?|right|well|properly)|am i (?:making (?:any )?sense|on the right (?:track|lines)|doing (?:this|it|that|ok(?:ay)?|al(?:l ?)?right)|being clear|waffling|rambling|going on)|are we (?:on the right (?:track|lines)|doing (?:ok(?:ay)?|al(?:l ?)?right)))\b[^?]{0,30}\?\W*$/i,
    yes: [
      'Do you follow?',
      'Sound alright?',
      'Am I doing this right?',
      'make sense?',
      'have I explained that ok?',
    ],
    no: ['Do you follow BS 7671 on site', 'All clear'],
  },
]
