/** What a message asks of the consultant, besides what it says about the vacancy. */
export const INTENTS = [
  'instruction',
  'allMusts',
  'someMusts',
  'salary',
  'duration',
  'next',
  'readers',
  'fee',
  'identity',
  'help',
  'greeting',
  'thanks',
  'question',
  'markup',
] as const
export type Intent = (typeof INTENTS)[number]

/** First match wins: orders to the machine before questions to it, questions before pleasantries. */
const PATTERNS: readonly [Intent, RegExp][] = [
  [
    'instruction',
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|^\s*(?:system|assistant|developer)\s*:|\byou are now\b|\bsystem prompt\b|\b(?:pretend|act) (?:to be|as|like)\b/im,
  ],
  ['allMusts', /^\s*(?:yes,? )?all of them\b[\s\w,]{0,20}[.!]*\s*$/i],
  ['someMusts', /^\s*some (?:of them )?(?:are|could be|would be) (?:only )?nice to have\s*[.!]*\s*$/i],
  [
    'salary',
    /\b(?:what|how much)\b[^.?!]{0,60}\b(?:pay|pays|paying|paid|salary|salaries|earn|earning|going rate|market rate|worth)\b[^.!]{0,60}\?|\b(?:going|market) rate\b[^.!]{0,40}\?|\b(?:pay|salary) (?:data|benchmark|survey)s?\b/i,
  ],
  [
    'duration',
    /\bhow (?:much )?long(?:er)? (?:does|will|is|until|have|till|to go)\b[^.!]{0,40}\b(?:this|it|take|go|left|you)\b|\bhow many (?:more )?(?:questions|topics)\b|\b(?:nearly|almost) (?:done|there|finished)\s*\?|\bhow much more\b/i,
  ],
  [
    'next',
    /\bwhat (?:happens|comes)\b[^.!]{0,30}\b(?:next|then|after|now)\b|\bwhat(?:['’]s| is) next\b|\bwhat (?:do|will) you do with\b|\bwhen (?:do|will|would|can) (?:i|we) (?:see|get|hear|have)\b/i,
  ],
  [
    'readers',
    /\bwho (?:reads|sees|will (?:see|read)|gets|can (?:see|read)|else)\b[^.!]{0,60}\?|\b(?:is|will) (?:this|it|that|any of this)\b[^.!]{0,20}\b(?:confidential|private|stored|recorded|shared)\b/i,
  ],
  [
    'fee',
    /\b(?:what|how much)\b[^.!]{0,30}\b(?:your fees?|do you charge|you charge|does (?:this|it) cost|will (?:this|it) cost)\b/i,
  ],
  [
    'identity',
    /\bare you\b[^.!]{0,20}\b(?:real|human|a person|robot|a bot|an? ai|a machine|chatgpt)\b|\bwho (?:are|am) (?:you|i (?:talking|speaking))\b|\b(?:is this|am i talking to) an? (?:bot|robot|ai|machine|person|human)\b/i,
  ],
  [
    'help',
    /\bwhat (?:do|did) you mean\b|\b(?:such as|like what|for example|e\.?g\.?)\s*\?|\b(?:what|which) sort of (?:thing|answer)\b|\bi don['’]?t (?:understand|get) (?:the|your|that|what)\b|\bwhat should i (?:say|put)\b|^\s*(?:help|what|sorry|pardon|eh)\s*\?+\s*$/i,
  ],
  [
    'greeting',
    /\bhow are you\b|^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|hiya)\b[\s\w,]{0,24}[.!?]*\s*$/i,
  ],
  [
    'thanks',
    /^\s*(?:thanks|thank you|cheers|ta|great|ok(?:ay)?|lovely|perfect|nice one|fine|sure)\b[\s\w,]{0,24}[.!]*\s*$/i,
  ],
  ['question', /\?\s*$/],
  ['markup', /<\/?[a-z][a-z0-9]*\b[^>]*>/i],
]

/** What the message asks of the consultant, or null. `question` is one that no other kind fits. */
export function intentOf(message: string): Intent | null {
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0] ?? null
}
