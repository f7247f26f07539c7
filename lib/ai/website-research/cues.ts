import type { PageKind, ResearchField } from '@/lib/research/options'
import { withLatinBoundaries } from './word-boundaries'

export const BENEFIT = withLatinBoundaries(
  /\b(?:pensions?|holidays?|annual leave|paid leave|days?(?:'|’)? (?:of )?(?:leave|off)|bank holidays|(?:health|medical|dental|optical|eye) ?(?:care|cover|insurance|plan|cash plan|tests?)|private (?:health|medical)|life (?:assurance|cover|insurance)|death in service|income protection|critical illness|(?:company |full |enhanced )?sick pay|bonus(?:es)?|profit[- ]shar\w+|share (?:scheme|options|plan|save)|sharesave|salary sacrifice|living wage|shares? in the (?:company|business|firm)|buy shares|(?:share|part) of the profits?|(?:enhanced |shared )?(?:parental|maternity|paternity|adoption|family) (?:leave|pay)|company (?:car|van|vehicle)|car allowance|(?:paid |double[- ]time )?overtime|child ?care|relocation|four[- ]day week|nine[- ]day fortnight|flexi(?:ble |-)?(?:time|working|hours)|flexitime|hybrid working|home ?working|working from home|remote working|employee assistance|counselling|professional (?:fees|subscriptions|memberships?)|visas?|skilled worker (?:licence|visa)|auto[- ]enrol\w*|employer contributions?|(?:buy|sell|extra|additional|more) (?:days|leave|time off)|time off(?: in lieu)?|toil|weeks['’]? (?:of |at |on )?(?:full|half) pay|full pay|pmi|bupa|vitality|(?:private|virtual|online|remote|24\/7) (?:hospital|gps?|doctors?)|physio\w*|well-?being|mental health|eap|(?:times|x) (?:your |annual |basic |their )?(?:annual |basic )?salary|saye|share incentive|emi|(?:ownership|dividend|loyalty|tax-free) (?:bonus|payment)\w*|dividends?|pay (?:rises?|reviews?|awards?)|salary reviews?|competitive (?:salary|salaries|pay|package)|(?:shift|call-out|standby|night|travel|lodging|subsistence|meal) (?:allowances?|premiums?|pay)|paid (?:breaks?|travel(?: time)?|days|time|week|weeks|volunteering)|fuel card|works? van|(?:electric|ev|hybrid) (?:car|vehicle)s?(?: \w+)? scheme|(?:ev|car|tech|technology|electric car|electric vehicle|vehicle) (?:lease|leasing|scheme|salary sacrifice)|(?:interest-free|season ticket) loans?|flexible (?:start|starts|finish|benefits|leave|time)|flex(?:-| )?time|compressed (?:hours|week)|condensed hours|job shares?|term-time|part-time (?:hours|roles)|carers?['’]? leave|bereavement|compassionate leave|fertility|menopause|nursery|long[- ]service|referral (?:bonus|scheme|fee|payment)\w*|refer a friend|3\d(?:\.\d+)?[- ]hour week|leave allowance|membership fees|study leave|tool (?:allowance|fund)|season ticket|Altersvorsorge|Betriebsrente|Urlaub(?:stage|sgeld)?|Weihnachtsgeld|Prämien?|Bonus|Gleitzeit|Homeoffice|mobiles Arbeiten|Unfallversicherung|vermögenswirksame|Tarif(?:lohn|vertrag|bindung)?|übertarifliche?|Überstunden\w*|Krankenversicherung|Elternzeit|Kinderbetreuung|Kita\w*|Vier-Tage-Woche|Dienstwagen|13\. Monatsgehalt|Betriebliche Gesundheits\w+|ferien(?:tage)?|pensionskasse|sabbaticals?|pensiwn|gwyliau|diwrnod(?:au)? o wyliau|yswiriant|gofal iechyd|bonws|tâl salwch|mamolaeth|tadolaeth|oriau hyblyg|gweithio (?:hyblyg|o bell|gartref|o gartref)|wythnos pedwar diwrnod|car cwmni)\b/,
)

export const PERK = withLatinBoundaries(
  /\b(?:free (?:lunch(?:es)?|breakfasts?|coffee|tea|fruit|parking|snacks|drinks|food|gym|eye tests|flu jabs)|gym|cycle[- ]to[- ]work|bike|cycling scheme|discounts?|social (?:events|club|committee|fund)|socials|part(?:y|ies)|barbecues?|bbqs?|breakfasts?|lunch(?:es)?|snacks|home[- ]office budget|team (?:events|days|lunch(?:es)?|breakfasts?)|(?:friday|monday|weekly) (?:lunch(?:es)?|breakfasts?|pizza)|dog|dogs|swimming|yoga|running club|halbtax\w*|dog[- ]friendly|(?:your|on your|a) birthdays?|birthday (?:off|leave|treats?|cakes?)|subsidi[sz]ed|canteen|restaurant|ev charg\w+|charging points?|volunteering|early finish|finish early|on-site parking|showers|football|barista|(?:away|fun|family|charity|giving|volunteer) days?|days? out|(?:summer|annual|family) (?:party|bbq|event|outing)|games room|table tennis|pool table|darts|five-a-side|sports? (?:teams?|clubs?|and)|(?:book|craft|climbing|walking|cycling|sailing) clubs?|choir|allotment|chef|kitchen|tea and coffee|bacon (?:rolls?|sandwich\w*)|meals?|vouchers?|hampers?|massages?|paddle-?board\w*|workwear|cycle scheme|(?:friday|half-day|noon|midday|lunchtime) (?:finish|close)|(?:finish|close|stop|done|home|knock off)\w* (?:at|by) (?:\w+ )?(?:noon|midday|lunchtime|one|two|three|1|12|2|3)\b.{0,20}\bfridays?|matched giving|give as you earn|dress[- ](?:down|code)|holiday home|retail offers|shopping|bike (?:store|scheme|shelter)|changing rooms|coffee|fruit|pizza|cake|summer|christmas (?:party|shutdown|lunch)|Obst(?:korb)?|Kaffee|Kantine|Jobrad|Dienstrad|Parkplätze?|Fitness\w*|Firmenfeiern|Sommerfest|Weihnachtsfeier|Mitarbeiterrabatte?|Getränke|Bürohund|Deutschlandticket|coffi|ffrwythau|parcio|campfa|beicio|gostyngiad(?:au)?|cinio|parti|croeso i gŵn)\b/,
)

const ROLE = withLatinBoundaries(
  /\b(?:engineers?|technicians?|managers?|designers?|developers?|fitters?|welders?|machinists?|operators?|operatives?|electricians?|mechanics?|planners?|buyers?|estimators?|surveyors?|inspectors?|assemblers?|apprentices?|graduates?|administrators?|assistants?|coordinators?|supervisors?|directors?|analysts?|scientists?|architects?|consultants?|drivers?|chefs?|accountants?|advis[eo]rs?|officers?|leads?|heads? of|programmers?|toolmakers?|setters?|painters?|turners?|millers?|grinders?|fabricators?|platers?|moulders?|masons?|joiners?|makers?|testers?|riggers?|erectors?|clerks?|foreman|foremen|acousticians?|chemists?|physicists?|controllers?|executives?|representatives?|trainers?|instructors?|storeperson|receptionists?|bookkeepers?|modellers?|specialists?|trainees?|cutters?|builders?|sprayers?|polishers?|scaffolders?|plumbers?|partners?|ecologists?|geologists?|hydrologists?|writers?|illustrators?|microbiologists?|ingenieur\w*|techniker\w*|mechatroniker\w*|mechaniker\w*|entwickler\w*|konstrukteur\w*|schweißer\w*|elektroniker\w*|monteur\w*|leiter\w*|meister\w*|sachbearbeiter\w*|fachkraft|zerspanungs\w+|industrie\w+er|m\/w\/d|peiriannydd|peirianwyr|technegydd|rheolwr|weldiwr|dylunydd|datblygwr|prentis|gweinyddwr|trydanwr|swyddog|arweinydd)\b/,
)

export const isRole = (text: string) =>
  text.split(/\s+/).length <= 10 && text.length <= 90 && !/[.!?]$/.test(text) && ROLE.test(text)

export const DENIAL = withLatinBoundaries(
  /\b(?:no longer|not (?:currently |yet )?(?:offer|provide|pay|able)|don['’]t (?:offer|provide|pay)|do(?:es)? not (?:offer|provide|pay)|cannot offer|unable to offer|used to (?:offer|have|give|pay)|unfortunately|closed to new|legacy|may not|withdrawn|leider|nicht mehr|bieten (?:wir )?(?:kein|nicht)\w*|ddim yn (?:cynnig|gallu))\b/,
)

export const CALL_TO_ACTION =
  /^(?:contact|call|email|e-mail|click|read|learn|find out|discover|download|subscribe|sign up|follow|see|view|visit|apply|get in touch|please|book|request|kontaktieren|rufen|lesen|entdecken|erfahren|bewerben|cysylltwch|ffoniwch|darllenwch|ymgeisiwch|cliciwch)\b/i

const WE = `(?:we|we've|we're|our (?:company|team|firm|business|[\\d,]+ people)|wir|rydym|rydyn|mae ein)`

interface Cue {
  field: ResearchField
  pattern: RegExp
  /** Default: all. */
  on?: readonly PageKind[]
}

const STAFF: readonly PageKind[] = ['careers', 'benefits', 'values', 'about', 'other', 'home']

/** The first match counts. */
const CUES: readonly Cue[] = (
  [
    {
      field: 'missionVision',
      pattern:
        /\b(?:our (?:mission|vision|purpose|aim|ambition|goal) (?:is|has|since)|we exist to|our mission:|unsere? (?:mission|vision|ziel|anspruch|auftrag) ist|(?:ein|yw ein) (?:cenhadaeth|gweledigaeth|nod|pwrpas))\b/,
    },
    {
      field: 'values',
      pattern:
        /\b(?:our (?:core )?values (?:are|include)|we (?:value|believe in|stand for|care about|pride ourselves on)|unsere werte sind|wir (?:stehen für|glauben an|legen wert auf)|ein gwerthoedd (?:yw|yw:)|(?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:credu mewn|gwerthfawrogi))\b/,
    },
    {
      field: 'growthPath',
      on: STAFF,
      pattern:
        /\b(?:promot(?:e|ed|ion|ions) (?:from within|internally|to|are|is|within)|(?:career )?(?:progress(?:es|ed|ion)?|path|ladder)\b.{0,60}\b(?:to|from|through|into|senior|lead|chief|principal|chartered|manager|partner)|(?:started|joined|began)\b.{0,60}\b(?:apprentices?|trainees?|graduates?|shop floor|juniors?|auszubildende\w*|prentis\w*)|work(?:ed)? (?:their|your) way up|become (?:a |an )?(?:senior|chartered|lead|principal|manager|director|partner)|(?:chartered|chartership) (?:status )?(?:within|in|after)|(?:managers?|directors?|leads|leaders|supervisors?|foremen|partners)\b.{0,40}\b(?:time-served|former|once) (?:\w+ ){0,2}apprentices|(?:managers?|directors?|leads|leaders|supervisors?|foremen|partners)\b.{0,30}\b(?:started|began|came (?:up|off|from)|rose|grew|joined|was (?:once )?one|were once|arrived|first came)|promoted from|career ladder|engineering ladder|karriere(?:weg|pfad|stufen)|aufsteigen|aufstieg|befördert|führungskräfte (?:kommen|stammen|entwickeln)|dyrchafu|dechreuodd\b.{0,60}\bprentis\w*|dilyniant gyrfa)\b/,
    },
    {
      field: 'learningDevelopment',
      on: STAFF,
      pattern:
        /\b(?:(?:paid )?(?:training|courses?) (?:budget|days?|plan|programme|academy|is|are|for|leading|to|through|each|a year|every)|apprenticeships?|mentor(?:s|ing|ed)?|day release|(?:take|takes|train|trains|recruit|employ)\b.{0,30}\bapprentices|for (?:courses|training|conferences)|at (?:our|the company's) expense|(?:msc|mba|bsc|phd|degree|diploma|nvq)\b.{0,60}\b(?:expense|paid|fund|pay|us)|learning the trade|finanzieren\b.{0,60}\b(?:cas|mas|studium|master|kurse?|ausbildung)|\w+ (?:edition|tickets?|qualifications?) and pay|cpd|chartership|learning (?:budget|and development|time|days?)|pay for (?:your|their|courses|training|degrees?|exams?|qualifications?)|fund(?:s|ed)? (?:your|their|courses?|degrees?|qualifications?|training)|study (?:time|support|leave)|graduate (?:scheme|programme)|nvqs?|hncs?|in-house (?:training|school|academy)|training (?:school|centre)|weiterbildung\w*|fortbildung\w*|schulung\w*|ausbildung(?:splätze|sbetrieb)?|bilden\b.{0,30}\baus|meisterschule|hyfforddiant|hyfforddi|prentisiaeth(?:au)?|mentora|cyrsiau)\b/,
    },
    {
      field: 'workingStyle',
      on: STAFF,
      pattern:
        /\b(?:(?:we|teams?|people|everyone|you(?:'ll)?|engineers) (?:\w+ ){0,3}(?:work|works|sit|sits|meet|meets|decide|decides|run|runs|share|shares)\b.{0,60}\b(?:small teams?|together|side by side|flexibl[ey]|remote(?:ly)?|from home|hybrid|shifts?|in teams?|pairs?|projects?|own decisions|open[- ]plan|desks?|bench(?:es)?|hours|autonomy|each other)|(?:works|working) week|hours a week|meeting (?:each|every) (?:morning|day|week)|daily (?:meeting|huddle|stand-?up)|nine to five|plan (?:your|their) own|\bin (?:cells|crews|squads|pairs|small groups) of?\b|remote[- ]first|(?:one|two|three|six)-week (?:cycles|sprints)|\w+-hour (?:days|shifts)|(?:two|three|early|late|rotating|night) shifts|(?:first |early |late )?shifts? (?:starts?|begins?|ends?)|(?:zwei|drei|vier|\d) tage (?:pro woche )?(?:im büro|zu ?hause|vor ort)|home by (?:four|five|\d)|flat (?:hierarchy|structure)|open[- ]door|no (?:clock|hierarchy|dress code)|core hours|hybrid (?:working|pattern)|days? (?:a|per|each) week|flache hierarchien|kurze (?:wege|entscheidungswege)|arbeiten (?:wir )?in (?:kleinen )?teams|gweithio mewn timau|gweithio (?:gyda'n gilydd|hyblyg))\b/,
    },
    {
      field: 'differentiators',
      pattern:
        /\b(?:unlike (?:other|most|many)|what (?:sets|makes) us (?:apart|different)|the (?:only|first|last) (?:\w+ ){0,2}(?:company|firm|manufacturer|supplier|maker|foundry|works|laboratory|workshop|business|provider|one)|(?:uk|world|country|europe)['’]s (?:only|first)|als (?:einzige[rs]?|erste[rs]?)|yr unig (?:gwmni|un))\b/,
    },
    {
      field: 'standards',
      pattern:
        /\b(?:(?:bs |din )?(?:en )?iso(?:\/iec)? ?\d{4,5}|as ?9100|iatf ?16949|en ?1090|nadcap|investors in people|cyber essentials|living wage (?:employer|accredited)|disability confident|chas|constructionline|achilles|ukas|\w+-accredited|accredited (?:by|to|as)|risqs|uvdb|joscar|fors|ssip|acclaim|avetta|nhss|ukca|atex|niceic|gas safe|trustmark|ecovadis|armed forces covenant|mcerts|jqs|fpal|sedex|bsi|safecontractor|b corp|tüv|zertifiziert nach)\b/,
    },
    {
      field: 'strengths',
      pattern:
        /\b(?:award(?:s|-winning)?|awarded|named .{0,40}of the year|employee[- ](?:owned|ownership)|ownership trust|in-house (?:\w+ ){0,2}(?:laborator\w+|workshop|foundry|test\w*)|under one roof|delivered on time|on-time delivery|repeat (?:business|customers)|market[- ]leading|world[- ]leading|patent(?:s|ed)?|(?:trading|in business) since|without a (?:lost-time|reportable)|\d[\d,.]*% of (?:our|the)|winners?,|winner of|of the year|(?:over|more than|nearly|almost) (?:\w+ )?\d[\d,.]* (?:years|projects|customers|clients|installations|bridges|machines|sites|countries)|\d+ years(?:'|’)? (?:of )?(?:experience|expertise|history)|market leader|leading (?:manufacturer|supplier|provider|specialist|independent)|largest|one of (?:the|only|europe's|britain's)|marktführer|führende[rn]?|über \d+ jahre|mehr als \d+|ausgezeichnet|arweiniol|dros \d+|gwobr(?:au)?)\b/,
    },
    {
      field: 'hiringProcess',
      on: ['careers', 'benefits'],
      pattern:
        /\b(?:to apply,|paid trial|trial (?:day|shift)|(?:first|second|final|telephone|phone|video|one|two)[- ](?:stage )?interviews?|interviews? (?:is|are|last|takes?|here|with)|short-?list\w*|work sample|write to|will be asked to|test piece)\b/,
    },
    {
      field: 'customers',
      pattern:
        /\b(?:(?:our|their) (?:clients|customers) (?:include|range|are)|we (?:work (?:for|with)|supply|serve) (?:\w+, \w+|clients|customers|companies|operators|councils|manufacturers)|trusted by|unsere kunden sind|zu unseren kunden|(?:mae )?ein cwsmeriaid)\b/,
    },
    {
      field: 'sectors',
      pattern:
        /\b(?:we (?:serve|work (?:in|across)|supply|operate in)\b.{0,40}\b(?:sectors?|industr(?:y|ies)|markets?)|(?:sectors?|industries|markets) (?:we serve|such as|including|include)|branchen|(?:i'r|yn y) (?:sectorau|diwydiannau|sector))\b/,
    },
    {
      field: 'locations',
      on: ['home', 'about', 'other', 'careers'],
      pattern:
        /\b(?:(?:based|headquartered|head office|offices?|workshops?|factory|factories|sites?|plants?|yard|studio|laboratory|mill|foundry|depot) (?:is |are )?(?:in|at|near|across)\b|\d+ people (?:in|at|across)|team in|am standort|standorte? in|mit sitz in|(?:wedi(?:'i|'n)? lleoli|swyddfa(?:'n)?|gweithdy) (?:yn|ym|ger))\b/,
    },
  ] satisfies Cue[]
).map((cue) => ({ ...cue, pattern: withLatinBoundaries(cue.pattern) }))

export function cuedField(sentence: string, page: PageKind): ResearchField | null {
  if (sentence === lastLookup.sentence && page === lastLookup.page) return lastLookup.field
  const field = findCue(sentence, page)
  lastLookup = { sentence, page, field }
  return field
}

/** A cache: a sentence is looked up several times in a row. */
let lastLookup: { sentence: string; page: PageKind; field: ResearchField | null } = {
  sentence: '',
  page: 'other',
  field: null,
}

function findCue(sentence: string, page: PageKind): ResearchField | null {
  const plain = sentence.replaceAll('’', "'")
  return CUES.find(({ pattern, on }) => (!on || on.includes(page)) && pattern.test(plain))?.field ?? null
}

const GIVING_WORDS = withLatinBoundaries(
  new RegExp(
    String.raw`\b(?:${WE}\b.{0,25}\b(?:offer|provide|pay|give|contribute|match|run|cover|fund|support|top up|back|sponsor|reimburse|subsidi[sz]e|refund|guarantee|add|put (?:in|on)|lay on|treat|share|close|finish|stop|shut|bieten|zahlen|geben|cynnig|talu|rhoi)|(?:you(?:'ll| will| can)?|employees|staff|everyone|our people|colleagues|all of us|(?:every|each) (?:\w+ ){0,2}\w+|all (?:our )?\w+|sie|ihr|mitarbeiter\w*|alle|pawb|gweithwyr|byddwch)\b.{0,25}\b(?:get|gets|start|starts|take|takes|share|shares|is (?:given|paid|entitled|covered|enrolled|offered)|are (?:given|paid|entitled|covered|enrolled|offered)|receive|receives|enjoy|enjoys|have|has|benefit|benefits|erhalten|bekommen|profitieren|cael|derbyn))\b`,
  ),
)

const INCLUDED_WORDS =
  /\b(?:as standard|comes? with|(?:is|are) (?:included|standard|provided|available|matched|paid|free|covered|on the house|on us)|from (?:day one|your first day|the first day)|after (?:probation|your probation)|for (?:everyone|all|every employee|all (?:staff|employees))|on top of)\b/i

export const saysStaffReceive = (sentence: string) => {
  const plain = sentence.replaceAll('’', "'")
  return GIVING_WORDS.test(plain) || INCLUDED_WORDS.test(plain)
}

const VERBS = `(?:is an?|are|designs?|builds?|makes?|manufactures?|suppl(?:y|ies)|provides?|delivers?|develops?|engineers?|repairs?|maintains?|installs?|speciali[sz]es?|helps?|creates?|operates?|runs?|tests?|produces?|restores?|casts?|machines?|sind|ist|bauen|baut|entwickel[nt]|fertig(?:en|t)|liefer[nt]|konstruier(?:en|t)|produzier(?:en|t)|plan(?:en|t)|cynllunio|adeiladu|gwneud|cynhyrchu|dylunio|darparu|gwmni|weithgynhyrchu|atgyweirio)`
const COMPANY_PHRASE = withLatinBoundaries(
  /\b(?:was |were |is |are )?(?:founded|established|set up|started|formed) (?:in|by|as)\b|\b(?:founded|started|set up|began)\b.{1,40}\bin (?:1[89]|20)\d\d\b|\b(?:family|employee|privately)[- ](?:owned|run)\b|\b(?:independent|specialist) (?:\w+ ){0,3}(?:company|business|firm|manufacturer|consultancy|engineers|contractor)\b|\b(?:gegründet|seit \d{4}|familienunternehmen|sefydlwyd|ers \d{4}|cwmni (?:teuluol|peirianneg|annibynnol))\b/,
)
const WE_ARE = withLatinBoundaries(new RegExp(String.raw`\b${WE}\b.{0,40}\b${VERBS}\b`))
const NAME_IS = withLatinBoundaries(new RegExp(String.raw`^.{0,40}?\b${VERBS}\b`))
/** "We restore", "We cast": any verb after "we" at the start of a sentence, except those that describe no business. */
const OPENS_WITH_WE =
  /^(?:we|wir|rydym yn|rydyn ni'n) (?!(?:use|welcome|hope|believe|value|look|would|can|could|will|have|had|know|think|love|like|want|need|aim|pay|fund|give|offer|work|were|also|only|do|don't|always|never|care|understand|recogni[sz]e|thank|verwenden|nutzen|suchen|freuen|bieten|zahlen|haben|wollen|glauben)\b)\p{L}{3,}/iu

/** `surely` by explicit words, `perhaps` where it only says what "we" do. `names` are the company's, in lower case. */
export function describesCompany(sentence: string, names: readonly string[]): 'surely' | 'perhaps' | null {
  const plain = sentence.replaceAll('’', "'")
  if (COMPANY_PHRASE.test(plain) || WE_ARE.test(plain)) return 'surely'
  const lower = plain.toLowerCase()
  for (const name of names) {
    const start = lower.indexOf(name)
    if (start >= 0 && start < 12 && NAME_IS.test(plain.slice(start + name.length))) return 'surely'
  }
  return OPENS_WITH_WE.test(plain) ? 'perhaps' : null
}
