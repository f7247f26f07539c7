import type { Topic } from '@/lib/consultation/topics'
import type { Ground } from './grounds'

/**
 * A lawful line. One that says something of the job has cues: it is offered only where the job’s facts, or the sentence, name one. What says
 * nothing of how the person works with others has its topic.
 */
export type Wording = string | { text: string; ifSaid?: string; topic?: Topic }

/** What may be behind a wish, and how to ask for that lawfully. The first need that the sentence names counts. */
interface Need {
  id: string
  grounds?: readonly Ground[]
  cues: string
  wordings: readonly Wording[]
}

const ON_CALL = 'weekend phone, on call, call out, callout, standby'
const ROTA = 'shift, rota, continental, earlies, lates, nights'
const UNSOCIAL =
  'evening, weekend, friday, saturday, sunday, late shift, late finish, work late, stay late, lates, night, nights'
const AWAY = 'nights away, away, hotel, overseas trip, abroad, stay over, overnight'

export const NEEDS: readonly Need[] = [
  {
    id: 'intimate care',
    grounds: ['sex'],
    cues: 'intimate, personal care, toilet, bathing, washing, undress, changing room, strip search, refuge',
    wordings: [
      {
        text: 'Women’s intimate care must be given by a woman (occupational requirement, Schedule 9, Equality Act 2010).',
        ifSaid: 'intimate, personal care, toilet, bathing, washing, undress',
      },
      {
        text: 'Men’s intimate care must be given by a man (occupational requirement, Schedule 9, Equality Act 2010).',
        ifSaid: 'intimate, personal care, toilet, bathing, washing, undress',
      },
      'They need to respect people’s privacy and dignity.',
      { text: 'Anyone who can do the work can apply.', topic: 'culture' },
    ],
  },
  {
    id: 'clearance',
    grounds: ['race'],
    cues: 'clearance, vetting, sc, dv, security, defence, mod, nuclear, licensed site, ministry, government',
    wordings: [
      {
        text: 'They need to be able to get the security clearance the site requires.',
        topic: 'qualifications',
        ifSaid: 'clearance, vetting, sc, dv, security, defence, mod, nuclear, licensed site',
      },
      { text: 'They need the right to work in the UK.', topic: 'experience' },
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
      {
        text: 'The job involves lifting and carrying.',
        topic: 'healthSafety',
        ifSaid: 'heavy, lift, lifting, lug, carry, carrying, load',
      },
      {
        text: 'The job involves climbing ladders and working at height.',
        topic: 'healthSafety',
        ifSaid: 'climb, climbing, ladder, height, scaffold, roof',
      },
      'They need to be able to do the physical parts of the job, with reasonable adjustments.',
      'They need to show that they can do this work.',
    ],
  },
  {
    id: 'safety wear',
    grounds: ['religion', 'race'],
    cues: 'helmet, hard hat, ppe, mask, respirator, machine, hygiene, food, safety',
    wordings: [
      {
        text: 'Protective equipment must be worn where the risk assessment requires it.',
        topic: 'healthSafety',
      },
      'They need to follow the site’s safety and hygiene rules.',
    ],
  },
  {
    id: 'travel',
    cues: 'travel, travelling, away, abroad, overseas trip, nights away, hotel, relocate, move about, move, drive, drop everything, passport',
    wordings: [
      { text: 'The job involves travel and nights away.', topic: 'travel', ifSaid: AWAY },
      'They need to be able to travel as far as the job requires.',
      'They need to be able to work the hours and travel the job requires.',
    ],
  },
  {
    id: 'on call',
    cues: 'weekend phone, on call, call out, callout, standby',
    wordings: [
      { text: 'The job includes an on-call rota.', topic: 'onCall', ifSaid: ON_CALL },
      {
        text: 'They need to be able to take their turn on call, and we consider requests for other arrangements.',
        ifSaid: ON_CALL,
      },
    ],
  },
  {
    id: 'hours',
    cues: 'hour, shift, night, weekend, overtime, late shift, late finish, work late, stay late, lates, early start, early shift, earlies, call out, on call, rota, evening, flexible, available, friday, saturday, sunday, half five, holiday',
    wordings: [
      { text: 'The job includes evening, night or weekend work.', topic: 'workPattern', ifSaid: UNSOCIAL },
      { text: 'The job includes an on-call rota.', topic: 'onCall', ifSaid: ON_CALL },
      {
        text: 'They need to be able to work the rota, and we consider requests for other hours.',
        ifSaid: ROTA,
      },
      'They need to be able to work the hours the job requires, and we consider requests for other hours.',
      'They need to be reliable and on time.',
    ],
  },
  {
    id: 'staying',
    cues: 'stay, loyal, leave, leaving, long term, retire, retirement, invest, stick around, commit, commitment, disappear, cover, year or two, years left, settled',
    wordings: [
      'We’re looking for someone who wants to stay and grow with the role.',
      {
        text: 'We invest in training and hope they’ll stay with us.',
        topic: 'growth',
        ifSaid: 'train, training, course, apprentice, apprenticeship',
      },
      { text: 'We hope they’ll stay with us.', topic: 'culture' },
    ],
  },
  {
    id: 'reliability',
    grounds: ['disability', 'sex', 'union'],
    cues: 'reliable, attendance, absence, carry people, let down, turn up, punctual, trouble',
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
      {
        text: 'They should be keen to learn and enjoy a fast pace.',
        ifSaid: 'pace, fast, busy, quick, keep up, dynamic',
      },
      {
        text: 'They need to handle several jobs at once and cope when priorities change.',
        ifSaid: 'priorities, juggle, several, busy, deadline, plates, pace, fast',
      },
      'They should be keen to learn and to get things done.',
      'They need to show that they can do this work.',
    ],
  },
  {
    id: 'digital',
    grounds: ['age'],
    cues: 'digital, app, computer, tech, software, social media, online, phone, system, tiktok, instagram',
    wordings: [
      {
        text: 'They need to be comfortable with digital tools and with learning new ones.',
        topic: 'technical',
      },
      {
        text: 'They need experience of running social media channels.',
        topic: 'experience',
        ifSaid: 'social media, tiktok, instagram',
      },
      { text: 'They need to show that they can use the systems the job needs.', topic: 'technical' },
    ],
  },
  {
    id: 'starting out',
    grounds: ['age'],
    cues: 'young, graduate, grad, school, college, uni, university, train, mould, learn, fresh, cheap, apprentice, junior, bad habits, youngster',
    wordings: [
      'They need an open mind and a willingness to learn how we work.',
      { text: 'People at any stage of their working life are welcome.', topic: 'culture' },
    ],
  },
  {
    id: 'experience',
    grounds: ['age'],
    cues: 'mature, grey, gravitas, older, wise, experience, experienced, authority, senior, respect, respected, steady, calm',
    wordings: [
      { text: 'They need a track record in jobs like this one.', topic: 'experience' },
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
      {
        text: 'Experience of working with faith organisations would help.',
        topic: 'experience',
        ifSaid: 'church, vicar, faith, religious, mosque, synagogue, temple',
      },
      'They need to respect the values of the people they work with.',
    ],
  },
]

export const DEFAULTS: Partial<Record<Ground, readonly Wording[]>> = {
  age: [
    'They need to show that they can do this work.',
    { text: 'People at any stage of their working life are welcome.', topic: 'culture' },
  ],
  disability: [
    'They need to be able to do the main tasks, with adjustments where needed.',
    { text: 'Tell us about any adjustments that would help you apply.', topic: 'process' },
  ],
  genderReassignment: [
    'They need to work well with everyone.',
    { text: 'What matters is whether someone can do the job.', topic: 'culture' },
  ],
  marriage: [
    'They need to be able to work the hours and travel the job requires.',
    { text: 'The job involves travel and nights away.', topic: 'travel', ifSaid: AWAY },
    { text: 'What matters is whether someone can do the job.', topic: 'culture' },
  ],
  pregnancy: [
    'They need to be able to work the hours the job requires.',
    'We’re looking for someone who wants to stay and grow with the role.',
  ],
  race: [
    { text: 'They need the right to work in the UK.', topic: 'experience' },
    'They need clear spoken and written English for the work.',
  ],
  religion: [
    { text: 'They need to be able to work the rota.', ifSaid: ROTA },
    'They need to be able to work the hours the job requires.',
    'They need to respect the values of the people they work with.',
  ],
  sex: [
    { text: 'Anyone who can do the work can apply.', topic: 'culture' },
    'They need to work well in a close team.',
  ],
  orientation: [
    'They need to work well with everyone.',
    { text: 'What matters is whether someone can do the job.', topic: 'culture' },
  ],
  union: [
    'They need to work well with colleagues and managers.',
    'They need to follow the site’s agreed procedures.',
  ],
}
