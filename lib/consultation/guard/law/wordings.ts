import type { Ground } from './grounds'
import { createMatcher } from './patterns'
import { isAboutSomebodyElse } from './somebody-else'
import { tokenize } from './tokens'

/** What may be behind a wish, and how to ask for that lawfully. The first need that the sentence names counts. */
interface Need {
  id: string
  grounds?: readonly Ground[]
  cues: string
  wordings: readonly string[]
}

export const NEEDS: readonly Need[] = [
  {
    id: 'intimate care',
    grounds: ['sex'],
    cues: 'intimate, personal care, toilet, bathing, washing, undress, changing room, strip search, refuge',
    wordings: [
      'Women’s intimate care must be given by a woman (occupational requirement, Schedule 9, Equality Act 2010).',
      'Men’s intimate care must be given by a man (occupational requirement, Schedule 9, Equality Act 2010).',
    ],
  },
  {
    id: 'clearance',
    grounds: ['race'],
    cues: 'clearance, vetting, sc, dv, security, defence, mod, nuclear, licensed site, ministry, government',
    wordings: [
      'They need to be able to get the security clearance the site requires.',
      'They need the right to work in the UK.',
    ],
  },
  {
    id: 'reports',
    grounds: ['race'],
    cues: 'report, reports, write, writing, written, document, documents, paperwork',
    wordings: [
      'They need to write clear and complete reports in English.',
      'They need clear spoken and written English for the work.',
    ],
  },
  {
    id: 'customers',
    grounds: ['race', 'disability'],
    cues: 'customer, customers, client, clients, phone',
    wordings: [
      'They need clear spoken and written English for dealing with customers.',
      'They need to explain their work clearly, on the phone and in writing.',
    ],
  },
  {
    id: 'language',
    grounds: ['race', 'disability'],
    cues: 'speak, speaker, language, accent, english, talk, present, understand, communicate, meeting',
    wordings: [
      'They need clear spoken and written English for the work.',
      'They need to explain their work clearly.',
    ],
  },
  {
    id: 'heavy work',
    cues: 'heavy, lift, lifting, lug, carry, strong, strength, muscle, climb, ladder, physical, manual, scaffold, stairs, height, confined, crawl, graft, outdoors, weather',
    wordings: [
      'The job involves lifting and carrying, with training and equipment.',
      'The job involves climbing ladders and working at height.',
      'The job is physically demanding, and we make reasonable adjustments.',
    ],
  },
  {
    id: 'safety wear',
    grounds: ['religion', 'race'],
    cues: 'helmet, hard hat, ppe, mask, respirator, machine, hygiene, food, safety',
    wordings: [
      'Protective equipment must be worn where the risk assessment requires it.',
      'They need to follow the site’s safety and hygiene rules.',
    ],
  },
  {
    id: 'travel',
    cues: 'travel, travelling, away, abroad, overseas trip, nights away, hotel, relocate, move about, move, drive, drop everything, passport',
    wordings: [
      'The job involves regular travel and nights away.',
      'They need to be able to travel for the job.',
    ],
  },
  {
    id: 'on call',
    cues: 'weekend phone, on call, call out, callout, standby',
    wordings: [
      'The job includes an on-call rota.',
      'They need to be able to take their turn on call, and we consider requests for other arrangements.',
    ],
  },
  {
    id: 'hours',
    cues: 'hour, shift, night, weekend, overtime, late, early, call out, on call, rota, evening, flexible, available, friday, saturday, sunday, half five, holiday',
    wordings: [
      'The job includes evening and weekend shifts on a published rota.',
      'They need to be able to work the rota, and we consider requests for other hours.',
      'The job includes an on-call rota.',
    ],
  },
  {
    id: 'staying',
    cues: 'stay, loyal, leave, leaving, long term, retire, retirement, invest, stick around, commit, commitment, disappear, cover, year or two, years left, settled',
    wordings: [
      'We’re looking for someone who wants to stay and grow with the role.',
      'We invest in training and hope they’ll stay with us.',
    ],
  },
  {
    id: 'reliability',
    grounds: ['disability', 'pregnancy', 'sex', 'union'],
    cues: 'sick, reliable, attendance, absence, off, carry people, let down, turn up, punctual, trouble',
    wordings: [
      'They need to be reliable and on time.',
      'They need to plan their own work and do what they’ve agreed to do.',
    ],
  },
  {
    id: 'pace',
    grounds: ['age', 'disability', 'sex', 'pregnancy'],
    cues: 'energy, energetic, keep up, fast, pace, hungry, keen, dynamic, vibrant, lively, drive, enthusiasm, ambitious, stamina',
    wordings: [
      'They should be keen to learn and enjoy a fast pace.',
      'They need to handle several jobs at once and cope when priorities change.',
    ],
  },
  {
    id: 'digital',
    grounds: ['age'],
    cues: 'digital, app, computer, tech, software, social media, online, phone, system, tiktok, instagram',
    wordings: [
      'They need to be comfortable with digital tools and with learning new ones.',
      'They need experience of running social media channels.',
    ],
  },
  {
    id: 'starting out',
    grounds: ['age'],
    cues: 'young, graduate, grad, school, college, uni, university, train, mould, learn, fresh, cheap, apprentice, junior, bad habits, youngster',
    wordings: [
      'They need an open mind and a willingness to learn how we work.',
      'People at any stage of their working life are welcome.',
    ],
  },
  {
    id: 'experience',
    grounds: ['age'],
    cues: 'mature, grey, gravitas, older, wise, experience, experienced, authority, senior, respect, respected, steady, calm',
    wordings: [
      'They need a track record in jobs like this one.',
      'They need to stay calm and earn the respect of experienced people.',
    ],
  },
  {
    id: 'fitting in',
    cues: 'fit in, fit, get on, banter, team, lads, blokes, culture, one of us, crew, awkward, atmosphere, laugh',
    wordings: [
      'They need to work well in a close team.',
      'They need to be straightforward and respectful with everyone.',
    ],
  },
  {
    id: 'values of clients',
    grounds: ['religion'],
    cues: 'church, client, customer, ethos, charity, school, vicar, faith',
    wordings: [
      'They need to understand and respect the values of our clients.',
      'Experience of working with faith organisations would help.',
    ],
  },
]

const DEFAULTS: Partial<Record<Ground, readonly string[]>> = {
  age: [
    'They need to show that they can do this work.',
    'People at any stage of their working life are welcome.',
  ],
  disability: [
    'They need to be able to do the main tasks, with adjustments where needed.',
    'Tell us about any adjustments that would help you apply.',
  ],
  genderReassignment: [
    'They need to work well with everyone.',
    'What matters is whether someone can do the job.',
  ],
  marriage: [
    'They need to be able to work the hours and travel the job requires.',
    'The job involves some travel and nights away.',
  ],
  pregnancy: [
    'They need to be able to work the hours the job requires.',
    'We’re looking for someone who wants to stay and grow with the role.',
  ],
  race: [
    'They need the right to work in the UK.',
    'They need clear spoken and written English for the work.',
  ],
  religion: [
    'They need to be able to work the rota.',
    'They need to respect the values of the people they work with.',
  ],
  sex: ['Anyone who can do the work can apply.', 'They need to work well in a close team.'],
  orientation: ['They need to work well with everyone.', 'What matters is whether someone can do the job.'],
  union: [
    'They need to work well with colleagues and managers.',
    'They need to follow the site’s agreed procedures.',
  ],
}

const matchNeed = createMatcher(NEEDS.map((need) => ({ words: need.cues, value: need })))
const MAX_WORDINGS = 3

/** Two or three lawful ways to say what `sentence` may be after. None where it tells of somebody who is there already. */
export function lawfulWordings(ground: Ground, sentence: string): string[] {
  if (isAboutSomebodyElse(sentence)) return []
  const tokens = tokenize(sentence)
  const named = new Set(tokens.flatMap((_, at) => matchNeed(tokens, at).map(({ value }) => value)))
  const need = NEEDS.find((one) => named.has(one) && (one.grounds?.includes(ground) ?? true))
  // Those of the ground alone may be about something else.
  const isEnough = need !== undefined && need.wordings.length > 1
  const wordings = [...(need?.wordings ?? []), ...(isEnough ? [] : (DEFAULTS[ground] ?? []))]
  return [...new Set(wordings)].slice(0, need && need.wordings.length > 1 ? MAX_WORDINGS : 2)
}
