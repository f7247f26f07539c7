import type { PageKind, ResearchField } from '@/lib/research/options'
import { BENEFIT, PERK } from './cues'
import { withLatinBoundaries } from './word-boundaries'

const LEARNING = withLatinBoundaries(
  /\b(?:train(?:ing|ed|ees?)|apprentic\w+|mentor\w*|coach(?:ing|ed|es)|buddy|chartership|chartered|professional (?:registration|development|qualifications?|memberships?|bodies|subscriptions?)|qualif(?:y|ied|ications?)|cpd|courses?|degrees?|masters?|college|university|day[- ]release|night school|nvqs?|hn[cd]s?|btec|t[- ]levels?|bursar(?:y|ies)|academy|learn(?:ing|s)?|upskill\w*|skills|study(?:ing)?|studies|exams?|conferences?|certificates?|certified|in work time|diplomas?|school|licen[cs]es?|secondments?|shadow(?:ing)?|graduate (?:scheme|programme|training)|placements?|internships?|tickets and|(?:personal )?development (?:plans?|reviews?|budgets?|programmes?|time)|nebosh|iosh|[ci]eng|imeche|imech|iet|icorr|pcn|weiterbildung\w*|fortbildung\w*|schulung\w*|ausbildung\w*|hyfforddiant|hyfforddi|prentisiaeth\w*|cyrsiau)\b/,
)

const GROWTH = withLatinBoundaries(
  /\b(?:promot(?:e|es|ed|ing|ions?)|progress(?:ion|ing|ed|es)?|career (?:path|ladder|route|map|framework|development|growth|progression|step|steps|move|moves|plan|plans)\w*|(?:your|their|a|long|whole|lifelong) careers?|pathways?|ladders?|(?:pay )?grades|step(?:s|ped|ping)? up|mov(?:e|es|ed|ing) (?:up|into|across|on to|onto|from|between)|rose|risen|work(?:ed|ing)? (?:his|her|their|your) way|from within|internal(?:ly)? (?:vacancies|candidates|moves?|promotions?|appointments?|first|advertised)|(?:vacancies|roles|jobs) (?:\w+ ){0,3}(?:internally|inside) first|succession|next (?:role|step|level|rung|job)|grow (?:into|with|within|your|here)|room to grow|became|came up|(?:started|began) (?:here|with us|out)|joined (?:us )?(?:as|at|straight)|rung|become (?:a|an|our|the)|now (?:leads?|runs?|heads?|manages?|our|the|a|an|works? as|responsible|in charge)|(?:technical|management|specialist|expert|leadership) (?:route|track|path|ladder)s?|fast[- ]track|team leader within|karriere\w*|aufstieg\w*|aufsteigen|befördert|dyrchafu|dilyniant)\b/,
)

const STYLE = withLatinBoundaries(
  /\b(?:(?:small|mixed|close|self-\w+|multi-?disciplin\w+|cross-?functional|project|tight-?knit|close-?knit|agile) (?:\w+ )?(?:teams?|crews?|groups?|squads?|cells?)|teams? of|in pairs|pair (?:up|programming)|collaborat\w+|together|side by side|shoulder to shoulder|alongside|next to|flat|hierarch\w+|layers? of|autonomy|autonomous\w*|trusted to|trust (?:you|people|our|each)|empower\w*|own (?:decisions|work|projects?|time|jobs?)|responsibility|ownership of|open[- ]door|open[- ]plan|no[- ]blame|blame|first names?|hybrid|remote\w*|from home|at home|in the office|wherever you|nine to five|split (?:the|your) week|smart ?working|own (?:round|week|day|hours)|hours|sits? (?:on|with|in|at|beside|next|opposite|among)|days? (?:in|at|from|a week|with)|(?:one|two|three|four) days|meetings?|e-?mails?|after (?:five|six)|office days?|core hours|shift pattern|shifts?|earlies|lates|nights|flexib\w+|work[- ]life|weekends?|stand-?ups?|huddles?|sprints?|agile|lean|kaizen|safe(?:ty|ly)?|stop (?:the|any|a) (?:job|work|line)|speak up|speaks? out|say so|ideas|suggestions|continuous improvement|end to end|start to finish|from (?:first )?\w+ to (?:final )?\w+|directors? (?:sit|work|know|are|is)|decisions?|shop ?floor|workshop floor|friendly|supportive|relaxed|informal|down[- ]to[- ]earth|sociable|atmosphere|environment|variety|culture|team ?work|as (?:a|one) team|each other|one another|share(?:s|d)? (?:what|knowledge|ideas|the)|flache hierarchien|kurze wege|im team|gweithio gyda)\b/,
)

const VALUE =
  /^(?:(?:our|be|being|always|we(?:['’]re| are)?|with|act with|acting with|working|work|stay|do|show) )?(?:honest\w*|integrity|respect\w*|safe(?:ty|ly)?(?: (?:first|always|home))?|team ?work(?:ing)?|together(?:ness)?|quality|excellence|innovat\w+|curio(?:us|sity)|car(?:e|ing)|craft(?:smanship)?|trust(?:ed|worthy)?|open(?:ness)?|transparen\w+|accountab\w+|responsib\w+|passion(?:ate)?|pride|proud|courage(?:ous)?|brave(?:ry)?|bold|humility|humble|kind(?:ness)?|fair(?:ness)?|inclusi\w+|diversity|collaborat\w+|sustainab\w+|reliab\w+|commit(?:ment|ted)|dedication|ownership|ambiti(?:on|ous)|agil(?:e|ity)|simplicity|precision|rigour|patience|loyal(?:ty)?|people(?: first)?|customer(?:s)?(?: (?:first|focus))?|community|family|growth|learning|knowledge|expertise|resilien\w+|straight(?:forward)?|straight[- ]talking|candour|generosity|stewardship|do(?:ing)? the right thing|doing it right|own it|better together|one team|ehrlichkeit|respekt|vertrauen|qualität|verantwortung|mut|offenheit|gonestrwydd|parch|ansawdd|diogelwch)(?:(?: and|,| &) [\p{L}-]+){0,2}$/iu

export const isValueWord = (text: string) => VALUE.test(text.replace(/[.!:]+$/, '').trim())

/** What is said to applicants, which staff get nothing from. */
const RECRUITING =
  /\b(?:(?:send|email|forward|submit)\b.{0,20}\b(?:cv|application|letter)|your cv|looking for|we(?:'d| would) (?:love|like) to hear|hear from you|no agencies|recruitment agenc|to apply|apply (?:now|today|here|online)|vacanc(?:y|ies) (?:at|are|will)|current vacanc|always (?:keen|happy|interested|on the lookout)|join (?:us|our team) today|get in touch|equal opportunit|agenc(?:y|ies)|applicants|personal data|speculative)/i

/** What customers get: training for their staff, work on their plant. */
const CUSTOMER_WORDS =
  /\b(?:(?:our|your|the) (?:customers?|clients?)|for (?:customers?|clients?|delegates|operators)|(?:your|customers?['’]?|clients?['’]?) (?:\w+ )?(?:plant|site|staff|operators?|operatives?|workforce|business|employees|machines?|equipment|project|projects|teams?|facility|line)|delegates?|per (?:person|head|delegate)|book (?:a|your)|course dates|open to (?:the public|all)|we (?:train|teach) (?:customers|clients|operators|other)|its (?:\w+ )?(?:drivers|staff|employees|people|workforce|engineers|workers)|the company said|ex(?:cluding)? vat|\+ ?vat)\b/i

export const isForCustomers = (text: string) => CUSTOMER_WORDS.test(text)
export const isRecruiting = (text: string) => RECRUITING.test(text.replaceAll('’', "'"))

type StaffField = 'benefits' | 'perks' | 'growthPath' | 'learningDevelopment' | 'workingStyle'

const STAFF: readonly [StaffField, RegExp][] = [
  ['benefits', BENEFIT],
  ['perks', PERK],
  ['growthPath', GROWTH],
  ['learningDevelopment', LEARNING],
  ['workingStyle', STYLE],
]

/** The field whose vocabulary comes first in a short text, or null. */
export function staffFieldOf(text: string): StaffField | null {
  const plain = text.replaceAll('’', "'")
  let best: StaffField | null = null
  let first = Number.POSITIVE_INFINITY
  for (const [field, pattern] of STAFF) {
    const index = pattern.exec(plain)?.index ?? Number.POSITIVE_INFINITY
    if (index < first) {
      best = field
      first = index
    }
  }
  return best
}

const PATTERN_BY_FIELD: Record<StaffField, RegExp> = Object.fromEntries(STAFF) as Record<StaffField, RegExp>
export const mentionsField = (field: StaffField, text: string) =>
  PATTERN_BY_FIELD[field].test(text.replaceAll('’', "'"))

/** Two or more are an offer, whatever the sentence's subject. */
export function countRewards(text: string): number {
  const plain = text.replaceAll('’', "'")
  const rewards = new Set<string>()
  for (const { source, flags } of [BENEFIT, PERK])
    for (const [match] of plain.matchAll(new RegExp(source, `${flags}g`))) rewards.add(match.toLowerCase())
  return rewards.size
}

const LABELS: readonly [ResearchField, RegExp][] = [
  [
    'locations',
    /^(?:location|locations|head ?quarters|head office|based(?: in)?|offices?|sites?|works|where|standorte?|sitz|lleoliad)$/i,
  ],
  ['sectors', /^(?:sectors?|industr(?:y|ies)|markets?(?: served)?|branchen?)$/i],
  ['customers', /^(?:customers?|clients?|who we work (?:for|with)|kunden)$/i],
  [
    'standards',
    /^(?:accreditations?|certifications?|certificates?|approvals?|standards|memberships?|quality|zertifikate)$/i,
  ],
  [
    'strengths',
    /^(?:founded|established|since|years? (?:in business|trading)|employees|people|staff|headcount|team|turnover|ownership|owned by|exports?|size|gegründet|mitarbeiter\w*|umsatz|sefydlwyd)$/i,
  ],
]
export const fieldOfLabel = (label: string): ResearchField | null =>
  LABELS.find(([, pattern]) => pattern.test(label.replace(/[:\s]+$/, '')))?.[0] ?? null

export const isWorkPage = (page: PageKind) => page === 'careers' || page === 'benefits' || page === 'values'
