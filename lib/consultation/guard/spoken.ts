import type { LineReason } from './line-reasons'
import { endsStranded } from './stranded'

/** Opens what needs the sentence before it. */
const CUT_START =
  /^(?:(?:wise|which|whose|whom|who|where|whereas|than|nor|or|but|and|because(?! of\b)|otherwise|remainder|both(?! (?:of|\p{L}{3,}s)\b)|so|then|although|though|unless|until|that(?:['’]s| is| would)|those|these are|it(?:(?:['’]d| would)(?! be (?:\p{L}+ )?(?:nice|good|great|lovely|handy|useful|helpful) )| was| could| says| depends)|for which|by which|from which|to(?! \p{L}+.* you (?:will|must|should|need)\b)|with at least|with a|with an|not now|not fridays?|as such|in (?:front of|terms of)) |that$|if (?:not|so)\b|(?:if|when|while|once|unless) (?!.*(?:, ?|\b(?:you(?:['’]?ll|['’]?d)?|we(?:['’]?ll|['’]?d)?|there(?:['’]s)?|it(?:['’]s)?|then|is|are|can|will|pays?|gets?) ).*\S+ \S+))/iu
/** Ends where something must follow. */
const CUT_END =
  /(?:\b(?:and|or|but|the|a|an|of|to|for|from|by|as|than|because|which|who|whose|if|their|our|your|my|is|are|be|(?<!\ba )will|would|very|when|where|until|no|not|we|they|he|about|into|per|ii|iii|iv|b|c)(?<!\b(?:hand|day|check|log|sign|carry|put|set|stand|look|work|speak|paid|pay|level|grade|band|class|type|part|category|group|phase|appendix|schedule|option|says|or|and) (?:by|to|for|of|about|into|no|not|b|c|ii|iii|iv))|(?<!\b(?:there|now) )\band then)$/i
/** Programming languages of one letter. */
const LANGUAGE = /(?:^|\s)[CR]$/
/** What is said to a listener, or of the conversation itself. */
const TALK =
  /\b(?:sorry|haha|ha|gosh|och|aye|nah|naw|innit|dunno|tell a lie|no lie|scratch (?:that|the)|strike|forget (?:the|that|mine)|take out|leave (?:that|it) (?:out|off)|delete|unmention|let us (?:correct|alter|amend|change|cut|be)|let['’]?s be|we tell a lie|don['’]t (?:ask|say|put|advertise|lead|quote|breathe|tell|mention|send us)|(?:we|you) didn['’]t hear|you can (?:cut|say|put)|our (?:secret|mistake)|mum['’]s the word|between us|not (?:public|for sharing)|keep (?:that|it) (?:quiet|to)|sit on that|yes put|put (?:that|it|two|one) (?:in|down)|no (?:no|sorry|wait|hang|what|that['’]s)|what do we|do (?:you know|we say|we pay|florists)|is that (?:everything|all|even)|does that|should we|have we|can we|we(?:['’]d)? (?:suppose|reckon|guess)|we forgot|we think it|(?<!by which )we mean(?! that)|as (?:we|i) say|to be fair|so yes|genuinely|(?:not|isn['’]t|aren['’]t) (?:that |too )?(?:fussy|fussed|bothered|precious)|just (?:told|said|checked|texted|emailed)|if we(?:['’]re| are) truthful|whatever (?:it|that)|or whatever|or something|kind of thing|sort of a?|like (?:really|a little)|eh|hiya|fancy that|blah)\b|^(?:yes|oh|nah|right(?! (?:to|of|first)\b)|now|all right|brilliant|anyway|me),? |^no,? (?:no|sorry|wait|it|that|not|lie|let|trick)\b|\b(?:please|(?<!\b(?:you|people|they|we) )like|man|(?<!\b(?:a|your|the) )mate|love|actually|obviously|though|tho|maybe|mind)$|\?|\b(?:us and the hiring manager|decide between us)\b/iu
/** Spellings of dialect, which a document does not use. */
const DIALECT =
  /\b(?:nee|\p{L}*n(?:nae|dnae|snae)|nae|dinna|divvent|(?:in)?tae|dae|oan|oot|heid|wid|wud|awa|wan|\p{L}*ony(?:body|thing)|naebody|mornin|(?:find|runn|do|go|gett|work|test|fitt|clean|weld|driv|lift|help|cutt|mend|check|look|mak|tak|learn|train|paint|build|fix|pack|sav|com)in|gie|gied|hoose|roon|doon|toon|hauf|efter|afore|wor|oor|wheen|bairns?|ken|ain|yin|nowt|owt|summat|them as|us (?:sister|mam|dad|mother|brother|desk|husband|wife)|our (?:husband|wife|mum|mam|dad|mother|father|son|daughter|sister|brother|auntie?|aunt|uncle|missus|nan|lad|love)(?! (?:plant|compan|hotel|site|firm|school|home|shop|restaurant|publication|paper))|ye|yez|yous|youse|thons?|ones['’]|lassies?|learn (?:them|you|him)|(?:their|her|his|my|our|your)s[ei]ns?|hissen|daein|we['’]ve took|we been|you been|they been|could of|would of|gonna|u|ur|n)\b|\b(?:wi|o|an|a|\p{L}+in)['’](?= |thing)/iu
/** "A bit o wood", not "type O". */
const O = /(?<=\p{L} )o (?=\p{L})/u
const HE = /\b(?:he|him|his|himself|she|hers|herself)(?:['’](?:s|d|ll))?\b/i
/** Whom "he" may mean, where they stand before it. */
const SOMEBODY = /\b(?:client|customer|owner|boss|director|patient|child|resident|manager|chef)\b/i
const THEY = /\b(?:they|(?<!\bof )them|themselves|their)(?:['’](?:re|d|ll|ve))?\b/i
/** Somebody else whom "they" may mean. */
const OTHERS =
  /\b(?:team|crew|gang|staff|people|men|women|children|family|board|management|client|customer|patient|tenant|resident|pupil|student|apprentice|junior|council|group|firm|company|business|party|every(?:one|body)|any(?:one|body)|some(?:one|body)|nobody|each|folk|person|child|kid|candidate|(?!this\b|us\b|his\b|is\b|has\b|was\b|as\b|does\b|hours?\b|days\b|weeks\b|months\b|years\b)\p{L}{2,}s)\b/iu

/** One person's own account, not the "I" of "Phase I" or "I/O". */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}/&.-]|\b(?:[Pp]hase|[Pp]art|[Cc]lass|[Tt]ype|[Ll]evel|[Ss]tage|[Cc]ategory|[Gg]rade|and|or) )I(?![\p{L}\p{N}/&.-])|\b(?:[Mm]y|[Mm]e|[Mm]yself|mine)\b/u
/** What the manager asks and answers in one breath, or a word begun again: "What do you need well", "It, it’s for a client". */
const SELF_TALK =
  /^(?:what (?:else|do|does|did|would|is it|are we)|why (?:do|did|would)|why['’]d|how (?:do|did|would)|did (?:the|we|they|you|it)|it,|they,|this,|that,)(?= )/i
/** "Doesn’t talk down 2 people": a figure for a word. */
const FIGURE_WORD =
  /\b(?:ok|okay|ready|look\w*|wait\w*|talk\w*|listen\w*|speak\w*)(?: down| up)? [24] (?!weeks?|days?|hours?|months?|years?|times|per)(?=\p{Ll})/iu
/** Text messages and money as it is spoken. Upper case is an abbreviation. */
const TEXT_SPEAK =
  /(?<![\p{L}\p{N}.@/’'&+-])(?:cos|coz|cuz|w\/|w\/out|thru|plz|pls|ppl|abt|b4|em|yer|ya|wud|cud|shud|wich|wat|wiv|defo|wanna|gotta|kinda|quid)(?![\p{L}\p{N}@/&+-]|[’'][a-z])|(?<=\p{L}{2,} )w(?= \p{Ll}{2,})/u
/** A correction, an order to the writer or a remark about what was said. */
const REMARK =
  /\b(?:by the way|hmm+|any road|lol|yeah|told you|put that (?:as|down)|won['’]t (?:name|mention)|obviously|(?:he|she)['’]s the one|no the (?:working|hours|pay|salary|package|location|start)|as (?:we|i) said|(?:isn['’]t|not) (?:an? )?(?:essential|must|needed) any ?more|turn (?:some|any)(?:one|body) (?:away|down)|no,? (?:wait|sorry|actually|hang on)|what do (?:you|they) call|we won['’]t (?:lie|pretend)|too fussy|your question|is what we(?:['’]re| are| were) (?:saying|after)|(?<!\b(?:what|how|who|all|people|as) )you know(?! (?:how|what|the|your|an?|by|well|and love)\b)|there we are|to tell (?:you )?the truth|never mind|was a mistake|moves? to the (?:nice|must|desirable)\w*|that['’]s not right|leave it at|let['’]?s (?:go|say|make|call))\b|(?<!\b(?:the|that|this|those|these|much) )\bsame$|\b(?:when|after|before|until|till) we (?:go|leave|retire|finish)$|,? (?:ignore|remove)(?: (?:it|that))?$|[,–—] (?:no|sorry), (?=\p{L})|[,–—] (?:actually\b|or rather\b|(?:no|well) (?:our|it|we|they|you|i|that)\b)|^no (?:the|you|we|it|that|they)\b|^(?:sorry|alright|anyway)[.,]? /iu
/** What stands over lines, or in front of them, and says nothing by itself. */
const HEADING =
  /^(?:(?:the|our|your|some|any|main|key|back to|again about|soft|hard|technical|practical|other|all|usual) )*(?:(?:item|section|point|question|part|paragraph|number|no\.?|q|year|yr) ?\d+|skills?|stuff|things?|software|(?:what )?sort of person|place|experience|requirements?|qualifications?|duties|hours|salary|pay|benefits?|perks|location|year one|essentials?|desirables?|musts?|details|both|these|those|none|it|them|that|all(?: of (?:them|these|it))?|the (?:lot|rest|others?))[.:]?$|^\d{1,2}$|^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)$|^(?:after|by|in|within|over) (?:the )?(?:first )?(?:\d+|one|two|three|six|twelve)? ?(?:months?|weeks?|years?)[.:]?$/iu
/** What of several is meant, in answer to a question: "The Polish language only". Terms of the job may be told so: "The day shift only". */
const WHICH_ONE = /^(?:just |only )?(?:the|that|those|these) (?:[\p{L}’'-]+ ){1,4}only[.!]?$/iu
const OF_TERMS = new Set(['hours', 'workPattern', 'location', 'onCall', 'travel', 'contractType', 'expenses'])
/** A title in capitals: "TECHNICIAN WANTED – LEEDS". */
const SHOUTED = /^(?!.*\p{Ll})(?:.*?\p{Lu}{4,}){3}/u
/** A duty or a goal says what is done to what: "Run". */
const OF_ACTS = new Set(['responsibilities', 'firstYear'])
const LONE_WORD = /^[\p{L}'’-]+\W*$/u
/** How things are now is no goal. */
const NOW = /^(?:at the (?:moment|minute)|currently|right now)\b/i
/** A quotation that has just begun. */
const OPEN_QUOTE = /(?<![\p{L}\p{N}.,!?])['‘]\s*$/u

/** Words in which a clause of its own begins. */
const SUBJECT =
  /\b(?:we(?:['’]?(?:re|ve|d|ll))?|they(?:['’]?(?:re|ve|d|ll))?|you(?:['’]?(?:re|ve|d|ll))?|it(?:['’]?s)?|there(?:['’]?s)?|he|she|i|that['’]?s|its|theres|thats)\b/giu
/** In words, of a stretch without a mark. */
const LONG_STRETCH = 16
const BREATHLESS = 28
const DICTATED_LIST = 9
const JOINTS =
  /\b(?:and|or|for|to|of|in|on|with|from|at|by|the|a|an|when|who|that|as|our|your|if|after|into|is|are|per|than|before|until|because|not|no|through|up|down|be|can|will|their|under|over|every|all|any|so|which|plus|rising|including|within|between|around|about|against|across|during|off|is|was|were|has|have|had|do|does|did|would|could|may|must|need|get|gets|pay|pays|offer|make|makes)\b/giu

/** "We’d like you running jobs": the second is no subject. */
const OBJECT =
  /\b(?:want|like|need|have|get|help|teach|train|send|give|let|see|show|put|pay|suit|to|for|with|of|by|at|on|than) (?:you|it|that)\b/giu

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Dictated words that run on without a mark: several clauses, or a list without its commas. */
function isRunOn(text: string): boolean {
  return text.split(/[,;:.()!?–—+&/]|\s-\s/).some((stretch) => {
    const words = wordsIn(stretch)
    const clauses = countOf(stretch.replace(OBJECT, ' '), SUBJECT)
    if (words >= LONG_STRETCH && clauses >= 2) return true
    if (words >= BREATHLESS) return true
    if (
      words >= 8 &&
      clauses >= 1 &&
      /\S+ \S+ \S+ (?:it['’]s|that['’]?s|there['’]s|we['’]ve|we['’]re)\b/i.test(stretch) &&
      !/\b(?:when|where|if|that|which|because|as|what|so|and|but|how|once|until|after|before|while|since|than|thinks?|says?|knows?)\s+(?:it['’]?s|that['’]?s|there['’]?s|we['’]ve|we['’]re)\b/i.test(
        stretch,
      )
    )
      return true
    const joints = countOf(stretch, JOINTS)
    return words >= DICTATED_LIST && joints * DICTATED_LIST < words
  })
}

/** A heading or a new sentence without a mark in front of it. */
const RUN_IN =
  /\p{Ll} (?:Required|Essential|Desirable|We|You|Our|The|This|What|Who|How|They|It|There|Honestly|Please|Apply|Benefits|Salary|Location|Hours|Free|Lunch|Compensation|Job|Contract)\b(?! (?:\p{Lu}|&))|^(?:Benefits|Perks|Required|Essential|Desirable|Otherwise|Attached|What we offer|In return) \p{Lu}/u
const NUMBERED =
  /^(?:\d{1,2}\.\d{1,2}|[A-H]\d|[DE]\s*[:–-])\s+(?=\p{L}{2})|^[\d.,%+–-]+k?$|^[^\p{L}\p{N}£€$("'“‘<>≥≤±+~.]/u
/** A sum in one of these says what it is per. */
const PAY_UNIT =
  /[£€$%]|\b(?:k|grand|thousand|pounds?|quid|hour|hourly|day|daily|week|month|year|annum|annual|pa|band|grade|scale|spine|point|level|step|time and|double|single|per cent|overtime|OT|salary|pay|rate|negotiable|paid|doe)\b|\dk\b/i

/** Why words that were spoken or typed in a chat are no line of a document, or null. */
export function findSpokenReason(text: string, section: string): LineReason | null {
  const line = text.trim()
  if (
    CUT_START.test(line) ||
    (CUT_END.test(line) && !LANGUAGE.test(line) && !endsStranded(line)) ||
    RUN_IN.test(line) ||
    OPEN_QUOTE.test(line) ||
    SHOUTED.test(line) ||
    (section === 'firstYear' && NOW.test(line)) ||
    (OF_ACTS.has(section) && LONE_WORD.test(line)) ||
    (section !== 'compensation' && section !== 'hours' && HEADING.test(line)) ||
    (section !== 'compensation' && section !== 'hours' && NUMBERED.test(line)) ||
    (!OF_TERMS.has(section) && WHICH_ONE.test(line))
  )
    return 'fragment'
  if (section === 'compensation' && !PAY_UNIT.test(line)) return 'fragment'
  if (TALK.test(line) || REMARK.test(line) || DIALECT.test(line) || O.test(line)) return 'talk'
  if (SELF_TALK.test(line) || FIGURE_WORD.test(line)) return 'talk'
  if (FIRST_PERSON.test(line) || TEXT_SPEAK.test(line)) return 'talk'
  const they = THEY.exec(line)
  if (they && !OTHERS.test(line.slice(0, they.index))) return 'talk'
  const he = HE.exec(line)
  if (he && !/\bhe or she\b|\bhis or her\b/i.test(line) && !SOMEBODY.test(line.slice(0, he.index)))
    return 'talk'
  return isRunOn(line) ? 'talk' : null
}
