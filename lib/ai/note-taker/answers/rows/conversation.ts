import type { QuestionRow } from './row'

/** About the conversation, the document and us. */
export const CONVERSATION_ROWS: readonly QuestionRow[] = [
  {
    kind: 'paste',
    pattern:
      /^(?:shall|should|can|could|may|do) (?:i|we) (?:just |simply )?(?:paste|copy|upload|attach|drop|stick|pop|send)(?: you)? (?:it|that|this|them|the \w+|our \w+|my \w+|an? \w+|in)\b(?!.*\b(?:candidates?|print|pdf)\b)/i,
    yes: ['shall I just paste it?', 'Can I paste the advert in?', 'Should I upload our old spec'],
    no: ['Can they paste wallpaper?', 'Can you send me a copy?'],
  },
  {
    kind: 'later',
    pattern:
      /^(?:do|must|should) (?:i|we) (?:have to |need to |got to )?(?:do|finish|answer|complete|get through) (?:it|this|everything|them|all of (?:it|this|them))(?: all)? (?:now|today|tonight|at once|in one (?:go|sitting)|right now|straight away)\b/i,
    yes: ['Do I have to do it all now?', 'must I finish this today'],
    no: ['Do they have to do it all now?'],
  },
  {
    kind: 'timing',
    pattern:
      /^(?:(?:roughly|about|any idea) )?how (?:long|soon)\b.{0,20}\b(?:before|until|till|can|do|will) (?:i|we)\b.{0,20}\b(?:see|get|meet|have)\b.{0,12}\b(?:people|someone|somebody|anyone|any|names|replies)\b/i,
    yes: ['How long before we see some people?', 'roughly how soon will we meet someone'],
    no: ['How long before we see the site?'],
  },
  {
    kind: 'timing',
    pattern:
      /^how (?:long|soon|quick(?:ly)?|fast)\b.*\b(?:find|candidates?|cvs?|shortlist|fill(?:ed)?|hire|go(?:es)? live)\b/i,
    yes: ['How long until you find someone', 'how quickly will we see CVs?', 'How soon does it go live?'],
    no: ['How long does this take?', 'How fast the line runs matters most'],
  },
  {
    kind: 'timing',
    pattern:
      /^(?:when (?:do|will|would|can) (?:i|we)|how many)\b.*\b(?:candidates?|cvs?|applicants?|applications?|shortlist|apply)\b/i,
    yes: ['How many people will apply?', 'When do we get the shortlist?', 'how many candidates do I get'],
    no: ['How many posts are there?', 'When do we start?'],
  },
  {
    kind: 'progress',
    pattern:
      /^how (?:(?:much )?long(?:er)?|many minutes) (?:does|will|is|would|have) (?:this|it|we|i|that|you)\b/i,
    yes: ['How long does this take?', 'how many minutes is this going to be', 'How long have we got to go?'],
    no: ['How long the contract runs is open', 'How long does the shift last?'],
  },
  {
    kind: 'finish',
    pattern:
      /^how (?:do|can|should|would) (?:i|we) (?:finish|end (?:this|it)|wrap|stop|complete this|submit|get (?:to )?the (?:spec|summary|document))\b/i,
    yes: ['How do I finish this off?', 'how can we get the summary', 'How do I stop?'],
    no: ['How we finish is by hand'],
  },
  {
    kind: 'next',
    pattern:
      /^(?:what(?:['’]?s| is| happens| comes)(?: (?:to )?(?:it|this|that|we|i))? (?:next|after(?:wards)?|once|then|when)|what (?:do|will) you do with)\b/i,
    yes: ['What happens once I’ve approved it?', 'what’s next?', 'What will you do with it?'],
    no: ['What happens on nights is covered by the rota', 'What is the next stage of the tunnel'],
  },
  {
    kind: 'readers',
    pattern:
      /^who(?:['’]s|['’]ll| is| will| can| gets to| does| else)?(?: going to| be able to)? (?:see|sees|read|reads|reading|seeing) (?:this|it|that|these|what (?:i|we)|all|everything|my|our (?:chat|answers))\b/i,
    yes: ['Who reads this?', 'who gets to see what I type in here', 'Who will see my answers?'],
    no: ['Who reads the meters is up to them', 'Who sees the client first varies'],
  },
  {
    kind: 'readers',
    pattern:
      /^(?:is|will|are) (?:this|it|that|any of this|what i \w+|my answers)(?: be)? (?:confidential|private|recorded|stored|shared|kept)\b/i,
    yes: ['Is this confidential?', 'will it be shared', 'Is what I say private?'],
    no: ['Is it a shared office?', 'Is there parking?'],
  },
  {
    kind: 'identity',
    pattern: /^are you (?:\w+ ){0,3}?(?:real|human|person|robot|bot|ai|machine|computer|chatgpt)\b/i,
    yes: ['Are you a real person?', 'are you an AI', 'Are you some kind of robot?'],
    no: ['Are you free on Monday?'],
  },
  {
    kind: 'identity',
    pattern:
      /^(?:am i|is this) (?:\w+ ){0,3}?an? (?:real |actual )?(?:person|human(?: being)?|bot|robot|ai|machine|computer)(?=\W*$| or )/i,
    yes: ['Am I speaking to a real person', 'Is this a bot?', 'Am I talking to a human or a machine?'],
    no: ['Is this a machine they would run?', 'Is this a person we could train?'],
  },
  {
    kind: 'change',
    pattern:
      /^(?:can|could|may|will|how (?:do|can)) (?:i|we)(?: still| always| go back and| come back and| be able to)* (?:change|edit|amend|correct|fix|alter|undo|go back)\b/i,
    yes: ['Can I change it later?', 'can I go back and change it', 'How do I edit this?'],
    no: ['Can you change the oil?', 'They can change the rota'],
  },
  {
    kind: 'change',
    pattern: /^is (?:it|this|that|any of this|anything|everything) (?:set in stone|final)\b/i,
    yes: ['Is this set in stone?', 'is any of this final'],
    no: ['Is it fixed term?'],
  },
  {
    kind: 'cost',
    pattern:
      /^(?:what|how much)(?:['’]?s| is| are| will| does| do| would)?(?: (?:it|this|that|all|you|your|the|we|i|going|gonna|to|me|us|have|pay|be|recruitment))* (?:cost|charge|fees?|price|pricing)\b/i,
    yes: ['What’s this going to cost us', 'what do you charge?', 'How much is your fee?'],
    no: ['What will the materials cost?', 'What the client pays is their affair'],
  },
  {
    kind: 'cost',
    pattern:
      /^who\b.{0,20}\b(?:talk|speak|ask|contact|email|ring|call)\b.{0,20}\b(?:fees?|price|pricing|cost|terms)\b/i,
    yes: ['Who do I talk to about your fee', 'who can I ask about pricing?'],
    no: ['Who owns the cost report', 'Who do they speak to on site?'],
  },
]
