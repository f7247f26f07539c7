// The companies of `make-database.mjs`: how many of each state, and what they say. Nothing is random.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** How many companies stop at each state: 200 in all. */
export const STATES = {
  registered: 12,
  described: 8,
  researched: 8,
  documentRead: 4,
  builderAnswered: 8,
  opened: 6,
  talking: 37,
  interrupted: 3,
  talkingFromBuilder: 10,
  briefEdited: 10,
  draft: 16,
  savedDraft: 4,
  editedDraft: 12,
  rewrittenDraft: 6,
  approved: 14,
  launched: 8,
  onHold: 6,
  launchedAgain: 4,
  revised: 8,
  approvedAgain: 6,
  secondConsultation: 6,
  secondAfterApproval: 4,
}

/** Beside them; their data has expired, and retention deletes it. */
export const EXPIRED_STATES = ['talkingFromBuilder', 'draft', 'approvedAgain']

const SITES = ['calder', 'brightwell', 'drummond']
const NAMES = [
  '',
  ' Ørsted & Søn',
  ' – Çelik İnşaat',
  ' 東京工業',
  ' محمد وأولاده',
  ' 🏗️ Naïve Café',
  ' "quoted" <b>&amp;',
  ' Zoe\u0308 e\u0301tude',
]
const REMARKS = [
  '',
  'Must have “Tekla” – ideally ≥ 5 years – and a naïve, can-do attitude; pay £48,000–£52,000.',
  'Also: 日本語 would be nice, مرحبا, 🏗️👩‍🔧, and a line\u2028separator.\nA second line\twith a tab.',
  'e\u0301tude, ﬁligree, ½ day on site, 25 °C, “smart” ‘quotes’ … and a\u00a0hard space.',
]
const INDUSTRIES = [
  'technology',
  'finance',
  'healthcare',
  'manufacturing',
  'retail',
  'consulting',
  'education',
  'other',
]
const SIZES = ['1-10', '11-50', '51-200', '201-500', '500+']

const pick = (list, index) => list[index % list.length]

/** Long, and not the same words again and again. */
function longText(length) {
  let text = ''
  for (let n = 1; text.length < length; n++)
    text += `Section ${n}: the ${pick(['pump', 'valve', 'crane', 'weld', 'relay'], n * n)} of bay ${(n * 7919) % 1000} is checked ${pick(['daily', 'weekly', 'monthly'], n)}. `
  return text.slice(0, length).trimEnd()
}

/** @param {string} version folder of the version, for its evaluation cases */
function readCases(version) {
  return ['consultations', 'held-out'].flatMap((name) => {
    const folder = path.join(version, 'tests/evals', name)
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  })
}

export function listCompanies(version) {
  const cases = readCases(version)
  const states = Object.entries(STATES).flatMap(([state, count]) =>
    Array.from({ length: count }, (_, index) => ({ state, index })),
  )
  const expired = EXPIRED_STATES.map((state, index) => ({ state, index, isExpired: true }))
  return [...states, ...expired].map(({ state, index, isExpired = false }, number) => {
    const { company, jobTitle, ...evalCase } = pick(cases, number)
    const turns = evalCase.turns.map((turn) => turn.say ?? turn)
    const remark = pick(REMARKS, number)
    return {
      number,
      state,
      index,
      isExpired,
      registration: {
        name: `${company.name}${pick(NAMES, number)}`,
        email: company.email,
        contactName: `${company.contactName}${number % 9 === 0 ? ' Ó Séaghdha' : ''}`,
        phone: company.phone,
      },
      details: {
        industry: pick(INDUSTRIES, number),
        size: pick(SIZES, number),
        website: number % 3 === 0 ? `https://www.${company.email.split('@')[1]}` : '',
        description: number % 40 === 5 ? longText(8000) : company.description || 'A company of engineers.',
        jobTitle: number % 11 === 4 ? `${jobTitle} (m/w/d) – Übergabe` : jobTitle,
      },
      site: pick(SITES, number),
      turns: [
        ...(number % 60 === 47 ? [longText(12_000)] : []),
        ...(remark ? [`${turns[0]}\n${remark}`] : [turns[0]]),
        ...turns.slice(1),
        'That is all I can say about it.',
      ],
      builder: {
        1: pick(['Manufacturing', 'Aerospace & Defence', 'Energy & Utilities', 'Other'], number),
        2: jobTitle,
        3: pick(['Growth and expansion', 'Replacement', 'New project', 'Reorganization'], number),
        4: pick(['£25-35k', '£45-55k', '£70-90k', '£120k+'], number),
        5: number % 14 === 3 ? longText(2000) : 'Have the north span designed – and built.',
      },
      rules:
        number % 4 === 1
          ? [
              { kind: 'tone', text: 'Plain words, no jargon.' },
              { kind: 'avoid', text: pick(['rockstar', 'ninja', 'Überflieger'], number) },
              { kind: 'benefit', text: '27 days of holiday' },
              { kind: 'fact', text: 'We are an employee-owned company.' },
            ].slice(0, 1 + (number % 4))
          : [],
    }
  })
}

export const HANDBOOK = `Our company\n\nWe design steel bridges – and have done so since 1987.\n\nOur values\n\n- Say it early\n- Nobody lifts alone\n\nBenefits\n\n- 25 days of holiday\n- Cycle to work scheme\n- Pension of 8%\n\nLearning\n\nWe pay for chartership with the ICE.`

export const REGISTRATIONS = Array.from({ length: 40 }, (_, n) => ({
  name: `${pick(['Amara Okafor', 'Zoë Ørsted', 'محمد علي', 'Li 東京', 'Bo <b>Hexham</b>'], n)} ${n}`,
  email: `person${n}@hexham-forge.example`,
  userType: pick(['hiring_manager', 'candidate'], n),
  ...(n % 2 === 0 && { company: `Hexham Forge ${n} Ltd`, role: 'Head of Engineering' }),
  ...(n % 3 === 0 && { phone: '+44 (0)117 496-0123', message: `Two engineers by March.\nCall “${n}”. 🏗️` }),
  ...(n % 5 === 0 && { message: longText(5000) }),
  ...(n % 4 === 0 && { interestedIn: ['AI job specification', 'Recruitment analytics'] }),
  ...(n % 7 !== 0 && {
    howDidYouHear: pick(['Search engine (Google, Bing, etc.)', 'Word of mouth/referral', 'Other'], n),
  }),
  ...(n % 6 === 0 && { pricingPlan: pick(['starter', 'growth', 'success-based'], n) }),
}))

export const CONTACTS = Array.from({ length: 30 }, (_, n) => ({
  name: `${pick(['Priya Raman', 'José Núñez', 'Tom Kelso'], n)} ${n}`,
  email: `buyer${n}@marsh-rail.example`,
  company: `Marsh Rail ${n} – Ñandú`,
  role: 'Talent Director',
  ...(n % 2 === 0 && { phone: '+44 20 7946 0991', companySize: '51-200', industry: 'manufacturing' }),
  ...(n % 3 === 0 && { productInterest: 'growth', timeline: '1-3-months', budget: '5-15k' }),
  ...(n % 5 === 0 && { currentSolution: 'Two agencies', message: longText(4000) }),
}))
