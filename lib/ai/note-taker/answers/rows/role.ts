import type { QuestionRow } from './row'

/** A figure of pay, and no length of time. */
const SUM =
  '(?:£ ?)?\\d[\\d.,]*k?(?: ?(?:to|-|–) ?(?:£ ?)?\\d[\\d.,]*k?)?(?! ?(?:years?|yrs?|months?|days?|hours?)\\b)'
const JUDGED = 'enough|competitive|too (?:low|little|high)|reasonable|fair|about right|decent|realistic'

/** About the law, pay, what is usual and how to say it. */
export const ROLE_ROWS: readonly QuestionRow[] = [
  {
    kind: 'law',
    pattern:
      /^(?:can|could|may|should) (?:i|we) (?:legally |actually |just |still |also |really |only )*(?:say|specify|require|advertise|put|state|take|hire|stipulate)\b/i,
    needs: 'ground',
    yes: ['Can I say we want someone young?', 'could we hire women only'],
    no: ['Can we say 40 hours?', 'Can we put the salary as £45k?', 'Could we hire them in May?'],
  },
  {
    kind: 'law',
    pattern:
      /^(?:can|could|may|should) (?:i|we) (?:legally |actually |just |still |also |really |only )*(?:ask|insist|request|demand|reject|refuse|turn|exclude)\b/i,
    needs: 'law',
    yes: ['can we insist on a native English speaker', 'Can I ask them how many days sick they’ve had'],
    no: ['Can I ask for Revit?', 'Could we turn it round in a week?'],
  },
  {
    kind: 'law',
    pattern:
      /^(?:am i|are we|is it|would it be|is that|is this) (?:even |actually |still |not )*(?:allowed|ok(?:ay)?|legal|lawful|al(?:l ?)?right|against the law|illegal|unlawful|discriminat\w+)\b/i,
    yes: ['Am I allowed to ask for a woman', 'is it ok to ask for a driving licence', 'Is that legal?'],
    no: ['Is it outdoors?', 'Are we on for Monday?'],
  },
  {
    kind: 'law',
    pattern:
      /^(?:do|must|should) (?:i|we|they|candidates) (?:legally )?(?:have to|need|need to|show|put|state|check)\b/i,
    needs: 'law',
    yes: [
      'Do I need a DBS for this one',
      'do I have to put the salary in the advert',
      'Must we check the right to work?',
    ],
    no: ['Do they need Revit?', 'Do I have to answer that?'],
  },
  {
    kind: 'law',
    pattern:
      /^(?:so )?what(?:['’]?s| is) (?:so |actually )?(?:wrong|the (?:problem|matter|issue|harm)) (?:with|in) (?<about>.{2,40})/i,
    yes: ['What’s wrong with hungry?', 'what is the problem with saying mature'],
    no: ['What went wrong with the pump?'],
  },
  {
    kind: 'law',
    pattern:
      /^(?:how (?:should|do|would|can) (?:i|we) interview|how many (?:rounds of interviews?|interviews)\b|what should (?:i|we) ask (?:them )?(?:at|in) (?:the|an) interview)/i,
    yes: ['How should I interview them?', 'what should we ask at the interview'],
    no: ['How many rounds does the guard do?'],
  },
  {
    kind: 'law',
    pattern: /^what(?:['’]s| is| does| are)? the (?:law|rules|legal position)\b/i,
    yes: ['What’s the law on age?', 'what does the law say', 'What are the rules about languages?'],
    no: ['What is the team like?'],
  },
  {
    kind: 'pay',
    pattern:
      /^what(?:['’]?s| is| are) the (?:going|market|usual|normal|typical|average|right|current) (?:rates?|salar(?:y|ies)|pay|wages?)\b/i,
    yes: ['What’s the going rate?', 'whats the going rate for a site manager', 'What is the average salary?'],
    no: ['What is the pay review date?'],
  },
  {
    kind: 'pay',
    pattern:
      /^(?:what|how much) (?:do|does|are|would|should|can) (?:\w+ ){1,5}?(?:pay(?:ing|s)?|paid|earn(?:ing|s)?)\b/i,
    yes: ['What are other firms paying for these', 'what should we pay?', 'How much does a welder earn?'],
    no: ['What we pay is £45k', 'How much they are paid depends on the shift'],
  },
  {
    kind: 'pay',
    pattern:
      /^(?:what|how much) (?:do|does|are|is|would|should|can|might)\b.{2,60}?\b(?:(?:usually|normally|typically|generally|tend to|mostly) (?:get|make|go for|command|start on|be on)|on (?:these days|nowadays|now|at the moment|round (?:here|there)|in [a-z]\w+|(?:up|down) (?:here|there))\W*$|expect to (?:get|earn))\b/i,
    yes: [
      'What do site managers usually get in Bristol?',
      'what are chefs on these days',
      'How much would a welder expect to earn?',
    ],
    no: ['How much do you charge?'],
  },
  {
    kind: 'pay',
    pattern: new RegExp(
      `^(?:is|would|will) (?:${SUM}|(?:our|my|the) (?:pay|salary|range|figure|money|rate))(?: (?:be|really|a|year|going|to))* (?:${JUDGED}|low|high|too much)\\b`,
      'i',
    ),
    yes: ['Is 45 enough?', 'would £45k be competitive', 'Is our salary too low?'],
    no: ['Is 5 years enough?', 'Is the team big enough?'],
  },
  {
    kind: 'pay',
    pattern: /^how (?:does|do|would) (?:that|it|this|we|our \w+|£?\d\S*) (?:compare|stack up|measure up)\b/i,
    yes: ['How does that compare?', 'how do we compare with others'],
    no: ['How do they compare quotes?'],
  },
  {
    kind: 'pay',
    pattern:
      /^(?:are|is) (?:we|that|it|this|our \w+|£?\d\S*) (?:in line|over|above|below|under)\b.*\b(?:market|odds|average|others)\b/i,
    yes: ['Is 60k over the odds?', 'are we in line with the market'],
    no: ['Is it over the river?'],
  },
  {
    kind: 'enough',
    pattern: new RegExp(
      `^(?:is|would|will|does) (?:that|it|this)(?: (?:be|really|going|to|look|sound|seem))* (?:${JUDGED}|too much|ok|low|high|tight|mean)\\b`,
      'i',
    ),
    yes: ['Is that enough?', 'would this be competitive', 'is it realistic?'],
    no: ['Is it a fair way away?', 'That is enough'],
  },
  {
    kind: 'usual',
    pattern:
      /^what (?:do|does|would|are) (?:\w+ )?(?:other|others|most|people|companies|firms|employers|everyone|everybody|competitors)\b.{0,30}\b(?:ask|asking|looking|look|want|expect|require|put)\b/i,
    yes: [
      'What do most people ask for in this job',
      'what do other companies want?',
      'What are others asking for?',
    ],
    no: ['What people ask for here is Revit', 'What do most people earn?'],
  },
  {
    kind: 'usual',
    pattern:
      /^(?:(?:is|are) there |what(?:['’]?s| is| are)? |which |anything )(?:anything |something |things? |else |more |other )*(?:(?:do|does|that|would) |(?<=anything ))(?:the )?(?:most|others?|firms|companies|people|places|employers|competitors|everyone)(?: (?:else|firms|companies|people|places|employers))?(?: (?:normally|usually|generally|typically|tend to|would|always|often|also))* (?:ask|put|want|include|say|expect|need|require|look for|mention)\b/i,
    yes: [
      'What else do firms normally put?',
      'is there anything most firms ask for that I’ve not said',
      'What things do other places ask for?',
    ],
    no: ['What do most people earn?', 'Is there anything else you need?'],
  },
  {
    kind: 'usual',
    pattern:
      /^what (?:would|do|should) (?:you|i|we) (?:normally |usually |typically )?(?:expect|look for|want|hope) (?:to (?:see|find|have|get)|in|on|at)\b/i,
    yes: ['What would you expect to see on a CV for this?', 'what do you normally look for in one of these'],
    no: ['What would you need from me?'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:(?:do|does|would|will) (?:(?:most|other|many|all|the other) (?:places|firms|companies|people|employers|agencies|ones)|others|everyone(?: else)?|competitors)|should (?:i|we)) (?:normally |usually |generally |typically |all |really |still |be )*(?:want|ask(?:ing)? for|expect(?:ing)?|require|insist(?:ing)? on|look(?:ing)? for) (?<about>(?!to\b|this job\b).{2,60})/i,
    yes: ['Do other places want a degree for this?', 'Should I be asking for an HNC do you think?'],
    no: ['Do other places pay more?'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:is|are) (?!that\b|this\b|it\b|there\b|those\b|these\b|(?:our|the|my) (?:pay|salary|rate|money|range)\b|£?\d)(?<about>.{2,50}?) (?:fairly |pretty |quite |still )?(?:standard|normal|usual|common|typical)\b(?! (?:gauge|hours|shift|size))/i,
    yes: ['Is SMSTS standard for this?', 'are two interviews normal'],
    no: ['Is it standard gauge?'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^is (?:asking for |wanting |insisting on |expecting )(?<about>.{2,60}?) (?:daft|silly|mad|crazy|unreasonable|unrealistic|too \w+|pushing it|fair|ok(?:ay)?|reasonable|a big ask|asking a lot)\b/i,
    yes: ['Is asking for 10 years daft?', 'is wanting both cards unreasonable'],
    no: ['Is asking them in a problem?'],
  },
  {
    kind: 'usual',
    pattern:
      /^(?!.*\b(?:you|pay|salar\w+|wages?|rates?|earn\w*|paid|offer for)\b)(?:how (?:much|many|long)\b.{0,40}\b(?:normal|usual|typical|standard|average|common)\b|what(?:['’]?s| is| would(?: be)?) an? (?:normal|usual|typical|standard|average|common)\b|(?:what|how (?:much|many|long))\b.{0,30}\b(?:do|does|would|are) (?:other|most)\b.{0,20}\b(?:give|offer|have|do|work)\b)/i,
    yes: [
      'How much holiday is normal?',
      'what would a normal notice period be',
      'What hours do other firms work?',
    ],
    no: ['What is the going rate?'],
  },
  {
    kind: 'usual',
    pattern:
      /^what should (?:i|we) (?:be )?(?:ask(?:ing)?|look(?:ing)?) for\b|^what(?:['’]?s| is) (?:usual|normal|typical|standard|reasonable)\b/i,
    yes: ['What should I be asking for?', 'what’s normal for this role'],
    no: ['What should we look at first?'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:am i|are we) (?:asking (?:for )?(?:too much|the impossible)|expecting too much|being (?:unrealistic|too \w+))\b/i,
    yes: ['Am I asking too much?', 'are we being unrealistic'],
    no: ['Are we asking for Revit'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:is|are|would) (?:asking for |wanting |insisting on )?(?!there )(?<about>.{2,60}?) (?:be )?(?:even |really |a bit |way |far |just |actually )*(?:over the top|too much|too many|overkill|necessary|needed|realistic|possible|reasonable|excessive|essential|ott|a bit much)\b/i,
    yes: [
      'Is a degree over the top?',
      'is chartered even possible for that',
      'Is 5 years experience too much to ask',
    ],
    no: ['Is there a car park?', 'A degree is essential'],
  },
  {
    kind: 'overAsked',
    pattern: /^do (?:i|we|they) (?:really|actually|honestly) need (?<about>(?!to answer).{2,60})/i,
    yes: ['Do we really need a degree?', 'do they actually need to be chartered'],
    no: ['Do we need to answer this?', 'They really need Revit'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:can|could|may|should) (?:i|we) (?:legally |actually |just |still |also |really |only )*(?:ask (?:for|that)|insist on|insist that|demand|require|rule out|reject|turn down|hold out for) (?<about>.{2,60}?)\?\W*$/i,
    yes: ['Can we ask for someone local?', 'should I insist on Revit?'],
    no: ['Can we ask them later?'],
  },
  {
    kind: 'wording',
    pattern:
      /^(?:how|what) (?:would|should|could|can|do) (?:you|i|we) (?:word|put|say|phrase|write|describe|reword)\b(?= (?:that|this|it(?:['’]?s)?|instead|for|about|then|the)\b|\W*$)/i,
    yes: ['What should I put instead then', 'how would you word that', 'How should I phrase it?'],
    no: ['How would you say they work?', 'How we put beams up is our business'],
  },
  {
    kind: 'wording',
    pattern:
      /^(?:give me|suggest|show me) (?:a |some |another )?(?:better|nicer|lawful|different|other)? ?(?:version|wording|words|way|phrase)\b/i,
    yes: ['Give me a better version of that', 'suggest some wording'],
    no: ['Give me a day to think'],
  },
  {
    kind: 'wording',
    pattern: /^(?:have you )?(?:got )?any (?:better |other |nicer )(?:wording|words|way|phrase)\b/i,
    yes: ['Got any better wording for that?', 'any nicer way to put it'],
    no: ['Any other business?'],
  },
  {
    kind: 'wording',
    pattern:
      /^(?:what(?:['’]?s| is) (?:a |the )?(?:better|best|lawful|legal|good|nice|polite|right) (?:way|wording|phrase)|(?:can|could) you (?:reword|rephrase|suggest (?:a |some )?(?:wording|words)))\b/i,
    yes: ['What’s a better way to say that?', 'can you reword that', 'Could you suggest some wording?'],
    no: ['Could you suggest a date?'],
  },
]
