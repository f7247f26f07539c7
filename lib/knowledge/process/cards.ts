import type { Card } from '@/lib/knowledge/card'

const CONDUCT_REGULATIONS = 'Conduct of Employment Agencies and Employment Businesses Regulations 2003'
const CONDUCT_URL = 'https://www.legislation.gov.uk/uksi/2003/3319'
const REVIEWED = '2026-11-22'

/** What an agency has to do, what an advert has to say, and what is known of hiring well. */
export const PROCESS_CARDS: readonly Card[] = [
  {
    id: 'agency-name',
    title: 'Whose name is in the advert',
    text: 'Every advert we place gives our full name and says whether the job is temporary or permanent. The law requires both. Your company’s name doesn’t have to be in it.',
    source: `${CONDUCT_REGULATIONS}, regulation 27(1)`,
    url: `${CONDUCT_URL}/regulation/27`,
    reviewed: REVIEWED,
  },
  {
    id: 'authority',
    title: 'Why we wait for your approval',
    text: 'An agency may only advertise a job that it has details of and that the company has authorised. Your approval of the specification is that authority, and we keep it with the advert.',
    source: `${CONDUCT_REGULATIONS}, regulation 27(2)`,
    url: `${CONDUCT_URL}/regulation/27`,
    reviewed: REVIEWED,
  },
  {
    id: 'pay-in-advert',
    title: 'What an advert with a figure for pay must also say',
    text: 'An advert that gives a rate of pay also has to state the nature of the work, the location, and the minimum experience, training or qualifications. So we ask for these before the advert goes out.',
    source: `${CONDUCT_REGULATIONS}, regulation 27(3)`,
    url: `${CONDUCT_URL}/regulation/27`,
    reviewed: REVIEWED,
  },
  {
    id: 'showing-pay',
    title: 'Showing pay',
    text: 'UK law doesn’t oblige you to show pay in an advert. In 2025 the government asked for views on making it compulsory. The European Union’s pay transparency directive applies to jobs in its member states.',
    source: 'Deloitte Legal, on the government’s call for evidence on equality law, April to June 2025',
    url: 'https://legalbriefs.deloitte.com/post/102kghr/will-the-uk-adopt-new-pay-transparency-measures',
    reviewed: REVIEWED,
  },
  {
    id: 'records',
    title: 'What we keep about a vacancy',
    text: 'The law requires us to keep a record of each company we hire for: when you asked, the position and how long it lasts, the experience and qualifications you want, the terms, whom we introduced, and each engagement.',
    source: `${CONDUCT_REGULATIONS}, regulation 29 and Schedule 5`,
    url: `${CONDUCT_URL}/schedule/5`,
    reviewed: REVIEWED,
  },
  {
    id: 'restricted-adverts',
    title: 'Adverts that restrict who can apply',
    text: 'An advert that restricts a job to people with a protected characteristic is unlawful, unless the work itself needs that characteristic. If it does, say why in the advert. You can ask for a language, a height or a driving licence only where the job really needs it.',
    source: 'Equality and Human Rights Commission, guidance on discriminatory adverts, updated 16 July 2024',
    url: 'https://www.equalityhumanrights.com/discriminatory-advert-guidance-updated',
    reviewed: REVIEWED,
  },
  {
    id: 'right-to-work',
    title: 'Right to work',
    text: 'Employers have to check that the people they employ may work in the UK. Check everyone in the same way. Ask for the right to work, never for a nationality.',
    source:
      'Home Office, code of practice for employers: avoiding unlawful discrimination while preventing illegal working',
    url: 'https://www.gov.uk/government/publications/right-to-work-checks-code-of-practice-on-avoiding-discrimination',
    reviewed: REVIEWED,
  },
  {
    id: 'disability-confident',
    title: 'Disability Confident',
    text: 'Members of the scheme offer an interview to disabled people who meet the minimum criteria for a job. That only works if every must-have is something the job really needs. Only members may use the badge.',
    source: 'Department for Work and Pensions, Disability Confident guidance',
    url: 'https://www.gov.uk/government/publications/disability-confident-guidance-for-levels-1-2-and-3',
    reviewed: REVIEWED,
  },
  {
    id: 'structured-interviews',
    title: 'How to interview',
    text: 'Of the methods compared, structured interviews are the best at predicting how someone will do at work. You ask the same questions in the same order, and you decide in advance how answers will be scored. Each interviewer scores alone before you talk.',
    source: 'Sackett, Zhang, Berry and Lievens, Journal of Applied Psychology, 2022',
    url: 'https://doi.org/10.1037/apl0000994',
    reviewed: REVIEWED,
  },
  {
    id: 'years-of-experience',
    title: 'Years of experience',
    text: 'Years of experience say next to nothing about how well someone will do the job. Ask what the person should have done instead, and how you would see it.',
    source: 'Sackett, Zhang, Berry and Lievens, Journal of Applied Psychology, 2022',
    url: 'https://doi.org/10.1037/apl0000994',
    reviewed: REVIEWED,
  },
  {
    id: 'wording',
    title: 'Masculine and feminine words',
    text: 'Studies disagree about whether words such as “competitive” or “supportive” change who applies. We point out job titles and words that the law is concerned with, and give no score.',
    source:
      'Castilla and Rho, Management Science, 2023; Proceedings of the National Academy of Sciences, 2025',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11848290/',
    reviewed: REVIEWED,
  },
  {
    id: 'interview-notes',
    title: 'Interview notes',
    text: 'Candidates can ask to see what you wrote about them, and you normally have one month to answer. Write down what was said, not what you thought of the person, and keep it no longer than you need it.',
    source: 'UK General Data Protection Regulation, articles 12 and 15',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
    reviewed: REVIEWED,
  },
]

export const findProcessCard = (id: string): Card | undefined => PROCESS_CARDS.find((card) => card.id === id)
