import type { CueRow } from './cue'

/** About what the brief holds, what it lacks and why we ask. */
export const BRIEF_CUES: readonly CueRow[] = [
  {
    kind: 'conflict',
    words: [
      /\b(?:contradict\w*|(?:do|does|don['’]t|doesn['’]t) (?:it|that|this|those|these|the \w+) add up|sums|maths|miscount\w*|consistent|clash(?:es)?|two different things|wrong way round|which (?:one|of the two|of those|figure|is it|do (?:i|we|you) (?:go with|pick|use))|numbers make sense|(?:do|don['’]t) (?:those|they|these) (?:two )?(?:agree|match|fit)|figures right|can it be both)\b/i,
    ],
    yes: ['Is that a contradiction?', 'Have I got my sums wrong?', 'Which one have you gone with?'],
    no: ['Do they add up the takings?', 'Which office is it?'],
  },
  {
    kind: 'cause',
    words: [
      /^(?:why|how come)\b|\bwhat(?:['’]?s| is) (?:putting|scaring|stopping|driving)\b|^what (?:are we|am i) doing\b|^what makes\b|^is it (?:the|us|that|because)\b/i,
      /\b(?:leave|leaving|left|go|stay|appl(?:y|ies|ying)|replies|put(?:s|ting)? (?:them|people|anyone|anybody|candidates) off|scar(?:e|es|ing)|turn(?:s|ed)? us down|losing|lose them|find (?:any\w*|some\w*)|doing wrong|fail(?:ed)?|hard to (?:fill|find)|don['’]t like|or is it)\b/i,
    ],
    yes: [
      'Why does nobody apply?',
      'why do they always leave',
      'Is it the money that puts them off?',
      'What are we doing wrong?',
    ],
    no: ['What do they leave behind?', 'Why do you ask?', 'Would asking for a degree put people off?'],
  },
  {
    kind: 'why',
    words: [
      /^why\b|^how does (?:that|it|this) help|\bwhat use\b|\bwhat difference does (?:it|that|this|the \w+(?: \w+)?) make|\bwhat(?:['’]s| is) (?:the point|that (?:got to do|for))|\breason for asking\b|\bwhat do you need the\b/i,
      /\b(?:you|care|matter|matters|point|use|help|relevant|important|need to know|difference|got to do|asking|ask me|tell you)\b/i,
    ],
    yes: [
      'What difference does the start date make?',
      'why should I tell you what we pay',
      'what’s the point of that question',
      'Why do candidates need to know the hours?',
    ],
    no: ['Why do they leave?', 'What difference do the blades make to the cut?'],
  },
  {
    kind: 'open',
    words: [
      /\b(?:gaps?(?! in (?:the|our))|hole|waiting (?:on|for)|missing|missed|forgotten|forgetting|left out|blank|outstanding|complete|(?:told|given) you (?:enough|everything)|enough (?:to (?:go on|write)|information|info|details?)|all the (?:information|info|details)|haven['’]t (?:i |we )?(?:told|covered|said|mentioned|given)|not been (?:answered|covered)|don['’]t you know|(?:anything|something|what) (?:else|more)|should (?:i )?have mentioned|like to know|would you add|questions are left|left to)\b/i,
      /\b(?:i|we|you|there|what|anything|which|it|that)\b/i,
    ],
    yes: [
      'Are there any gaps?',
      'Have I told you enough?',
      'Do you have enough information?',
      'Is it complete?',
      'What would you still like to know?',
    ],
    no: ['Are there gaps in the rota?', 'Did the last one leave?'],
  },
  {
    kind: 'readBack',
    words: [
      /\b(?:what|everything|all|bits?) (?:have )?(?:i|we|you)(?:['’]ve| have)? (?:just )?(?:given|told|said|put|sent|covered|got|picked up)\b|\b(?:on|in) (?:the|my|your) (?:brief|list|notes)\b|\bhave you got\b|\bnoted\b|\b(?:summari[sz]e|recap|go (?:over|through) (?:it|what|that)|play (?:that|it) back|picked up|have (?:me|us) down|down (?:for|as)|did (?:i|we) (?:say|put|agree)|did we say|have we (?:got|listed|said)|gone in|(?:get|got|catch|caught|pick up) (?:the|that) (?:bit|part)|get that bit|show me the brief|it read so far)\b/i,
    ],
    isOrder: true,
    yes: [
      'Can you run through what I’ve given you?',
      'whats on the brief for benefits then',
      'What’s in your notes?',
      'can you summarise that for me',
      'Did you get the bit about the van?',
    ],
    no: ['What do they write in the log?'],
  },
]
