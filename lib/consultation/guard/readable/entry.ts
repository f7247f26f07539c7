/** "Pension: 8% from the firm": what it is, in three words at most, and what it comes to. */
const LABELLED = /^(?<label>\p{Lu}[\p{L}\d&’'/-]*(?: [\p{L}\d&’'/-]+){0,2}): ?(?<rest>\S.*)$/u
/** Of requirements such a line is often a tick in a form: "HNC: E". */
const LISTS = new Set(['benefits', 'growth', 'culture', 'package', 'expenses', 'travel'])
/** In words. More is a sentence, with a lead such as "Main thing". */
const REST_MAX = 8
/** Of people, of the talk, or of what was said before. */
const TALK =
  /\b(?:i|me|my|he|she|him|his|her|they|them|it|that|this|those|these|there|so|well|yeah|yes|no|now|just|really|about|things?|stuff|said|say|know|think|mean|put|got|same|kind|like|because|but|if|what|who|which|how|when|then|another|(?:year|month|mth|week) \d+|correction)\b|[\p{L}]['’](?:d|ll|re|ve|m)\b|[?!]/iu

const REQUIREMENTS = new Set(['technical', 'experience', 'education', 'niceToHave'])
/** "S7", "EPLAN", "Siemens": the first word's capital says nothing. */
const isNameLike = (word: string, at: number): boolean =>
  /\d|\p{Lu}.*\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word))

/** "PLC fault finding on Siemens S7": at least half of it is names. */
function isListOfNames(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length <= REST_MAX && !TALK.test(text) && words.filter(isNameLike).length * 2 >= words.length
}

/** "We’ll teach hydraulics and Epicor" */
const TEACHES =
  /^We(?:[’']ll| will| can| also)* (?:teach|train|fund|pay for|cover|sponsor|support|offer|give) [^,.;:]{3,80}$/u

/** Whether a line is an entry of a list, with its label or of names, which a stranger can read however short it is. */
export function isEntry(text: string, section: string): boolean {
  if (REQUIREMENTS.has(section)) return isListOfNames(text)
  if (section === 'growth' && TEACHES.test(text.trim())) return !TALK.test(text)
  if (!LISTS.has(section)) return false
  const { label, rest = '' } = LABELLED.exec(text.trim())?.groups ?? {}
  return label !== undefined && rest.split(/\s+/).length <= REST_MAX && !TALK.test(text)
}

/** Points to what stands outside the line: "the others", "the big one". */
const POINTS_OUTSIDE = /\b(?:(?:the|that|this|another) (?:[\p{L}’'-]+ )?ones?|others)\b/iu

/** Whether a line has words of talk. One without them is hidden for no doubt of a model alone. */
export const hasWordsOfTalk = (text: string): boolean => TALK.test(text) || POINTS_OUTSIDE.test(text)
