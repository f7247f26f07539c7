/** Words of hiring talk that are worth recognising with a slip in them. Names and terms of art are never touched. */
const WORDS =
  `salary experience experienced permanent contract engineer engineers engineering mechanical electrical technical
  holiday holidays pension allowance bonus overtime office working worked hybrid remote flexible training qualification
  qualifications qualified chartered charter degree licence certificate essential desirable preferably preferred ideally
  required requirement requirements breaker knowledge manager management manage projects project building buildings design
  designed designing maintenance industry people company benefits location based interview interviews probation mortgage
  refurbishment replacement retiring workload position candidate candidates responsible responsibility environment
  understanding communication software hardware testing installation commissioning manufacturing production quality safety
  healthcare medical insurance annual apprenticeship graduate progression promotion development opportunity opportunities
  immediately available flexitime weekends weekend weekly monthly depending minimum negotiable discretionary technician
  technicians programming structural analysis drawing drawings schematics electronics hydraulics pneumatics inspection
  supervisor supervise supervising because should director customers customer travelling everything nobody everybody
  permanently temporary certification accreditation confident comfortable familiar team's calculations standards
  culture friendly supportive bicycle parking start starting foreign currently looking advantage beneficial`
    .split(/\s+/)
    .filter((word) => word.length >= 6)

/** Right words that lie one letter from a listed one. */
const RIGHT = new Set(
  `contact contacts contacted started stating celery manage manager manages managed manger designs design designer designers
  officer offices required requires require projector builder based basis working worked worker workers works testings tested
  tester testers projected directors direct customs costumer people peoples charted charters chartering engineered training
  trainings certified certificates degrees quality qualify licensed license licenses licences pensions pensionable directory
  production products product installing structure structures culture cultural cultures drawing drawn analyses analysed
  analysts analyst medial annually holidays currency advantages should shoulder location locations locating allocation
  vocation interviewed interviewer experiences retaining parting barking salaried officers graduates graduated technical
  techniques minimal minimise minimums standard standards standing manufacture manufactured manufacturer manufacturers
  remoted remotely weekday weekdays bonuses engine engines engineer`.split(/\s+/),
)

const SLIPS: Record<string, string> = {
  teh: 'the',
  adn: 'and',
  nad: 'and',
  hte: 'the',
  taht: 'that',
  thye: 'they',
  tehy: 'they',
  snce: 'since',
  ther: 'there',
  hoem: 'home',
  fomr: 'from',
  shoud: 'should',
  shuold: 'should',
  woudl: 'would',
  wiht: 'with',
  wtih: 'with',
  wich: 'which',
  laon: 'loan',
  yaer: 'year',
  yaers: 'years',
  eyars: 'years',
  yeras: 'years',
  offcie: 'office',
  ofice: 'office',
  oficce: 'office',
  peopel: 'people',
  expereince: 'experience',
  experiance: 'experience',
  experince: 'experience',
  exprience: 'experience',
  salery: 'salary',
  sallary: 'salary',
  permenant: 'permanent',
  permanant: 'permanent',
  perminent: 'permanent',
  permament: 'permanent',
  manger: 'manager',
  enginer: 'engineer',
  enginner: 'engineer',
  liscence: 'licence',
  lisence: 'licence',
  licens: 'licence',
  certifcate: 'certificate',
  braker: 'breaker',
  refurbishement: 'refurbishment',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  begining: 'beginning',
  mothns: 'months',
  mnoths: 'months',
  hosue: 'house',
  hlep: 'help',
  knwo: 'know',
  konw: 'know',
  dont: "don't",
  doesnt: "doesn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  didnt: "didn't",
  havent: "haven't",
  hasnt: "hasn't",
  thats: "that's",
  whats: "what's",
  theyre: "they're",
  theyve: "they've",
  theyll: "they'll",
  youre: "you're",
  youll: "you'll",
  ive: "I've",
}

/** Short words of every day; two of their letters in the wrong order are put right where that makes no other word. */
const SHORT =
  `must want would could should least about their they them have with need know like good work week year team people first
  never other which where would nice help some also been from this that what when will must skill`.split(
    /\s+/,
  )
const OTHER_WORDS = new Set(['form', 'three'])
for (const word of SHORT)
  for (let i = 0; i < word.length - 1; i += 1) {
    const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
    if (swapped !== word && !OTHER_WORDS.has(swapped)) SLIPS[swapped] ??= word
  }

/** The listed word's spellings with one letter left out, for looking up a slip in constant time. */
const DELETIONS = new Map<string, string>()
for (const word of WORDS)
  for (let i = 1; i < word.length; i += 1) {
    const key = word.slice(0, i) + word.slice(i + 1)
    if (!DELETIONS.has(key)) DELETIONS.set(key, word)
  }
const KNOWN = new Set(WORDS)

function isInflection(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && long.length > short.length
}

/** One vowel for another, or two neighbours in the wrong order; other changes make other words. */
function isSlip(word: string, near: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== near[index])
  const [one, two] = [word.charAt(at), word.charAt(at + 1)]
  const isSwapped =
    one === near.charAt(at + 1) && two === near.charAt(at) && word.slice(at + 2) === near.slice(at + 2)
  const isVowel =
    /[aeiou]/.test(one) && /[aeiou]/.test(near.charAt(at)) && word.slice(at + 1) === near.slice(at + 1)
  return isSwapped || isVowel
}

function nearest(word: string): string | undefined {
  const inserted = DELETIONS.get(word)
  if (inserted !== undefined) return inserted
  for (let i = 1; i < word.length; i += 1) {
    const without = word.slice(0, i) + word.slice(i + 1)
    if (KNOWN.has(without)) return without
    const near = DELETIONS.get(without)
    if (near !== undefined && near.length === word.length && isSlip(word, near)) return near
  }
  return undefined
}

/** The word, or the common word of which it is plainly a slip; the case of the first letter is kept. */
export function corrected(word: string): string {
  if (!/^[A-Za-z][a-z]+$/.test(word)) return word
  const lower = word.toLowerCase()
  const slip = SLIPS[lower]
  let better = slip
  if (better === undefined) {
    if (lower.length < 6 || KNOWN.has(lower) || RIGHT.has(lower)) return word
    const near = nearest(lower)
    if (near === undefined || near.charAt(0) !== lower.charAt(0) || isInflection(near, lower)) return word
    better = near
  }
  return /^[A-Z]/.test(word) ? better.charAt(0).toUpperCase() + better.slice(1) : better
}
