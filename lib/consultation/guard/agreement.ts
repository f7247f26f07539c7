import { findMeanings } from './language/meanings'
import { tokensOf } from './language/tokens'
import type { Span } from './law/screen'
import { splitSentences } from './law/tokens'

/** Words that people agree with, and orders to do what was offered. */
const AGREES =
  /\b(?:yes|yeah|yep|yup|aye|ok|okay|sure|agreed?|deal|fine|good|great|happy|right|true|fair|exactly|absolutely|definitely|certainly|alright|please|go (?:on|ahead|for)|do (?:it|that|so|them|both)|let['’]?s|works|sounds|makes sense|(?:make|drop|change|add|call|put|take|move|remove|use) (?:it|them|that|both|all|one|the)|both|all (?:of them|three|fine)|perfect|lovely|spot on|brilliant|grand|champion|ideal|suits (?:me|us)|better|by all means|why not|no (?:problem|bother|worries|objections?)|crack on|(?:stick|pop|bung|write|have) (?:it|that|them|those)|that one|the (?:first|second|third|last) one|that(?:['’]?ll| will) do|i['’]?d (?:take|have) (?:it|that))\b/i
/** A no in these is a yes. */
const NO_THAT_AGREES = /\b(?:no (?:problem|bother|worries|objections?)|why not)\b/gi

const YES = /^\W*(?:yes|yeah|yep|yup|aye)\b/i
/** "I wouldn’t say yes". */
const DENIES_YES = /(?:\b(?:not?|never|nor|dont|wont|cant|wouldnt|didnt)|n['’]t)\W+(?:\w+\W+){0,3}$/i

/** Words that let go of something that was asked for. */
const LETS_GO =
  /\b(?:leave|drop|scrap|forget|skip|scratch|lose|cut|remove|strike|ditch) (?:it|that|this|them|those|the \w+)\b(?! in\b)|\b(?:leave|take|left|taken)(?: (?:it|that|this|them))? out\b|\bnever mind\b|\bwhat (?:i|we) (?:mean|meant|need|want)\b|\b(?:i|we) (?:only |just |really )?(?:meant|was after|were after)\b|\binstead\b|\b(?:fair|good) (?:enough|point)\b/i

/** "I won’t ask it then", "leave digital native out". */
const WONT_ASK =
  /\b(?:won['’]?t|will not|shan['’]?t|not going to|needn['’]?t|don['’]?t (?:need|have) to) (?:ask|say|put|mention|want|need)\b|\b(?:leave|take|cut|keep|miss) (?:[\w’'-]+ ){1,6}out\b|\b(?:forget|drop|scrap) (?:about )?(?:the|that|those|my)\b/i

/** "Don’t leave it out", "it stays in". */
const KEEPS_IN =
  /\b(?:don['’]?t|do not|not|never) (?:\w+ )?(?:leave|drop|scrap|cut|remove|take)\b|\b(?:keep|leave|put) (?:it|that|them) (?:back )?in\b|\bstays? in\b/i

/** "Keep it", "that’s about the crane, not the person", "you’ve misread that". */
const KEEPS =
  /\bkeep (?:it|that|them|this|the (?:line|sentence|bit|words?))\b(?! (?:out|quiet|secret|between|to (?:your|our)sel\w+|off|short|brief|simple|vague|lawful|legal|open)\b)|\b(?:let|put|add|have) (?:it|that|them|this) (?:back|in|through)\b|\b(?:stays?|goes|belongs?) (?:back )?in\b|\b(?:it|that|this)(?:['’]?s| is| was)(?: \w+){0,3} about (?:the|our|what|how) (?!(?:person|people|age|sex|sort|kind)\b)\w+|\bnot (?:about|meant (?:about|for|of)) (?:a |the |any )?(?:person|people|persons?|who|anyone|anybody|candidate|applicants?)\b|\b(?:nothing|not anything) to do with (?:who|the person|people|anyone|their|how old)\b|\bnot what (?:i|we) (?:meant|mean|said|was saying|were saying)\b|\b(?:mis(?:read|understood|taken|heard)|got (?:me|that|it) wrong|wrong end of the stick|false alarm)\b/i
const KEEPS_NOT =
  /\b(?:don['’]?t|do not|won['’]?t|can['’]?t|never|not) (?:\w+ )?(?:keep|let|put|add|have|about the (?:work|job))\b/i
const TAKES_OUT = /\b(?:leave|take|cut|drop|scrap|strike) (?:it|that|them|this)\b(?! in\b)/i

/** Whether the words ask for a sentence to be let in, or say that it is not about the person wanted. */
export const saysKeepIn = (words: string): boolean =>
  (KEEPS.test(words) || KEEPS_IN.test(words)) &&
  !KEEPS_NOT.test(words) &&
  !TAKES_OUT.test(words.replace(KEEPS_IN, ''))

/** Whether the words say that something is not to be left out. */
export const saysKeepsIn = (words: string): boolean => KEEPS_IN.test(words)

/** Whether a text lets go of something that was asked for, and does not keep it in. */
export const saysLetGo = (text: string): boolean => LETS_GO.test(text) && !KEEPS_IN.test(text)

/** Whether the words at `span` agree that something is left out, or say that they will do without it. */
export const saysLeaveOut = (message: string, span: Span): boolean => {
  const words = message.slice(span.start, span.end)
  if (KEEPS_IN.test(words)) return false
  return LETS_GO.test(words) || WONT_ASK.test(words) || saysAgreement(message, span)
}

const EMPTY = new Set(
  'the a an to it that this as and of for in on my your our make put have has must should be is are add write drop leave keep change say use take with'.split(
    ' ',
  ),
)
/** Words that say what a text is about, without an ending. */
const contentOf = (text: string): string[] =>
  tokensOf(text)
    .map((token) => token.text.toLowerCase())
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !EMPTY.has(word))
    .map((word) => word.replace(/(?:['’]s|es|s|ed|ing)$/, ''))

/** Of the words on a button. */
const SAID_SHARE = 0.5

const denies = (words: string): boolean =>
  findMeanings(tokensOf(words)).some(({ meaning }) => meaning === 'negation')

/** "Drop the 10 years if it says nothing", "HND as nice to have then": much of the button, and no "don’t" in front of it. */
function saysButton(said: string, before: string, button: string): boolean {
  const words = new Set(contentOf(said))
  const wanted = [...new Set(contentOf(button))]
  const shared = wanted.filter((word) => words.has(word)).length
  if (shared === 0 || shared < wanted.length * SAID_SHARE) return false
  return !denies(before) && !/^\W*(?:no|don['’]?t|do not|never|not)\b/i.test(said)
}

/** "Make it a bonus" of what the same sentence has named. */
const ORDERS_IT =
  /\b(?:make|call|put|have|take|drop|leave|move|change) (?:it|that|this|them|those|these|both)\b/i
const AROUND_ORDER = new Set('then please instead now thanks thank you just so'.split(' '))

/** "Nobody needs the HNC, make it a bonus": an order in words of the button, of the thing that it names; no "not" in its own clause. */
function ordersButton(said: string, before: string, button: string): boolean {
  const wanted = contentOf(button)
  const ordered = contentOf(said).filter((word) => !AROUND_ORDER.has(word))
  const named = contentOf(before)
  return (
    ORDERS_IT.test(said) &&
    ordered.length > 0 &&
    ordered.every((word) => wanted.includes(word)) &&
    wanted.every((word) => ordered.includes(word) || named.includes(word)) &&
    !denies(`${before.split(/[,;:–—]|\bso\b/).at(-1)} ${said}`)
  )
}

/** Whether the words at `span` say yes, or say what is on `button`, and their sentence says nothing else of it. */
export function saysAgreement(message: string, span: Span, button: string | null = null): boolean {
  const words = message.slice(span.start, span.end)
  const sentence = splitSentences(message).find(({ start, end }) => start <= span.start && span.start < end)
  const start = sentence?.start ?? span.start
  const before = message.slice(start, span.start)
  if (button !== null && (saysButton(words, before, button) || ordersButton(words, before, button)))
    return true
  if (!AGREES.test(words)) return false
  // Speech runs on: a yes after a no to something else is about what follows it.
  const isNewYes = YES.test(words) && !DENIES_YES.test(before)
  return !denies(message.slice(isNewYes ? span.start : start, span.end).replace(NO_THAT_AGREES, ' '))
}
