export type Intent =
  | 'instruction'
  | 'allMusts'
  | 'someMusts'
  | 'salary'
  | 'duration'
  | 'next'
  | 'readers'
  | 'fee'
  | 'identity'
  | 'document'
  | 'impatient'
  | 'again'
  | 'where'
  | 'change'
  | 'later'
  | 'copy'
  | 'proposition'
  | 'boards'
  | 'candidates'
  | 'optional'
  | 'why'
  | 'suggest'
  | 'help'
  | 'greeting'
  | 'thinking'
  | 'agreed'
  | 'thanks'
  | 'question'
  | 'markup'

/** The first match wins: orders to the machine, then questions, then pleasantries. */
const PATTERNS: readonly [Intent, RegExp][] = [
  [
    'instruction',
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|^\s*(?:system|assistant|developer)\s*:|\byou are now\b|\bsystem prompt\b|\b(?:pretend|act) (?:to be|as|like)\b/im,
  ],
  ['allMusts', /^\s*(?:yes,? )?all of them\b[\s\w,]{0,20}[.!]*\s*$/i],
  ['someMusts', /^\s*some (?:of them )?(?:are|could be|would be) (?:only )?nice to have\s*[.!]*\s*$/i],
  [
    'salary',
    /\b(?:what|how much)\b[^.?!]{0,60}\b(?:pay|pays|paying|paid|salary|salaries|earn|earning|going rate|market rate|worth)\b[^.!]{0,60}\?|\b(?:going|market) rate\b[^.!]{0,40}\?|\b(?:pay|salary) (?:data|benchmark|survey)s?\b|^(?=[\s\S]*(?:£|\bpay\b|\bsalary\b|\brate\b|\d ?k\b))[\s\S]*\b(?:how (?:does|do|would) (?:that|it|this|we|ours|our \w+) (?:compare|stack up|measure up)|(?:is|would) (?:that|this|it)(?: be)? (?:about right|competitive|enough|(?:too )?(?:low|high)|in line|fair|reasonable))\b[^.!?]{0,40}\?|^\s*(?:so )?what (?:do|does|are|would) (?:people|others|other \w+|companies|firms|the market|everyone|everybody) (?:usually |normally |generally |typically )?(?:pay|paying|earn)\b/i,
  ],
  [
    'duration',
    /\bhow (?:much )?long(?:er)? (?:does|will|is|until|have|till|to go)\b[^.!]{0,40}\b(?:this|it|take|go|left|you)\b|\bhow many (?:more )?(?:questions|topics|of (?:these|them))\b|\bhow many (?:more|are left|to go)\b|\b(?:nearly|almost) (?:done|there|finished)\s*\?|\bhow much more\b|^\s*(?:so )?what (?:else |more )?do you (?:still )?need(?: (?:to know|from (?:me|us)))?\s*\??\s*$/i,
  ],
  [
    'next',
    /\bwhat (?:happens|comes)\b[^.!]{0,30}\b(?:next|then|after|now)\b|\bwhat(?:['’]s| is) next\b|\bwhat (?:do|will) you do with\b|\bwhen (?:do|will|would|can) (?:i|we) (?:see|get|hear|have)\b/i,
  ],
  [
    'readers',
    /\bwho(?:['’]ll (?:see|read)| (?:reads|sees|will (?:see|read)|gets|can (?:see|read)|else))\b[^.!]{0,60}\?|^\s*who (?:reads|sees|will see|will read|can see|can read) (?:this|it|all this|what i)\b|\b(?:is|will) (?:this|it|that|any of this)\b[^.!]{0,20}\b(?:confidential|private|stored|recorded|shared)\b/i,
  ],
  [
    'fee',
    /\b(?:what|how much)\b[^.!]{0,30}\b(?:your fees?|do you charge|you charge|does (?:this|it) cost|will (?:this|it) cost)\b/i,
  ],
  [
    'identity',
    /\bare you\b[^.!]{0,20}\b(?:real|human|a person|robot|a bot|an? ai|a machine|chatgpt)\b|\bwho (?:are|am) (?:you|i (?:talking|speaking))\b|\b(?:is this|am i talking to) an? (?:bot|robot|ai|machine|person|human)\b|\bwhat(?:['’]s| is) your name\b|\b(?:do|have) you (?:got|have) a name\b/i,
  ],
  [
    'document',
    /\b(?:just |can you |could you |please )+(?:give|send|show|write|do|make|get) (?:me |us )?(?:the|my|that|this|a) (?:doc(?:ument)?|spec(?:ification)?|summary|job spec|thing|write-?up)\b(?! (?:of|for|to|on)\b)|^\s*(?:give|send) (?:me|us) (?:the|my) (?:doc(?:ument)?|spec(?:ification)?|summary)\s*[.!]*\s*$|^\s*(?:where(?:['’]s| is) )?(?:the|my) (?:doc(?:ument)?|spec(?:ification)?|summary)(?: please)?\s*[?.!]*\s*$/i,
  ],
  [
    'impatient',
    /\bthis (?:is|takes|seems|has)\b[^.!?]{0,20}\b(?:ages|for ever|forever|too long|so long|(?:a )?waste of (?:my )?time|tedious|endless|hard work|never ending|boring)\b|^\s*(?:it['’]?s |you['’]?re )?tak(?:es|ing) (?:ages|for ever|forever|(?:too|so) long)\b|\b(?:wast\w+ (?:my|our) time|(?:i|we) (?:haven['’]?t|have not|don['’]?t have|do not have|ain['’]?t) (?:got )?(?:the |all )?(?:time|day) (?:for this|left)?|(?:get|come) on with it|hurry up|(?:too|so) many questions|(?:that(?:['’]?s| is)|what) an? (?:stupid|daft|silly|pointless|ridiculous|odd) question)\b|\bfor (?:god|goodness|heaven|pete|crying out)\b[\w'’ ]{0,12}(?:sake|loud)\b/i,
  ],
  [
    'again',
    /\b(?:i|we)(?:['’]ve| have)? (?:just |already )*(?:answered|told you|said|covered|done|been through) (?:that|this|it|you that)(?: (?:already|one|before|bit))?\b|\byou(?:['’]ve| have)? (?:just |already )*(?:asked|had) (?:me |us )?(?:that|this)\b|\b(?:asked|answered|said) (?:that|this) (?:already|before)\b|\b(?:already|just) (?:told|said|answered|asked)\b[^.!]{0,20}$|\bwe(?:['’]ve| have)? (?:just |already )*(?:been|gone) (?:over|through) (?:this|that|it)\b|\byou keep (?:on )?asking\b|\b(?:stop|quit) asking\b|\b(?:don['’]?t|do not) (?:keep )?ask(?:ing)? (?:me )?(?:that|this|again|about)\b/i,
  ],
  [
    'where',
    /\bwhere were we\b|\bwhat was (?:the|your|that) (?:last )?question\b|\b(?:say|ask) (?:that|it) again\b|\bcome again\s*\?/i,
  ],
  [
    'change',
    /\b(?:can|could|may|how (?:do|can)|will) (?:i|we)\b[^.!?]{0,25}\b(?:change|edit|amend|correct|alter|add to|fix|update|go back)\b[^.!]{0,50}(?:\?|\b(?:later|afterwards)\s*$)|\b(?:can|could) (?:it|this|that|these|anything) (?:still )?be (?:changed|edited|amended|corrected|altered)\b|\bset in stone\b/i,
  ],
  [
    'later',
    /\b(?:can|could|may) (?:i|we)\b[^.!?]{0,25}\b(?:finish|come back|carry on|continue|pick (?:this|it) up|do (?:this|the rest)|stop|pause|save|leave)\b[^.!]{0,40}\?|\b(?:will|is) (?:it|this|that|my \w+) (?:be )?saved?\b/i,
  ],
  [
    'copy',
    /\b(?:can|could|will|may|do) (?:you|i|we)\b[^.!?]{0,20}\b(?:send|e-?mail|get|have|keep|print|download)\b[^.!?]{0,25}\b(?:copy|print-?out|pdf|transcript)\b|\b(?:can|could|may|do) (?:i|we) (?:print|download)\b/i,
  ],
  [
    'proposition',
    /\bwhat(?:['’]s| is| does| do you mean by)\b[^.!?]{0,20}\b(?:evp|value proposition)\b|^\s*(?:an? )?evp\s*\?+\s*$/i,
  ],
  [
    'boards',
    /\b(?:linked ?in|on indeed|job ?boards?|totaljobs)\b[^.!]{0,50}\?|\b(?:whether|if)\b[^.!?]{0,20}\b(?:linked ?in|job ?boards?)\b|\bwhere (?:will|do|does|is) (?:it|this|you|the (?:job|vacancy|advert|ad|role|post))\b[^.!?]{0,20}\b(?:posted|advertised|advertise|post|go|appear|listed)\b/i,
  ],
  [
    'candidates',
    /\b(?:how many|when (?:do|will|can|would) (?:i|we))\b[^.!?]{0,40}\b(?:candidates?|cvs?|applicants?|people to interview|shortlist)\b/i,
  ],
  [
    'optional',
    /\b(?:do|must|should|have) (?:i|we) (?:really |actually )?(?:have to|need to|got to|must|answer)\b[^.!]{0,40}\?|\b(?:is|are) (?:that|this|it|these) (?:one |question )?(?:compulsory|optional|mandatory|required)\s*\?|\bcan (?:i|we) (?:skip|pass)\b[^.!]{0,20}\?/i,
  ],
  [
    'why',
    /\bwhy (?:do|would|are|did) you (?:ask|asking|need|want)\b|\bwhy (?:does|would|is) (?:that|this|it) (?:matter|relevant|important)\b|\bwhat(?:['’]s| is| has) (?:that|this) (?:got to do|for|to do)\b/i,
  ],
  [
    'suggest',
    /\bwhat (?:do|would|did|should) (?:you|i|we) (?:suggest|recommend|advise|put|think|say|write|go for|do)\b[^.!]{0,40}\?|\b(?:any|got any|have you any) (?:suggestions?|ideas?|advice|recommendations?|tips)\b|\bwhat(?:['’]s| is| do (?:others|other (?:people|companies|firms|clients)|most (?:people|companies|firms)))\b[^.!?]{0,16}\b(?:normal|usual|typical|put|say|do|standard)\b[^.!]{0,20}\?|^\s*what (?:do|would) you (?:suggest|recommend|advise|put|think|say)\b[\w\s,]{0,16}$|^\s*(?:can|could|would) you (?:suggest|recommend|propose) (?:something|anything|one|some)\b[\w\s,]{0,16}[.!?]*\s*$|^\s*you (?:tell me|decide|choose|pick)\b[\w\s,]{0,16}[.!?]*\s*$/i,
  ],
  [
    'help',
    /\bwhat (?:do|did) you mean\b|\b(?:such as|like what|for example|e\.?g\.?)\s*\?|\b(?:what|which) sort of (?:thing|answer)\b|\bi don['’]?t (?:understand|get|follow) (?:the|your|that|this|what|it|you)\b|\b(?:i['’]?m |i am )?not sure what you(?:['’]re| are)? (?:mean|after|asking|want)\b|^\s*(?:help|what|sorry|pardon|eh)\s*\?+\s*$/i,
  ],
  [
    'greeting',
    /\bhow are you\b|^\s*(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening)|hiya)\b[\s\w,]{0,24}(?:[.!,]\s*(?:i )?hope (?:you|all)\b[^.!?]{0,30})?[.!?]*\s*$/i,
  ],
  [
    'thinking',
    /^\s*(?:h+m+|er+m*|um+|let me (?:think|see|check)|give me a (?:second|minute|moment|sec)|(?:one|just a|hang on a?|hold on a?) ?(?:second|minute|moment|sec)?)\b(?:[\s,.]*(?:h+m+|let me (?:think|see|check)|please|about (?:that|it)|now|then|a (?:second|minute|moment|sec)))*\s*[.!]*\s*$/i,
  ],
  [
    'agreed',
    /^\s*(?:great|ok(?:ay)?|lovely|perfect|nice one|fine|sure|cool|brilliant|got it|understood|(?:that['’]?s (?:a )?)?(?:good|fair|interesting) (?:question|point|one))\b[\s\w,]{0,24}[.!]*\s*$/i,
  ],
  ['thanks', /^\s*(?:thanks|thank you|cheers|ta)\b[\s\w,]{0,24}[.!]*\s*$/i],
  [
    'question',
    /\?\s*$|^\W*(?:(?:and|so|but|ok) )*(?:what|who|when|where|why|how|which)(?:['’]?s| is| are| do| does| did| will| can| would| should) [^.?!]{0,80}$/i,
  ],
  ['markup', /<\/?[a-z][a-z0-9]*\b[^>]*>/i],
]

/** `question` is any question that fits no other intent. */
export function detectIntent(message: string): Intent | null {
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0] ?? null
}

/** In words: a longer sentence says something besides. */
const COMPLAINT_WORDS = 11

/** A sentence that only says that something was asked or told before, or is not to be asked: "you already asked me that". */
export const isComplaintOfAsking = (sentence: string): boolean =>
  !/\d/.test(sentence) &&
  !/[,;:–—]\s*\S+/.test(sentence.replace(/^\W*(?:(?:no|but|sorry|look|oh|well|again|and|mate),? )+/i, '')) &&
  sentence.trim().split(/\s+/).length <= COMPLAINT_WORDS &&
  detectIntent(sentence) === 'again'

const REMARK_INTENTS: readonly Intent[] = ['document', 'impatient', 'where', 'thinking']
const MAX_REMARK_LENGTH = 60
const BARE_REMARK =
  /^(?:\w+[- ]wise|we do|no (?:problem|worries)|some(?:one|body)|people|a person|they|them|it|that|this|you)\W*$/i

export function isRemarkOnConversation(text: string): boolean {
  if (BARE_REMARK.test(text.trim())) return true
  const intent = text.length <= MAX_REMARK_LENGTH ? detectIntent(text) : null
  return intent !== null && REMARK_INTENTS.includes(intent)
}
