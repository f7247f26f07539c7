import type { Topic } from '@/lib/consultation/topics'

/** What belongs under a topic, and what is often put there by mistake with the topic it belongs to. */
export const TOPIC_NOTES: Record<Topic, { is: string; not: string }> = {
  title: { is: 'the name of the job', not: '“a good all-rounder” is softSkills' },
  driver: {
    is: 'why they are hiring now: growth, a leaver, a contract won',
    not: '“we were founded in 1988” is culture; “two engineers”, “fitters x3” is posts',
  },
  success: {
    is: 'what should be different after six or twelve months, from where and by when',
    not: '“they run the daily checks” is responsibilities; “two weeks with whoever leaves” is culture; “finish by 10 November”, the end of a job that is not permanent, is duration',
  },
  responsibilities: {
    is: 'what the person does at work',
    not: '“has run audits before” is experience; “the first refit takes a year” is duration',
  },
  technical: {
    is: 'tools, methods, standards and knowledge the person brings',
    not: '“we use SAP” with nothing asked is culture',
  },
  experience: { is: 'what the person must have done, and where', not: '“a CSCS card” is qualifications' },
  qualifications: {
    is: 'degrees, tickets, licences, memberships, clearance',
    not: '“knows the 18th Edition inside out” is technical',
  },
  softSkills: { is: 'how the person works with others', not: '“manages six fitters” is responsibilities' },
  pay: {
    is: 'basic pay or rate with its unit',
    not: '“10% bonus” is package; “could stretch to 60” is alsoSaid',
  },
  location: {
    is: 'where the work is done, the town before the county, how to get there and what is there (parking, a station)',
    not: '“two days from home” is workPattern',
  },
  workPattern: { is: 'on site, hybrid, remote, shifts, days on site', not: '“37.5 hours” is hours' },
  hours: {
    is: 'hours a week or a day, start and finish, full or part time',
    not: '“four on, four off” is workPattern',
  },
  culture: {
    is: 'the team, who they report to, how they are brought in (a handover, a mentor, the first weeks), what it is like here',
    not: '“a team player” is softSkills',
  },
  growth: {
    is: 'courses, study and where the job can lead',
    not: '“must have finished an apprenticeship” is qualifications',
  },
  benefits: {
    is: 'holiday, pension, healthcare, van, free parking',
    not: '“£4,000 car allowance” is package; the tools, machines and PPE that they work with are culture',
  },
  contractType: {
    is: 'permanent, fixed term, contract, temporary, inside or outside IR35',
    not: '“for nine months” is duration',
  },
  startDate: { is: 'when the person should start', not: '“interviews next week” is process' },
  motivation: { is: 'why the right person would want this job', not: '“must be keen” is softSkills' },
  healthSafety: {
    is: 'known risks of the work and what it is like (noise, heat, cold, heights), and what is done about it',
    not: '“IOSH” is qualifications',
  },
  package: {
    is: 'bonus, commission, overtime rate with what it is paid for, allowances with a figure',
    not: '“a pension” is benefits',
  },
  duration: {
    is: 'how long a fixed job lasts or when it ends, or the project that the job begins with',
    not: '“fixed term” is contractType',
  },
  travel: { is: 'journeys the work needs, and how often', not: '“mileage at 45p” is expenses' },
  onCall: {
    is: 'standby rotas and call-outs',
    not: '“£30 a call-out” with the rota stays here; alone it is package',
  },
  notice: {
    is: 'the notice period of the job',
    not: '“we’d wait three months for the right one” is startDate',
  },
  expenses: { is: 'what the company pays back', not: '“a company van” is benefits' },
  process: {
    is: 'how to apply, interviews, tests, checks and the right to work (“we can’t sponsor a visa”), who decides, by when',
    not: '“start in March” is startDate; a nationality or passport that is wanted is a challenge',
  },
  posts: { is: 'how many people are wanted', not: '“a team of eight” is culture' },
  alsoSaid: {
    is: 'said about the vacancy and fitting nowhere, or meant for the agency only',
    not: 'never a way to avoid choosing; what anybody may know of the place (where it is, its parking) is location',
  },
}
