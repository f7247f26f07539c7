import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { isComplaintOfAsking } from '@/lib/consultation/interview/intent'
import { sentencesOf } from './text/sentences'
import type { Span } from './text/spans'

interface TalkRow {
  pattern: RegExp
  /** Sentences that are talk as a whole. */
  yes: readonly string[]
  no: readonly string[]
}

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|\\d|a few|a couple of|several|some|these|the following|just one|one)'

/** Sentences that tell nothing of the vacancy: they speak of the talk itself, or only say that something follows. */
export const TALK: readonly TalkRow[] = [
  {
    pattern:
      /^\W*that(?:['’]s| is| was|['’]?s)?(?:n['’]?t| not)? (?:really |quite |exactly )*(?:an answer|what i (?:asked|meant))\b/i,
    yes: ['That’s not really an answer, but fair enough', 'That wasn’t quite what I asked'],
    no: ['That’s what I want them to do'],
  },
  {
    pattern:
      /\byou(?:['’]ve| have| did|['’]d)?(?:n['’]t| not| never| still not| still have(?:n['’]t| not))(?: yet| really| actually| even)* (?:answer\w*|told|tell|said|say|repl(?:y|ied)|explain(?:ed)?|address(?:ed)?)\b/i,
    yes: [
      'You did not answer my question about who sees this',
      'you’ve not yet said whether we may ask for it',
      'You haven’t told me how long it takes',
    ],
    no: ['You did not have to work weekends', 'You’ll tell them what went wrong'],
  },
  {
    pattern:
      /^\W*(?:(?:and|but|so|well|look|again|also)\W+)*i(?:['’]ve| have| had| did)?(?: just| now| already| also| asked)* (?:asked?(?: about| you| whether| if| how| who| what| twice| for a reply| again)|told (?:you|u))\b/i,
    yes: [
      'I have now asked twice who sees what I say',
      'I asked about eyesight, and you have answered me about nationality',
      'I’ve told you that already',
    ],
    no: ['I asked the team to vote', 'I ask people to be on time'],
  },
  {
    pattern:
      /\b(?:can|could|would|will) you (?:just |please |also |quickly )*(?:(?:double[- ])?check (?:with me|for me|that you|you|whether you|if you)|confirm (?:that you|you|what you|whether you)|make sure you)\b|^\W*(?:(?:and|so|ok(?:ay)?|right)\W+)*just (?:to check|checking)\b|\b(?:have you (?:got|noted|written|put)|did you (?:get|note|write|put)) (?:those|these|that|it|them|all (?:of )?(?:that|those|this|it))\b[^.!]{0,20}\?\W*$/i,
    yes: [
      'can you check with me, the figure for the bonus and who sees it',
      'Could you confirm you have the rota?',
      'just to check, the bonus is only for you',
      'The van and the tools, did you get those?',
    ],
    no: [
      'Can you check a drawing? That is what I ask everybody',
      'They have to make sure you can walk the yard safely',
      'We just check the first five off',
      'Have you got a licence is the first thing I ask',
    ],
  },
  {
    pattern: /^\W*(?:(?:as )?i )?(?:just|already) (?:told|said to) (?:you|u)\W*$/i,
    yes: ['just told u.', 'already told you'],
    no: ['just told the team'],
  },
  {
    pattern:
      /^\W*(?:(?:so|and|but|then|also|otherwise)\W+)*(?:please )?(?:perhaps |maybe |could you perhaps )?(?:(?:you (?:could|can|might|may)|could you|can you|would you|will you)(?: perhaps| please| maybe)?|please|i(?:['’]d| would| should)(?: still| also| just)? (?:be (?:grateful|obliged)|like|appreciate)(?: it)?(?: if you (?:could|would)| for(?= an?\b.*\b(?:answer|reply))| to know)?) ?(?:advise (?:me|us|on|whether|if|how)|tell (?:me|us)|let me know|explain whether|clarify|answer|confirm whether|write it up|an? .{0,20}(?:answer|reply)|whether)\b/i,
    yes: [
      'Perhaps you could advise whether we may ask for it',
      'Please answer the eyesight question',
      'Otherwise, please write it up',
      'I should be obliged for a one-line answer to each',
      'I’d like to know whether that is lawful',
    ],
    no: [
      'You could advise clients on heating',
      'Please tell candidates that parking is free',
      'I’d like somebody calm',
    ],
  },
  {
    pattern: new RegExp(
      `^\\W*(?:(?:so|and|ok|okay|right|well|then)\\W+)*(?:(?:as (?:to|for)|on|for|in|about) (?:the |our |their )?[\\p{L}\\d -]{3,30},? )?(?:(?:there (?:are|were)|i(?:['’]d| would| should|['’]ve| have)?|we(?:['’]d| would| should|['’]ve| have)?|it(?:['’]s| is))(?: (?:look at|measure|judge by|say|give you|mention|add|got|look for|want|like|need|have))? )?${NUMBER} (?:other |more |main |key |last |final |quick )?(?:things?|points?|figures|reasons?|measures|targets|aims|goals|items|notes?|parts|numbers|questions?)(?: really| mainly| please| here| for you| about (?:it|that|this|the \\p{L}+))*\\W*$`,
      'iu',
    ),
    yes: [
      'As to the first year, I would look at four figures',
      'Three reasons:',
      'For the first twelve months I’d measure four things:',
      'Two things',
    ],
    no: [
      'They own four things: the budget, the plan, the site and the client',
      'Three reasons to join: pay, people, place',
      'Two points of contact',
    ],
  },
  {
    pattern:
      /^\W*(?:(?:ok|okay|right|so|and|last|next|now)\W+)*(?:(?:here|there) (?:they are|it is|you (?:go|are)|we (?:go|are))|that['’]?s (?:everything|all|it|the lot)(?: from (?:me|us))?\b(?!.*\b(?:rest|others?|everything else|anything else)\b).*)\W*$/i,
    yes: ['Here they are.', 'That’s everything from me, I have a client at eleven'],
    no: ['Here they are trusted', 'That’s it, the rest is nice to have'],
  },
  {
    pattern:
      /^\W*(?:before (?:we|i) (?:go (?:on|any further|further)|start|begin)|thinking aloud|good (?:morning|afternoon|evening))\W*$/i,
    yes: ['Good afternoon.', 'Before we start'],
    no: ['Good morning shifts'],
  },
]

/** What leads up to something that is told: "To reply to yours: …". */
const LEAD_IN =
  /^\W*(?:(?:to|in) (?:reply|answer|response)(?:ing)?(?: to)? (?:yours|your (?:question|point|query)|that|you)|i (?:must|should|ought to|need to|have to) (?:also )?(?:add|correct|mention|say|point out)(?: something| one thing| that)?|one more (?:point|thing)(?: about [\p{L} ]{2,30})?|on your question)\s*[:,–—-]\s*/iu

/** In words. Who dictates goes on about the vacancy in the same breath. */
const LONGEST_TALK = 24
const isLong = (words: string): boolean => words.trim().split(/\s+/).length > LONGEST_TALK

/** Whether a clause or sentence tells nothing of the vacancy. */
export const isTalk = (words: string): boolean =>
  !isLong(words) && TALK.some(({ pattern }) => pattern.test(words.trim()))

const GOES_ON = /\s(?=(?:um|er|erm|anyway|actually|well|right|but)\b)/i
/** In characters. */
const OPENING = 20

/** "You never said about the years like um anyway …": how far it speaks of the talk, before it goes on. 0 where it does not. */
function talkBefore(sentence: string): number {
  if (!isLong(sentence)) return 0
  for (const { pattern } of TALK) {
    const match = pattern.exec(sentence)
    const end = match && match.index < OPENING ? match.index + match[0].length : 0
    const rest = end > 0 ? GOES_ON.exec(sentence.slice(end)) : null
    if (rest) return end + rest.index
  }
  return 0
}

/** Kept whatever they say of the talk: they hold a sum. */
const HOLDS_SUM = /[£€$]\s?\d|\d{2},\d{3}/

/**
 * The message with blanks where the manager speaks of the talk itself, or only announces what follows. Offsets stay. Of a sentence that
 * leads up to something, only what leads up goes.
 */
export function withoutTalk(message: string): string {
  const spans = sentencesOf(message).flatMap(({ start, end }): Span[] => {
    const sentence = message.slice(start, end)
    if (isTalk(sentence) && !HOLDS_SUM.test(sentence)) return [{ start, end }]
    const lead = LEAD_IN.exec(sentence)?.[0].length ?? talkBefore(sentence)
    return lead > 0 && lead < sentence.length ? [{ start, end: start + lead }] : []
  })
  return blankHeld(message, spans)
}

/** The message with blanks where the manager only complains of a question: it passes nothing over and ends nothing. */
export const withoutComplaints = (message: string): string =>
  blankHeld(
    message,
    sentencesOf(message).filter(({ start, end }) => isComplaintOfAsking(message.slice(start, end))),
  )
