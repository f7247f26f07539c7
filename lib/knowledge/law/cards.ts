import type { Card } from '@/lib/knowledge/card'

const EQUALITY_ACT = 'https://www.legislation.gov.uk/ukpga/2010/15'
const REVIEWED = '2026-11-22'

/** What the law says. */
export const LAW_CARDS: readonly Card[] = [
  {
    id: 'age',
    title: 'Age',
    text: 'You can’t reserve a job for one age group, and words such as “young” or “mature” suggest that you do. Say what the person needs to be able to do. If a law or licence sets a minimum age, you can state the age and say which law or licence sets it.',
    source: 'Equality Act 2010, sections 5, 13 and 39',
    url: `${EQUALITY_ACT}/section/5`,
    reviewed: REVIEWED,
  },
  {
    id: 'disability',
    title: 'Disability and health',
    text: 'You can’t turn people away because of a disability. Before an offer, you can’t ask about health, except about adjustments for the recruitment process or a task essential to the job. Describe the task. You can agree adjustments together later.',
    source: 'Equality Act 2010, sections 6, 20, 39 and 60',
    url: `${EQUALITY_ACT}/section/60`,
    reviewed: REVIEWED,
  },
  {
    id: 'gender-reassignment',
    title: 'Gender reassignment',
    text: 'Anyone who proposes to change sex, is doing so or has done so is protected. They don’t need medical treatment to be protected. You can’t let gender reassignment affect who you consider.',
    source: 'Equality Act 2010, sections 7 and 39',
    url: `${EQUALITY_ACT}/section/7`,
    reviewed: REVIEWED,
  },
  {
    id: 'marriage',
    title: 'Marriage, civil partnership and home life',
    text: 'Being married or in a civil partnership can’t count against anyone, and questions about home life often lead to sex discrimination. Say what the job involves, such as travel or nights away.',
    source: 'Equality Act 2010, sections 8, 13, 19 and 39',
    url: `${EQUALITY_ACT}/section/8`,
    reviewed: REVIEWED,
  },
  {
    id: 'pregnancy',
    title: 'Pregnancy, maternity and family',
    text: 'It is unlawful, and never justified, to turn someone away because she is or might become pregnant, or might take maternity leave. Questions about children or childcare put off more women than men. State the hours and let people decide.',
    source: 'Equality Act 2010, sections 13, 18, 19 and 39',
    url: `${EQUALITY_ACT}/section/18`,
    reviewed: REVIEWED,
  },
  {
    id: 'race',
    title: 'Race, nationality and origin',
    text: 'Race covers colour, nationality and ethnic or national origins. “British only” is almost always unlawful, and so is “native speaker”. You can ask for the right to work in the UK, the level of a language the work needs, and security clearance.',
    source: 'Equality Act 2010, sections 9, 13, 19 and 39',
    url: `${EQUALITY_ACT}/section/9`,
    reviewed: REVIEWED,
  },
  {
    id: 'religion',
    title: 'Religion and belief',
    text: 'You can’t reserve a job for people of one faith, or of none, unless it is an occupational requirement. Dress and prayer can be part of a belief. Limit them only for a real reason, such as safety.',
    source: 'Equality Act 2010, sections 10, 13, 19 and 39, and Schedule 9',
    url: `${EQUALITY_ACT}/section/10`,
    reviewed: REVIEWED,
  },
  {
    id: 'sex',
    title: 'Sex',
    text: 'You can’t reserve a job for men or for women, and titles such as “barmaid” or “handyman” suggest that you do. If the work itself needs one sex, as some intimate care does, say in the advert which task needs it and why.',
    source: 'Equality Act 2010, sections 11, 13 and 39, and Schedule 9',
    url: `${EQUALITY_ACT}/section/11`,
    reviewed: REVIEWED,
  },
  {
    id: 'orientation',
    title: 'Sexual orientation',
    text: 'You can’t let sexual orientation affect who you consider, whatever your team or customers say.',
    source: 'Equality Act 2010, sections 12, 13 and 39',
    url: `${EQUALITY_ACT}/section/12`,
    reviewed: REVIEWED,
  },
  {
    id: 'union',
    title: 'Trade unions',
    text: 'It is unlawful to refuse someone a job because they are, or aren’t, in a trade union. If an advert suggests such a condition and someone who doesn’t meet it is turned down, the law presumes that was the reason. Blacklists of union members are banned.',
    source:
      'Trade Union and Labour Relations (Consolidation) Act 1992, section 137; Employment Relations Act 1999 (Blacklists) Regulations 2010',
    url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/137',
    reviewed: REVIEWED,
  },
  {
    id: 'indirect',
    title: 'Requirements that shut a group out',
    text: 'A rule that applies to everyone can still be unlawful if it disadvantages people who share a protected characteristic. Asking for years of experience, a degree or full-time hours can have that effect. You’d then have to show that it’s a proportionate way to meet a real need. Ask for what the job needs.',
    source: 'Equality Act 2010, sections 19 and 39',
    url: `${EQUALITY_ACT}/section/19`,
    reviewed: '2026-11-27',
  },
]

export const findLawCard = (id: string | null): Card | undefined => LAW_CARDS.find((card) => card.id === id)
