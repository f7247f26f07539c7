import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import { tokenize } from './tokens'

const NAMES = new Set([...FIRST_NAMES].map((name) => name.toLowerCase()))

/** Who is there already. */
const THERE = /\b(?:he|she|(?:my|our|the other|one of (?:the|our|my)|the) (?:[a-z]+ )?[a-z]+)$/i
/** What is told of them: "has been unwell", "retires at Easter", "may reduce his hours". */
const TOLD =
  /(?:\b(?:is|was|has|had|may|might|could|will|retires?|retired|left|leaves|goes|went)\b|['’]s\b)/gi

/** Words that turn to the person wanted, decide about somebody, or turn somebody away. */
const DECIDES =
  /\?|\b(?:want\b|need\w*|prefer\w*|rather|ideal\w*|perfect|must|should|ought|better|look\w* for|seek\w*|some(?:one|body)|any(?:one|body)|no(?:body| one|ne)?|not?|never|without|avoid|candidates?|applicants?|persons?|people|hir(?:e|ing)|recruit\w*|replac\w*|another|next|instead|this time|find|get|send|same|stick|suit\w*|fits?|take|put|pick|cross|check|drop|filter|push|pass|list|shortlist|interview|please|so|counts?|matters?|asks?|sure|suss|(?:has|got) to|finding out|bring|what|wants?|expects?)\b|\b(?:i|we)(?:['’](?:ll|d|m|re)\b| (?:can|will|would|wo)\b)|n['’]t\b/i

/** A sentence that tells of somebody who is there already, and says nothing of whom they look for. */
export function isAboutSomebodyElse(sentence: string): boolean {
  if (DECIDES.test(sentence)) return false
  const names = tokenize(sentence).filter(({ text }) => NAMES.has(text))
  return [...sentence.matchAll(TOLD)].some(({ index }) => {
    const before = sentence.slice(0, index).trimEnd()
    return THERE.test(before) || names.some(({ end }) => before.length === end)
  })
}
