import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'
import { DIALECT } from './lexicon/dialect'

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
  similar september october november december january february automotive module modules scripting battery necessary
  responsible reliable careful conscious finish finished equivalent experienced documentation documents network vehicle vehicles
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
  filing diner planed remoted remotely weekday weekdays bonuses engine engines engineer`.split(/\s+/),
)

const SLIPS = withoutPrototype<string>({
  hav: 'have',
  havng: 'having',
  wil: 'will',
  wuld: 'would',
  wud: 'would',
  wld: 'would',
  shud: 'should',
  cud: 'could',
  nd: 'and',
  abel: 'able',
  abl: 'able',
  nobdy: 'nobody',
  evrything: 'everything',
  carefull: 'careful',
  concious: 'conscious',
  consious: 'conscious',
  nessecary: 'necessary',
  neccessary: 'necessary',
  neccesary: 'necessary',
  necesary: 'necessary',
  similer: 'similar',
  similiar: 'similar',
  acheive: 'achieve',
  recieve: 'receive',
  freind: 'friend',
  freindly: 'friendly',
  enviroment: 'environment',
  goverment: 'government',
  calender: 'calendar',
  definately: 'definitely',
  definatly: 'definitely',
  prefered: 'preferred',
  prefferably: 'preferably',
  usefull: 'useful',
  thx: 'thanks',
  thanx: 'thanks',
  pls: 'please',
  plz: 'please',
  theres: "there's",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wasnt: "wasn't",
  werent: "weren't",
  theyd: "they'd",
  youd: "you'd",
  weve: "we've",
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
  mths: 'months',
  mnths: 'months',
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
})

/** Common words with a doubled letter, or with a single one where a double is often written. */
const DOUBLED =
  `process processes setting getting running planning fitting letting cutting putting sitting stopping shipping mapping controlling
  controlled travelling travelled labelling modelling programming commissioning commission committee occasional occasionally
  accommodation address across success successful professional professionally necessary possible assess assessment assembly
  assemble assemblies annual annually bonus ordered order orders offer offered offers different difference difficult effective
  efficient office officer off apply applied applications application approve approved approval appointment appoint apprentice
  apprentices appraisal arrange arranged arrangement correct corrected correction current currently immediate accurate account
  accounts accountable accident accept accepted access according allow allowed allowance allowances alliance always almost also
  already until till full fully skill skills skilled drilling milling pulling filling billing installing installed install installs
  installation collaborate collaborative college colleague colleagues collect communicate communication community common commercial
  comment recommend summer hammer grammar programme programmed immediately cell cells wall walls small usually really equally
  generally finally mechanically electrically technically carefully helpful useful manual annually tunnel channel personnel panel
  beginning winning spinning scanning cleaning training meeting week weeks need needs keep been between three free degree referee
  agreed agree employee employees committee guarantee good food book look took room school cool tool tools tooling proof roof floor
  door pool wood loop issue issues passed pass passing missing mission permission discuss discussed pressure pressing press less
  unless lesson message messages passenger necessary necessarily business harness witness fitness progress dress stress boss loss
  cross class glass brass mass gross assistant assist assisted assurance insurance essential possession possessions session
  better matter letter bottom cotton button written bitten sitting committed permitted transmitted submitted fitted fitter fitters
  attend attended attention attitude battery batteries pattern setter shutter utility quality total hospital metal digital capital
  supply supplied supplier suppliers support supported supports suppose happy happen happens shopping topping zipped equipped
  equipment upper copper paper proper stopped dropped developer developed develop development interrupt carry carried carrier
  hurry worry sorry narrow tomorrow borrow barrier current error mirror terrible territory barrel quarry ferry merry marry
  preferred prefer preference referred reference transferred transfer occurred occur begin beginner dinner runner planner scanner
  manner corner owner partner engineer engineers`.split(/\s+/)
const single = (word: string): string => word.replace(/(.)\1+/g, '$1')
const BY_SINGLE = new Map<string, string | null>()
for (const word of new Set([...DOUBLED, ...WORDS])) {
  const key = single(word)
  // Two right words with one key ("planed", "planned") cannot be told apart.
  BY_SINGLE.set(key, BY_SINGLE.has(key) ? null : word)
}
const DOUBLED_KNOWN = new Set([...DOUBLED, ...WORDS])

/** The common word that a slip in doubling a letter was meant to be ("geting", "procces"), or undefined. */
function doubled(lower: string): string | undefined {
  if (lower.length < 5 || DOUBLED_KNOWN.has(lower) || RIGHT.has(lower)) return undefined
  return BY_SINGLE.get(single(lower)) ?? undefined
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
  const standard = Object.hasOwn(DIALECT, word) ? DIALECT[word] : undefined
  if (standard !== undefined) return standard
  if (
    /^[A-Z]/.test(word) &&
    Object.hasOwn(DIALECT, lower) &&
    !/^(?:Ken|Wan|Lang|Dee|Gan|Sen|Yin)$/.test(word)
  ) {
    const plain = DIALECT[lower] ?? word
    return plain.charAt(0).toUpperCase() + plain.slice(1)
  }
  let better = slip ?? (/^[a-z]/.test(word) ? doubled(lower) : undefined)
  if (better === undefined) {
    if (lower.length < 6 || KNOWN.has(lower) || RIGHT.has(lower)) return word
    const near = nearest(lower)
    if (near === undefined || near.charAt(0) !== lower.charAt(0) || isInflection(near, lower)) return word
    better = near
  }
  return /^[A-Z]/.test(word) ? better.charAt(0).toUpperCase() + better.slice(1) : better
}
