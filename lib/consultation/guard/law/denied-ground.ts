const GROUND =
  "(?:age|sex|gender|race|nationality|religion|faith|disability|health|family|kids|children|accent|where (?:they|he|she)(?:[’']re| are|[’']s| is) from)"
/** "It’s not the age, it’s …", "nothing to do with her religion": what the manager says it is not about. "Not just the age" denies nothing. */
const DENIAL = new RegExp(
  `\\b(?:it|that|this)(?:['’]?s| is| was|n['’]?t)? (?:not|never|no longer|nothing)(?: so much| really| at all| to do with| about| down to| because of)*(?: (?:the|their|his|her|anybody['’]s))? ${GROUND}(?=\\s*(?:$|[.,;:!–—-]|\\b(?:it|that|this)(?:['’]?s| is)\\b|\\b(?:but|so much|as such)\\b))`,
  'giu',
)

/** The text with every such denial blank. The offsets of the rest stay what they are. */
export const blankDenials = (text: string): string =>
  text.replace(DENIAL, (words) => ' '.repeat(words.length))
