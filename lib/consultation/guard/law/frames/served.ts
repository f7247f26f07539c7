import type { Frame } from '@/lib/consultation/guard/law/frame'

export const SERVED_FRAMES: readonly Frame[] = [
  {
    id: 'who they report to',
    where: 'left',
    reach: 4,
    yields: 0,
    grounds: ['sex', 'race', 'age'],
    words:
      'report to, reports to, reporting to, answers to, answer to, le, managed by, set|bunch|team|gang|crew|group|load of good|great|nice|lovely?',
    yes: ['report to Sandra, the chief draughtsman', 'a good set of lads'],
    no: ['reports that we need a lad'],
  },
  {
    id: 'titles of honour',
    where: 'right',
    reach: 1,
    yields: 0,
    grounds: ['age', 'sex', 'religion', 'pregnancy'],
    words:
      'chair, s degree, degree, hood, nature, tongue, board, card, ship, cave, cure, well, kind, lode, earth, land, wit',
    yes: ['motherboard', 'mother board repair'],
    no: ['no mothers'],
  },
  {
    id: 'people served, behind',
    where: 'right',
    reach: 3,
    yields: 0,
    words:
      'patient, adult, child, young people|person, resident, pupil, service user, user, client, customer, guest, tenant, visitor, inmate, prisoner, offender, passenger, viewer, reader, learner, ward, school, unit, hospital, hospice, home, shelter, refuge, centre, center, club, charity, clinic, service, services, helpline, group, community, communities, league, football, rugby, cricket, sport, team coach, netball, team kit, wear, wear shop, clothing, clothes, shoe, fashion, toilet, changing, facility, prison, wing, hostel, accommodation, care, health service|clinic|trust, nursery, playgroup, church, chapel, temple, mosque, synagogue, cathedral, abbey, school, academy, burial, cemetery, holiday, festival, toy, protection, safeguarding, psychiatry, medicine, ward, access, parking, ramp, lift, bay, adaptation, badge, pride, event, network, month, day, awareness, first aider, first aid, training, research, trial, charity, trust, foundation, welfare, housing, benefit, support, support worker for, art, literature, product, brand, accessible, education team',
    yes: [
      'elderly patients',
      "a women's ward",
      'a Catholic school',
      'disabled access',
      'deaf pupils',
      'mental health first aiders',
    ],
    no: ['no disabled people', 'an elderly carer is no good to us'],
  },
  {
    id: 'people served, in front',
    where: 'left',
    reach: 5,
    yields: 8,
    words:
      'serve, serving, teach, teaching, nurse|nursing for?, treat, treating, care for, caring for, look after, looking after, support|supporting, help|helping, supervise|coach|coaching, mentor|mentoring, work|working with|alongside, sell to, selling to, market to, cater for, catering for, visit, visiting, deliver to|for, delivering to|for, transport|transporting, house, housing, rehouse, clothes for, product|products for, toy for, made for, designed for, design|build|designing|building for, aimed at, used by, popular with, home|homes for, shelter|unit|website|app|chair|scooter|software|facility|event|course|holiday|tour|magazine|training|workshop|programme|hospital|clinic|group|equipment|device|aid|kit|clothing|furniture|platform|game|helpline|accommodation|flat|bungalow|transport|bus|taxi|advice|therapy|treatment|surgery|exercise|seminar|seminars for, school for, centre for, refuge for, hostel for, ward for, ramp|ramps|lift|lifts|access|toilets for, service|services for, charity for, club for, session|sessions for, class|classes for, accommodation for, client be, customer be, patient be, resident be, guest be, user be, pupil be, audience be, most of be, mostly, clients include, customers include, meal|service to, patient|pupil|resident|client|customer|child|adult|user|learner|student|people who|that|with be|have?, class|group|room|cohort|set|bunch|team|gang|crew of, adjustment for, adjustments for, interview|interviewing for, advise|advising, represent|representing, feed|feeding, dress|dressing, entertain, drive|driving, escort|escorting, protect|protecting, sit with, read to, run|runs|running the|a, lead|leads the, on behalf of, care of, research into, research on, study|studies of, study|studies, treatment for|of, drug|drugs for, cure for, trial|trials in|on|of, awareness of, screening for, specialist|specialists in, specialise|specialising in, helpline|service|app|charity|product|site|home|school|club|centre|hostel|refuge|scheme|course be for, fit|fits|fitting|install|installs|installing stairlifts|showers|ramps|rails|hoists for, stairlifts for, next to a?, opposite a, player|players be all?, hostel be for, boys|girls|kids aged, apprentice|apprentices be all?, we carry',
    yes: [
      'works with autistic adults',
      'nursing the elderly',
      'caring for a disabled child',
      'our clients are mostly pensioners',
    ],
    no: ["I can't be working with a woman", 'nobody who is caring for a disabled child'],
  },
  {
    id: 'people served, in the sentence',
    where: 'sentence',
    reach: 0,
    yields: 4,
    words:
      'be seen|treated|supported|looked|served|cared|housed|taught|fed|transported at|by|in|for|after|on|here, service be for, product be for, client base, customer base, target market, end user',
    yes: ['pregnant women and new mothers are seen at the clinic'],
    no: ['nobody pregnant, they would be seen by everyone'],
  },
  {
    id: 'benefits',
    where: 'right',
    reach: 4,
    yields: 8,
    grounds: ['pregnancy', 'religion', 'disability', 'marriage', 'orientation', 'genderReassignment'],
    words:
      'pay, be #number week|month, leave policy, policy, scheme, benefit, allowance, voucher, package, enhancement, cover, insurance, support, support group, discount, friendly, rota, bonus, provision, plan for your, membership, assistance, screening paid, top up, entitlement, off as paid, off paid, travel insurance, healthcare, healthcare plan, facility, room on site, creche, day out, fun day, fund, leave, support group, policy, seminar, seminars, course, workshop, workshops, reps get, pledge, charter',
    yes: [
      'enhanced maternity pay',
      'family friendly hours',
      'childcare vouchers',
      'sick pay from day one',
      'menopause policy',
    ],
    no: ['nobody who wants maternity leave', "not someone who'll need childcare cover"],
  },
  {
    id: 'benefits offered',
    where: 'left',
    reach: 5,
    yields: 8,
    grounds: ['pregnancy', 'religion', 'disability', 'marriage'],
    words:
      'we offer, we give, you get|receive, they will|all get, benefits include, perks include, enhanced, generous, paid, company paid, full pay, time off for, day|days off for, leave for, holiday for, flexible for, flexible around, flex around, fit|fits|work|works|working around, round the, support with, help with, health|dental|medical cover|insurance|plan|care for you and your, private medical|health|dental, cover for you and your, for you and your, partner and, you and your, weeks, months full, statutory, discount for, allowance for, voucher|vouchers for, subsidised, on site, top|tops|topping up, you can',
    yes: [
      'time off for Eid',
      'cover for you and your family',
      '26 weeks maternity',
      'hours that fit around school runs and kids',
    ],
    no: ['nobody who needs time off for prayers'],
  },
  {
    id: 'absence covered',
    where: 'right',
    reach: 3,
    yields: 8,
    grounds: ['pregnancy', 'disability', 'age'],
    words: 'cover, contract, contract for, secondment, replacement, backfill, absence cover',
    yes: ['maternity cover', 'this is a maternity leave cover', 'sickness absence cover'],
    no: ['nobody who will need maternity cover themselves'],
  },
  {
    id: 'absence covered, in front',
    where: 'left',
    reach: 7,
    yields: 5,
    grounds: ['pregnancy', 'disability', 'age', 'marriage', 'race', 'religion'],
    words:
      'covering, cover, cover for, covering for, backfill, backfilling, replaces|replacing, replacement for, instead of, stand|standing in for, while, whilst, who has just, who has gone, has gone, left to, leaving to, left because, back from, returning from, return from, returns from, comes back from, come back from, due to, off to, gone off, goes off',
    yes: [
      'covering for Priya while she has a baby',
      'Tom left to start a family',
      'replacing Jo, who has gone on maternity leave',
    ],
    no: ['somebody who will be leaving at once to have babies is no use'],
  },
  {
    id: 'union at the table',
    where: 'right',
    reach: 4,
    yields: 0,
    grounds: ['union'],
    families: ['union matters', 'union people', 'union at once'],
    words:
      'agreement, rate, recognition, recognised, negotiation, deal, meeting, rep|representative meeting, consultation, pay scale|talk|award|rate, fitting, nut, joint, building, funding, street, square, station, jack, flag, bar, canal, terrace, law, liaison, relation, relations, contract, terms, health and safety, ballot process, type, statement, query, reps|rep get|be|are|meet|have, be recognised|optional|consulted|over, optional, be optional, reps, in spring|january|february|march|april|may|june|july|august|september|october|november|december, delayed|held|stopped|shut|cost|put',
    yes: ['paid by the union agreement', 'union rates', 'pipe unions and union nuts'],
    no: ['no union background'],
  },
  {
    id: 'union at the table, in front',
    where: 'left',
    reach: 5,
    yields: 8,
    grounds: ['union'],
    words:
      'agreed with, agree with, agreement with, negotiate|negotiates|negotiating with, liaise|liaises|liaising with, meet|meets|meeting with?, deal|deals|dealing with, talk|talks|talking to|with, consult|consults|consulting with?, relationship with, relations with, recognise|recognises|recognised, collective, pipe, screwed, barrel, flanged, european, student, credit, rugby, customs, western, state, state of the, from the, through the, talks with, optional, works council and, set with, rail|tube|bus|post|dock|teachers|rmt|aslef|train, settled|settle|agreed|sorted with, work|works|working well|closely? with',
    yes: ['negotiates with the trade unions', 'a credit union', 'we recognise Unite'],
    no: ['nobody who would get on with the union'],
  },
  {
    id: 'conditions treated',
    where: 'right',
    reach: 2,
    yields: 8,
    grounds: ['disability', 'pregnancy'],
    families: ['conditions', 'bad health', 'maternity', 'childcare'],
    words:
      'nurse, specialist, carer, worker, doctor, scientist, researcher, educator, coordinator, practitioner, app, monitoring, monitor, device, drug, treatment, therapy, diagnostics, detection, test, kit, manufacturer, maker, research, society, charity, clinic, ward, unit, patient, sufferer support, study, data, design, technology, equipment, provider, product, wear, clothes, inhaler, pump, pump electronics',
    yes: ['a prostate cancer nurse', 'diabetes monitoring app', 'hearing aid technology'],
    no: ['no cancer survivors please'],
  },
  {
    id: 'work with health',
    where: 'left',
    reach: 3,
    yields: 8,
    grounds: ['disability', 'age', 'pregnancy', 'race'],
    words:
      'supporting, treating, treat, diagnose, diagnosing, prevent|preventing|prevents, reduce|reduces|reducing, monitor|monitoring, detect|detecting, for people with, people with, adults with, patients with, children with, pupils with, clients with, customers with, those with, residents with, living with, manage|managing|manages, handle|handling|handles, process|processing, risk of, causes, cause, causing, test for, wheelchair, powered, cancer, diabetes, assessing, assess, record|recording',
    yes: ['adults with autism', 'prevents back problems', 'manages sickness absence'],
    no: ["we can't have people with autism", 'nobody living with depression'],
  },
]
