import type { PageKind, ResearchField } from '@/lib/research/options'
import { words } from './words'

/** What the section under a heading tells of. `rewards` are benefits and perks; `people` is the talk of working there. */
export type Topic = Exclude<ResearchField, 'benefits' | 'perks'> | 'rewards'

/** Headings by what stands under them, in English, German and Welsh. The first that matches counts. */
const HEADINGS = entries([
  // What ends a section and begins nothing.
  [
    null,
    /\b(?:contact|get in touch|follow us|newsletter|privacy|cookies?|related|testimonials?|what our (?:clients|customers|people|staff) say|faqs?|frequently asked|case stud(?:y|ies)|latest (?:news|posts)|downloads?|opening hours|kontakt|häufige fragen|aktuelles|referenzen|impressum|cysylltu|newyddion|for (?:your|our) (?:customers?|clients))\b/i,
  ],
  [
    'hiringProcess',
    /\b(?:how (?:to apply|we (?:hire|recruit|interview))|(?:application|interview|hiring|recruitment|selection) (?:process|stages|steps)|what happens (?:next|when you apply)|bewerbungs(?:prozess|ablauf|verfahren)|so bewerben sie sich|ihre bewerbung|sut i (?:ymgeisio|wneud cais)|y broses (?:recriwtio|ymgeisio))\b/i,
  ],
  [
    'openRoles',
    /\b(?:(?:current|open|latest|our) (?:vacancies|vacancy|positions?|roles?|opportunities|openings?|jobs)|vacancies|job openings|we(?:'re| are) (?:hiring|recruiting|looking for)|who we(?:'re| are) looking for|(?:now|currently) (?:recruiting|hiring)|berths to fill|offene stellen|stellenangebote|aktuelle stellen|wir suchen|swyddi (?:gwag|presennol|cyfredol)|swyddi)\b/i,
  ],
  [
    'rewards',
    /\b(?:(?:employee |staff |team |our |company |your |additional |other |core )?(?:benefits|perks|rewards?)|(?:benefits|rewards?) (?:package|and perks|& perks|and rewards)|what (?:we|you(?:'ll| will| can)?|do we) (?:offer|get|give)(?: you| our (?:people|staff|team))?|what(?:'s| is) in it for you|what you(?:'ll| will) (?:get|receive)|in return|the package|pay and (?:benefits|conditions)|the deal|looking after (?:you|our people)|(?:was |das )?(?:wir bieten|bieten wir)(?: ihnen| dir| euch)?|unser angebot an (?:sie|dich)|(?:ihre|deine|unsere) (?:vorteile|benefits)|mitarbeitervorteile|(?:sozial|zusatz)leistungen|das bekommen sie|buddion|manteision|beth (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?gynnig|yr hyn (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?gynnig|telerau a buddion)\b/i,
  ],
  [
    'learningDevelopment',
    /\b(?:training|learning|apprentice(?:ship)?s?|graduate (?:scheme|programme|training)|(?:learning|training|professional) (?:and|&) development|professional development|development and training|cpd|study|studies|(?:fort|weiter|aus)bildung|lernen|hyfforddiant|prentisiaeth(?:au)?|dysgu|datblygiad proffesiynol)\b/i,
  ],
  [
    'growthPath',
    /\b(?:career (?:path|paths|progression|development|growth|ladder)|progression|grow(?:ing)? (?:with us|here)|your (?:career|future|path)|where you could go|promotion|ihre (?:karriere|entwicklung)|karrierewege|aufstieg|entwicklungsmöglichkeiten|dilyniant gyrfa|datblygu(?:'ch)? gyrfa|eich gyrfa)\b/i,
  ],
  [
    'values',
    /\b(?:(?:our |core |company |the )*values(?: and behaviours)?|what (?:guides us|drives us|we stand by|we stand for|we (?:believe|care)(?: in| about)?|matters(?: to us)?)|(?:the )?things we (?:stand for|believe in|hold)[p{L} ]*|our (?:principles|beliefs)|unsere werte|was uns (?:leitet|wichtig ist|verbindet|antreibt)|(?:unternehmens)?werte|wofür wir stehen|(?:ein )?gwerthoedd|beth sy(?:'n|dd yn) bwysig)\b/i,
  ],
  [
    'missionVision',
    /\b(?:mission|vision|purpose|why we exist|where we(?:'re| are) (?:heading|going)|our (?:goal|ambition|aim)|leitbild|unser (?:ziel|auftrag|anspruch)|cenhadaeth|gweledigaeth|ein (?:cenhadaeth|gweledigaeth|nod|pwrpas))\b/i,
  ],
  [
    'workingStyle',
    /\b(?:how we work|ways? of working|working (?:here|with us|at|life)|life (?:at|here)|(?:our |company |team )?culture|a day in the life|what it(?:'s| is) like|so arbeiten wir|wie wir arbeiten|arbeiten bei|unternehmenskultur|kultur|sut (?:rydym|rydyn) (?:ni )?(?:'n|yn) gweithio|gweithio (?:gyda|i) ni|(?:ein )?diwylliant)\b/i,
  ],
  [
    'standards',
    /\b(?:accreditations?|certifications?|certificates|quality (?:standards|assurance|and standards)|standards|memberships|awards|zertifi(?:kate|zierungen)|qualität|auszeichnungen|achrediadau|ardystiadau|safonau|gwobrau)\b/i,
  ],
  [
    'differentiators',
    /\b(?:what (?:makes|sets) (?:us|\w+) (?:different|apart|special)|our difference|the .{2,30} difference|was uns (?:unterscheidet|auszeichnet|besonders macht)|beth sy(?:'n|dd yn) ein gwneud yn wahanol)\b/i,
  ],
  [
    'strengths',
    /\b(?:why (?:choose |work with |use )?(?:us|\w[\w&]+)(?=\s*\??$)|our (?:strengths|expertise|advantages|track record)|key strengths|unsere (?:stärken|kompetenzen)|warum (?:wir|\w+)|pam (?:ni|ein dewis)|ein cryfderau)\b/i,
  ],
  [
    'sectors',
    /\b(?:(?:the |our |key )?(?:sectors|industries|markets)(?: we (?:serve|work in))?|where we work|branchen|märkte|(?:ein )?sectorau|diwydiannau)\b/i,
  ],
  [
    'customers',
    /\b(?:(?:our |some of our |key |selected )?(?:clients|customers)(?: include)?|who we work (?:with|for)|trusted by|unsere kunden|kunden|(?:ein )?cwsmeriaid|cleientiaid)\b/i,
  ],
  [
    'locations',
    /\b(?:our (?:locations|offices|sites|workshops)|locations|where (?:we are|to find us)|standorte?|lleoliadau|ein (?:safleoedd|swyddfeydd))\b/i,
  ],
  [
    'overview',
    /\b(?:about|who we are|our (?:story|company|history|business)|company (?:profile|overview|history)|what we do|at a glance|welcome|our heritage|über uns|wer wir sind|unser unternehmen|das unternehmen|unsere geschichte|was wir (?:tun|machen)|willkommen|amdanom(?: ni)?|pwy (?:ydym|ydyn) ni|ein (?:stori|cwmni|hanes)|y cwmni|croeso|beth (?:rydym|rydyn) (?:ni )?(?:'n|yn) (?:ei )?wneud)\b/i,
  ],
])

function entries(given: readonly [Topic | null, RegExp][]) {
  return given.map(([topic, pattern]) => ({ topic, pattern: words(pattern) }))
}

/** Pages on which benefits are those of the goods and not of the work. */
const OF_GOODS: readonly PageKind[] = ['products', 'news']
const GOODS =
  /\b(?:benefits|advantages|vorteile) (?:of|for|from|von|des|der) (?!working|joining|employ|being|life|our people|staff|you\b)/i
const LONG = 70

/**
 * What the section under a heading tells of: a topic, null where the heading ends what came before and begins nothing, undefined where
 * it tells nothing either way.
 */
export function topicOf(heading: string, page: PageKind): Topic | null | undefined {
  if (heading.length > LONG) return undefined
  const topic = HEADINGS.find(({ pattern }) => pattern.test(heading.replaceAll('’', "'")))?.topic
  const isOfGoods = OF_GOODS.includes(page) || GOODS.test(heading)
  return topic === 'rewards' && isOfGoods ? null : topic
}
