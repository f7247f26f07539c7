import type { PageKind, ResearchField } from '@/lib/research/options'
import { isWorkPage } from './vocabulary'
import { withLatinBoundaries } from './word-boundaries'

/** `rewards`: benefits and perks; `people`: each statement's own words decide; `aside`: said by or about others and never counts. */
export type Topic = Exclude<ResearchField, 'benefits' | 'perks'> | 'rewards' | 'people' | 'aside'

/** In English, German and Welsh. The first match counts. */
const HEADINGS = compileHeadings([
  // Headings that end a section without starting one that counts.
  [
    'aside',
    /\b(?:testimonials?|(?:for|to) your (?:business|team|plant|site|company|projects?|operations?|organi[sz]ation|customers)|meet (?:the|our) (?:team|people|directors|board)|leadership(?: team)?|management team|the board|(?:our|the) directors|key people|who['’]?s who|(?:what|hear what|hear from) (?:our |some of our )?(?:clients|customers)(?: (?:say|think))?|client (?:stories|reviews|feedback)|customer (?:stories|reviews|feedback)|reviews|case stud(?:y|ies)|(?:latest|recent|industry|sector) (?:news|posts|articles|projects)|in the (?:press|news)|for (?:your|our|the)? ?(?:customers?|clients)|(?:training )?courses (?:for|we (?:run|offer|sell))|our courses|course (?:dates|list|prices)|customer training|training services|training for (?:your|customers|operators)|value engineering|(?:job |key |role |essential |desirable |entry )?requirements|about you|(?:what )?you(?:'ll| will) (?:need|bring|do|be doing)|what you (?:need|bring)|(?:key |main )?responsibilities|skills and experience|^(?:duties|essential|desirable|experience)(?: (?:skills|criteria|requirements))?$|person specification|ideal candidate|ihr profil|ihre aufgaben|value[- ]added|product (?:features|benefits|range)|features(?: and benefits)?|referenzen)\b/i,
  ],
  [
    null,
    /\b(?:contact|get in touch|follow us|newsletter|privacy|cookies?|related|^press$|press coverage|in the media|news|what our (?:people|staff) say|faqs?|frequently asked|downloads?|opening hours|kontakt|häufige fragen|aktuelles|impressum|cysylltu|newyddion)\b/i,
  ],
  [
    'hiringProcess',
    /\b(?:how (?:to apply|we (?:hire|recruit|interview))|(?:application|interview|hiring|recruitment|selection) (?:process|stages|steps)|what happens (?:next|when you apply|after you apply)|(?:applying|joining)(?: to us)? (?:process|steps?)|(?:how|when) you apply|your application|recruitment journey|our interviews?|how we (?:choose|select|pick)\b[^.]*|meeting (?:you|us)|bewerbungs(?:prozess|ablauf|verfahren)|so bewerben sie sich|ihre bewerbung|sut i (?:ymgeisio|wneud cais)|y broses (?:recriwtio|ymgeisio))\b/i,
  ],
  [
    'openRoles',
    /\b(?:(?:current|open|latest|our) (?:vacancies|vacancy|positions?|roles?|opportunities|openings?|jobs)|vacancies|job openings|we(?:'re| are) (?:hiring|recruiting|looking for)|jobs (?:at|with|going|open)|(?:opportunities|openings|jobs|roles) (?:at|now|today|available|open)|join us as|(?:live|available) (?:jobs|roles|vacancies)|who we(?:'re| are) looking for|(?:now|currently) (?:recruiting|hiring)|berths to fill|come aboard|(?:vacant|live) (?:posts|positions)|jobs|offene stellen|stellenangebote|aktuelle stellen|wir suchen|swyddi (?:gwag|presennol|cyfredol)|swyddi)\b/i,
  ],
  [
    'rewards',
    /\b(?:(?:employee |staff |team |our |company |your |additional |other |core )?(?:benefits|perks|rewards?)|(?:benefits|rewards?) (?:package|and perks|& perks|and rewards)|what (?:we|you(?:'ll| will| can)?|do we) (?:offer|get|give)(?: you| our (?:people|staff|team))?|what(?:'s| is) in it for you|what you(?:'ll| will) (?:get|receive)|in return|the package|(?:your|our|the|a|full|total|salary and|pay and) (?:\w+ )?package|total reward|what comes with (?:it|the job|the role)|what we(?:'ll| will)? (?:offer|give|provide|do for)\b[^.]*|what (?:your|the) (?:job|role|contract) comes with|the (?:good stuff|nice bits|extras|small print|rewards)|(?:little |added )?extras|how we (?:look after|reward|pay|thank|treat) (?:you|our|people)\b[^.]*|taking care of (?:you|our people|each other)|we(?:'ll| will) (?:look after|take care of) you|pay (?:and|&) conditions|(?:staff|employee|employment|our) terms|terms (?:for|of employment)\b[^.]*|working conditions|pay and (?:benefits|conditions)|the deal|looking after (?:you|our people)|(?:was |das )?(?:wir bieten|bieten wir)(?: ihnen| dir| euch)?|unser angebot an (?:sie|dich)|(?:ihre|deine|unsere) (?:vorteile|benefits)|mitarbeitervorteile|(?:sozial|zusatz)leistungen|das bekommen sie|buddion|manteision|beth (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?gynnig|yr hyn (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?gynnig|telerau a buddion)\b/i,
  ],
  [
    'learningDevelopment',
    /\b(?:training|(?:always |keep |keep on |still |never stop )?learning|early careers?|graduates?(?: and apprentices)?|apprentices|trainees|students|school leavers|skills|mentoring|upskilling|academy|chartership|get(?:ting)? (?:qualified|chartered)|invest(?:ing|ment) in (?:you|people|our people|skills)|developing (?:you|our people|people|talent|skills)|(?:people|personal|staff|skills) development|apprentice(?:ship)?s?|graduate (?:scheme|programme|training)|(?:learning|training|professional) (?:and|&) development|professional development|development and training|cpd|study|studies|(?:fort|weiter|aus)bildung|lernen|hyfforddiant|prentisiaeth(?:au)?|dysgu|datblygiad proffesiynol)\b/i,
  ],
  [
    'growthPath',
    /\b(?:career (?:path|paths|progression|development|growth|ladder)|progression|grow(?:ing)? (?:with us|here|together|your career|our own|at \w+|as we grow)|(?:getting|moving|working your way) (?:on|up|ahead)(?: \w+)?|room to grow|(?:build|develop|start|shape) (?:a |your |my )?career\b[^.]*|where (?:(?:you|it|this|we|your career) )?(?:could|can|will|might) (?:(?:you|it|this|we) )?(?:take|lead|go|be)\b[^.]*|where (?:people|it) (?:go|goes|leads?)|how (?:people|you) (?:progress|move up|get on|grow)\b|(?:technical |engineering )?(?:ladder|grades)|career (?:journeys?|stories|framework|routes?)|from apprentice to \w+|promoting from within|progressing|opportunities to grow|your (?:career|future|path)|where you could go|promotion|ihre (?:karriere|entwicklung)|karrierewege|aufstieg|entwicklungsmöglichkeiten|dilyniant gyrfa|datblygu(?:'ch)? gyrfa|eich gyrfa)\b/i,
  ],
  [
    'values',
    /\b(?:(?:our |core |company |the )*values(?: and behaviours)?|what (?:guides us|drives us|we stand by|we stand for|we live by|we hold to|counts(?: here)?|makes us tick|we won't compromise on|we expect of (?:each other|ourselves)|is important to us|we're about|we are about|we (?:believe|care)(?: in| about)?|matters(?: to us)?)|(?:the )?things we (?:stand for|believe in|hold)[p{L} ]*|(?:our|the) (?:principles|beliefs|promises?|commitments?|behaviours|ethos|code|philosophy|pledge|rules|character|dna)|(?:(?:guiding|core|founding|\w+) )?principles|how we behave|(?:the|our) (?:\w+ )?(?:code|charter|creed|pledge)|(?:three|four|five|six|seven) (?:things|rules|words|ideas|habits|promises)\b[^.]*|unsere werte|was uns (?:leitet|wichtig ist|verbindet|antreibt)|(?:unternehmens)?werte|wofür wir stehen|(?:ein )?gwerthoedd|beth sy(?:'n|dd yn) bwysig)\b/i,
  ],
  [
    'missionVision',
    /\b(?:mission|vision|purpose|why we exist|where we(?:'re| are) (?:heading|going)|our (?:goal|ambition|aim|why|reason|north star|big idea|cause)|why we (?:do (?:it|this|what we do)|started|are here|get up)|what gets us\b[^.]*|looking ahead|the future|our future|what we(?:'re| are) (?:here|aiming|working|trying) (?:for|to|towards)\b[^.]*|leitbild|unser (?:ziel|auftrag|anspruch)|cenhadaeth|gweledigaeth|ein (?:cenhadaeth|gweledigaeth|nod|pwrpas))\b/i,
  ],
  [
    'workingStyle',
    /\b(?:how we (?:work|do things|run things|get things done|organi[sz]e|collaborate)|(?:our |the )?ways? (?:of working|we work|we do things)|how (?:the|our) (?:work|days?|teams?|shop|office|yard|lab|workshop) (?:works?|run|is|are|goes)\b[^.]*|hybrid(?: and flexible)?(?: working)?|flexible working|(?:our |company |team )?culture|(?:a|your|the|typical) (?:typical )?(?:day|week)\b(?: in the life| here| looks)?[^.]*|what (?:it(?:'s| is)|the work is|a day is|working here is|to expect)(?: like)?|day to day|where and how|working (?:life|hours|patterns?|environment)|the working (?:week|day)|so arbeiten wir|wie wir arbeiten|unternehmenskultur|kultur|sut (?:rydym|rydyn) (?:ni )?(?:'n|yn) gweithio|(?:ein )?diwylliant)\b/i,
  ],
  [
    'people',
    /^(?:careers?(?: (?:at|with|in)\b.*)?|join(?:ing)?(?: (?:us|our|the)\b.*)?|work(?:ing)?(?: (?:with|for|here|at|in)\b.*)|life (?:at|with|on|in|here)\b.*|life|being (?:here|part|at|one of)\b.*|(?:our|the) (?:people|team|crew|staff|teams)|people|people (?:are|come|first|make)\b.*|meet the (?:team|people)|why (?:join|work|you|people|come|choose (?:a career|to work|us as an employer)|be|our people)\b.*|(?:reasons|\w+ reasons) to (?:join|work|be|come)\b.*|(?:a |the )?(?:great |good |best )?places? to work\b.*|come (?:and )?(?:work|join|build|make)\b.*|what (?:makes|it takes to) (?:work|working|this a)\b.*|as an employer|an? employer\b.*|for (?:you|our people|our team|employees|staff)|you(?: and us)?|(?:why|what) .{0,40}\b(?:working here|work here|join|joining|stay|as a place to work|for you)\b.*|the people (?:side|behind)\b.*|arbeiten (?:bei|mit)\b.*|gweithio (?:gyda|i)\b.*|ymuno\b.*)\s*[?.!]?$/i,
  ],
  [
    'standards',
    /\b(?:accreditations?|certifications?|certificates|(?:accredited|approved|certified|registered)(?: (?:by|to|for|with)\b.*)?|approvals|credentials|quality|compliance|safety (?:and|&) quality|quality (?:standards|assurance|and standards)|standards|memberships|awards|zertifi(?:kate|zierungen)|qualität|auszeichnungen|achrediadau|ardystiadau|safonau|gwobrau)\b/i,
  ],
  [
    'differentiators',
    /\b(?:what (?:makes|sets) (?:us|\w+) (?:different|apart|special)|our difference|the difference|how (?:we(?:'re| are)|\w+ is) different|what(?:'s| is) different|what you won't find elsewhere|the .{2,30} difference|was uns (?:unterscheidet|auszeichnet|besonders macht)|beth sy(?:'n|dd yn) ein gwneud yn wahanol)\b/i,
  ],
  [
    'strengths',
    /\b(?:why (?:choose |work with |use )?(?:us|\w[\w&]+)(?=\s*\??$)|our (?:strengths|expertise|advantages|track record|capabilit\w+|facilities|workshop|record)|(?:\w+ )?(?:in numbers|in figures|by numbers|facts and figures|key facts|facts|at a glance)|the numbers|what we(?:'re| are) (?:good at|known for|proud of)|reasons to (?:choose|use|buy)\b[^.]*|why (?:our )?(?:customers|clients|buyers|people) (?:choose|come|buy|trust|stay)\b[^.]*|recognition|recogni[sz]ed\b[^.]*|track record|our credentials|did you know|key strengths|unsere (?:stärken|kompetenzen)|warum (?:wir|\w+)|pam (?:ni|ein dewis)|ein cryfderau)\b/i,
  ],
  [
    'sectors',
    /\b(?:(?:the |our |key )?(?:sectors|industries|markets)(?: we (?:serve|work in))?|where we work|branchen|märkte|(?:ein )?sectorau|diwydiannau)\b/i,
  ],
  [
    'customers',
    /\b(?:(?:our |some of our |key |selected )?(?:clients|customers)(?: include)?|who we work (?:with|for)|trusted by|in good company|unsere kunden|kunden|(?:ein )?cwsmeriaid|cleientiaid)\b/i,
  ],
  [
    'locations',
    /\b(?:our (?:locations|offices|sites|workshops|depots|branches|studios|factories)|depots|branches|locations|where (?:we are|to find us)|standorte?|lleoliadau|ein (?:safleoedd|swyddfeydd))\b/i,
  ],
  [
    'overview',
    /\b(?:about(?! (?:an?|the|you|my) )|who we are|our (?:story|company|history|business)|company (?:profile|overview|history)|what we do|welcome|in brief|in short|how it (?:began|started)|where we (?:began|started|came from)|beginnings|our heritage|über uns|wer wir sind|unser unternehmen|das unternehmen|unsere geschichte|was wir (?:tun|machen)|willkommen|amdanom(?: ni)?|pwy (?:ydym|ydyn) ni|ein (?:stori|cwmni|hanes)|y cwmni|croeso|beth (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?wneud)\b/i,
  ],
])

function compileHeadings(headings: readonly [Topic | null, RegExp][]) {
  return headings.map(([topic, pattern]) => ({ topic, pattern: withLatinBoundaries(pattern) }))
}

/** Pages on which "benefits" are those of products. */
const GOODS_PAGES: readonly PageKind[] = ['products', 'news']
const GOODS_HEADING =
  /\b(?:benefits|advantages|vorteile) (?:of|for|from|von|des|der) (?!working|joining|employ|being|life|our people|staff|you\b)/i
const MAX_HEADING_LENGTH = 70

/** Null where the heading only ends the section before, undefined where it says nothing about a topic. */
export function topicOf(heading: string, page: PageKind): Topic | null | undefined {
  if (heading.length > MAX_HEADING_LENGTH) return undefined
  const topic = HEADINGS.find(({ pattern }) => pattern.test(heading.replaceAll('’', "'")))?.topic
  const isAboutProducts = GOODS_PAGES.includes(page) || GOODS_HEADING.test(heading)
  if (topic === 'rewards' && isAboutProducts) return 'aside'
  // On a careers page "Why us?" is addressed to applicants.
  if (topic === 'strengths' && isWorkPage(page) && /^why\b/i.test(heading)) return 'people'
  return topic
}
