/** What the law says, in a few plain sentences. Not legal advice. */
export interface LawCard {
  id: string
  title: string
  text: string
  source: string
  url: string
  /** ISO date of the last check against the source. */
  reviewed: string
}

const EQUALITY_ACT = 'https://www.legislation.gov.uk/ukpga/2010/15'
const REVIEWED = '2026-11-22'

export const LAW_CARDS: readonly LawCard[] = [
  {
    id: 'age',
    title: 'Age',
    text: 'A job may not be kept for people of one age, and words such as “young” or “mature” read as if it were. Say what the person has to be able to do. A minimum age that a law or licence sets may be stated with that law.',
    source: 'Equality Act 2010, sections 5, 13 and 39',
    url: `${EQUALITY_ACT}/section/5`,
    reviewed: REVIEWED,
  },
  {
    id: 'disability',
    title: 'Disability and health',
    text: 'Nobody may be turned away for a disability, and health may not be asked about before an offer, except for adjustments or a task that is essential to the job. Describe the task. The person and you can then work out adjustments.',
    source: 'Equality Act 2010, sections 6, 20, 39 and 60',
    url: `${EQUALITY_ACT}/section/60`,
    reviewed: REVIEWED,
  },
  {
    id: 'gender-reassignment',
    title: 'Gender reassignment',
    text: 'A person who is proposing to change sex, is doing so or has done so is protected from the moment of the decision. It may play no part in who is considered.',
    source: 'Equality Act 2010, sections 7 and 39',
    url: `${EQUALITY_ACT}/section/7`,
    reviewed: REVIEWED,
  },
  {
    id: 'marriage',
    title: 'Marriage, civil partnership and home life',
    text: 'Being married or in a civil partnership may not count against anybody, and questions about home life usually end in sex discrimination. Say what the job asks for, such as travel or nights away.',
    source: 'Equality Act 2010, sections 8, 13, 19 and 39',
    url: `${EQUALITY_ACT}/section/8`,
    reviewed: REVIEWED,
  },
  {
    id: 'pregnancy',
    title: 'Pregnancy, maternity and family',
    text: 'Turning somebody away because she is pregnant, may become so or may take leave is unlawful and cannot be justified. Asking about children or childcare shuts out more women than men. State the hours and let people decide.',
    source: 'Equality Act 2010, sections 13, 18, 19 and 39',
    url: `${EQUALITY_ACT}/section/18`,
    reviewed: REVIEWED,
  },
  {
    id: 'race',
    title: 'Race, nationality and origin',
    text: 'Race covers colour, nationality and ethnic or national origins. “British only” and “native speaker” are not allowed. You may ask for the right to work in the UK, for the level of a language that the work needs, and for a clearance.',
    source: 'Equality Act 2010, sections 9, 13, 19 and 39',
    url: `${EQUALITY_ACT}/section/9`,
    reviewed: REVIEWED,
  },
  {
    id: 'religion',
    title: 'Religion and belief',
    text: 'No job may be kept for people of one faith, or of none, unless it is an occupational requirement. Dress and prayer are part of a belief: they may only be limited for a real reason, such as safety.',
    source: 'Equality Act 2010, sections 10, 13, 19 and 39, and Schedule 9',
    url: `${EQUALITY_ACT}/section/10`,
    reviewed: REVIEWED,
  },
  {
    id: 'sex',
    title: 'Sex',
    text: 'A job may not be kept for men or for women, and titles such as “barmaid” or “handyman” count as doing so. Where the job itself demands one sex, such as intimate care, the advert has to say which task needs it.',
    source: 'Equality Act 2010, sections 11, 13 and 39, and Schedule 9',
    url: `${EQUALITY_ACT}/section/11`,
    reviewed: REVIEWED,
  },
  {
    id: 'orientation',
    title: 'Sexual orientation',
    text: 'Whom somebody is attracted to may play no part in who is considered, whatever the team or the customers would say.',
    source: 'Equality Act 2010, sections 12, 13 and 39',
    url: `${EQUALITY_ACT}/section/12`,
    reviewed: REVIEWED,
  },
  {
    id: 'union',
    title: 'Trade unions',
    text: 'Refusing to hire somebody because they are, or are not, a member of a trade union is unlawful, and so is an advert that suggests it. Lists of union members kept for hiring are banned.',
    source:
      'Trade Union and Labour Relations (Consolidation) Act 1992, section 137; Employment Relations Act 1999 (Blacklists) Regulations 2010',
    url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/137',
    reviewed: REVIEWED,
  },
]

export const findLawCard = (id: string | null): LawCard | undefined =>
  LAW_CARDS.find((card) => card.id === id)
