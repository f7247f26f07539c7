import type { Ground } from './grounds'

/**
 * A frame says that a family word is about something lawful. `right` stands behind the word, at most `reach` words on, `left` in
 * front of it, and `sentence` anywhere in the clause. A frame counts for nothing where somebody is ruled out within
 * `yields` words of the word ("no mums, ...").
 */
export interface Frame {
  id: string
  where: 'left' | 'right' | 'sentence'
  reach: number
  yields: number
  /** All, where left out. */
  grounds?: readonly Ground[]
  /** Ids of families; all of the grounds, where left out. */
  families?: readonly string[]
  words: string
  /** Lawful by this frame. */
  yes: readonly string[]
  /** Looks like it, and is held. */
  no: readonly string[]
}

export const FRAMES: readonly Frame[] = [
  {
    id: 'things',
    where: 'right',
    reach: 3,
    yields: 0,
    words:
      'connector, thread, plug, socket, end, fitting, adapter, adaptor, coupling, coupler, pin, terminal, crimp, hour, hole, power, goods, steel, box, board, spirit, iron, paper, label, water, belt, ice, spot, flange, rivet, valve, pipe, tube, tubing, cable, metal, plastic, paint, noise, light, wine, cement, mark, list, point, phase, storey, span, source, supplier, board, beam, bed, room, core, mode, carriageway, page, user, sign, cell, ended, sided, line, run, edge, cut, weld, joint, lug, nut, nipple, hose, union, bearing, overboard, made, powered, handed, mill, tongue, engineering, management, marking, field, cab, taxi, van, lead, oak, pudding, stripe, run, roof, tile, slate, brick, stone, plaster, timber, product, codebase, software, system, platform, process, technology, architecture, design, site, plant, brand, app, bank, market, company, firm, business, start up, industry, discipline, standards|standard, drawing, code, machine, kit, equipment, vehicle, car, stock, asset, estate, boiler, building, house, bridge, tunnel, track, rail, scheme, network, airways, gas, telecom, rail, steel, army, forces, council, government, museum, library, survey, aerospace, parliament, rose, scale, currency, exchange, travel, trip, investment, aid, bodies|body, object, matter, language, office, branch, subsidiary, parent company, headquarters, colleague in|at, division, manufacturer, importer, exporter, customer, client, contractor, subcontractor, supplier, vendor, counterpart, embassy, consulate, regulator, law, legislation, food, restaurant, cuisine, oil, coffee, tea, wheel, wall, dresser, grey, blood cell, knight, elephant, swan, pool, sea, forest, country, isles, museum, water, channel, republic, union funding, commission, parliament, diocese, parish, order of, space agency, town, village, city, quarter, border, coast, grid, transmission, lake, road, street, lane, hall, college, university, institute, institution, society, association, academy, airport, port, dock, yard, mine, quarry, factory, foundry, works, depot, warehouse, ship, vessel, aircraft, engine, motor, pump, turbine, generator, transformer, switch, sensor, panel, meter, chip, wafer, device, component, part, spare, tool, jig, mould, die, gauge, fixture, bracket, plate, bar, rod, wire, fabric, yarn, leather, glue, resin, foam, glass, ceramic, spec, specification, contract, tender, bid, project, programme, order, invoice, account, ledger, database, schema, server, api, code, repo, repository, file, report, document, template, book, manual, record, data, format, version, release, tree, hat, squirrel, sheep, pudding, economy, sector, trade, history, heritage site|building, guide, scout, choir, voice, tribunal, art, music, film, literature',
    yes: [
      'male connectors',
      'black and white prints are in the black box',
      'a young company',
      'mature technology',
      'Polish suppliers',
    ],
    no: ['young blood for the company', 'a male for the connector line'],
  },
  {
    id: 'other meanings',
    where: 'right',
    reach: 1,
    yields: 0,
    families: ['straight', 'senses and fitness'],
    words:
      'with, to, into, for, in, from, away, forward, forwards, talking, after, off, through, down, out, on, run, answer, line, best, well, spot, side, flange, date',
    yes: ['straight with subcontractors', 'they should fit in well', 'fit for a court', 'blind to rank'],
    no: ['straight lads only', 'must be fit, ideally'],
  },
  {
    id: 'other meanings, in front',
    where: 'left',
    reach: 1,
    yields: 0,
    families: ['senses and fitness'],
    words:
      'we, you, they, to, i, good, right, perfect, tight, best, better, culture, cultural, press, clearance, interference, loose, natural',
    yes: ['a good fit', 'a cultural fit'],
    no: ['the right sort, fit and healthy'],
  },
  {
    id: 'one short',
    where: 'right',
    reach: 1,
    yields: 0,
    grounds: ['sex'],
    words: 'down, doon, short, light, hour, made, and wife team',
    yes: ['we are a man down', 'we are a man short'],
    no: ['a man please, made of tough stuff'],
  },
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
      'patient, adult, child, young people|person, resident, pupil, service user, user, client, customer, guest, tenant, visitor, inmate, prisoner, offender, passenger, viewer, reader, learner, ward, school, unit, hospital, hospice, home, shelter, refuge, centre, center, club, charity, clinic, service, services, helpline, group, community, communities, league, football, rugby, cricket, sport, team coach, netball, team kit, wear, wear shop, clothing, clothes, shoe, fashion, toilet, changing, facility, prison, wing, hostel, accommodation, care, health service|clinic|trust, nursery, playgroup, church, chapel, temple, mosque, synagogue, cathedral, abbey, school, academy, burial, cemetery, holiday, festival, toy, protection, safeguarding, psychiatry, medicine, ward, access, parking, ramp, lift, bay, adaptation, badge, pride, event, network, month, day, awareness, first aider, first aid, training, research, trial, charity, trust, foundation, welfare, housing, benefit, support, support worker for, art, literature, product, brand',
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
      'serve, serving, teach, teaching, nurse|nursing for?, treat, treating, care for, caring for, look after, looking after, support|supporting, help|helping, supervise|coach|coaching, mentor|mentoring, work|working with|alongside, sell to, selling to, market to, cater for, catering for, visit, visiting, deliver to|for, delivering to|for, transport|transporting, house, housing, rehouse, clothes for, product|products for, toy for, made for, designed for, design|build|designing|building for, aimed at, used by, popular with, home|homes for, shelter|unit|website|app|chair|scooter|software|facility|event|course|holiday|tour|magazine|training|workshop|programme|hospital|clinic|group|equipment|device|aid|kit|clothing|furniture|platform|game|helpline|accommodation|flat|bungalow|transport|bus|taxi|advice|therapy|treatment|surgery|exercise for, school for, centre for, refuge for, hostel for, ward for, ramp|ramps|lift|lifts|access|toilets for, service|services for, charity for, club for, session|sessions for, class|classes for, accommodation for, client be, customer be, patient be, resident be, guest be, user be, pupil be, audience be, most of be, mostly, clients include, customers include, meal|service to, patient|pupil|resident|client|customer|child|adult|user|learner|student|people who|that|with be|have?, class|group|room|cohort|set|bunch|team|gang|crew of, adjustment for, adjustments for, interview|interviewing for, advise|advising, represent|representing, feed|feeding, dress|dressing, entertain, drive|driving, escort|escorting, protect|protecting, sit with, read to, run|runs|running the|a, lead|leads the, on behalf of, care of, research into, research on, study|studies of, study|studies, treatment for|of, drug|drugs for, cure for, trial|trials in|on|of, awareness of, screening for, specialist|specialists in, specialise|specialising in',
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
      'pay, be #number week|month, leave policy, policy, scheme, benefit, allowance, voucher, package, enhancement, cover, insurance, support, support group, discount, friendly, first, rota, bonus, provision, plan for your, membership, assistance, screening paid, top up, entitlement, off as paid, off paid, travel insurance, healthcare, healthcare plan, facility, room on site, creche, day out, fun day, fund',
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
      'we offer, we give, you get|receive, they get, benefits include, perks include, enhanced, generous, paid, company paid, full pay, time off for, day|days off for, leave for, holiday for, flexible for, flexible around, flex around, fit|fits|work|works|working around, round the, support with, help with, health|dental|medical cover|insurance|plan|care for you and your, private medical|health|dental, cover for you and your, for you and your, partner and, you and your, weeks, months full, statutory, discount for, allowance for, voucher|vouchers for, subsidised, on site, top|tops|topping up, you can',
    yes: [
      'time off for Eid',
      'cover for you and your family',
      '26 weeks maternity',
      'hours that fit around school runs and kids',
    ],
    no: ['nobody who needs time off for prayers'],
  },
  {
    id: 'equality',
    where: 'sentence',
    reach: 0,
    yields: 3,
    words:
      'no age limit|bar|barrier, any|all|every religion|faith|race|nationality|gender|sex|orientation, more women|girls|people in|into|to|on|at, barrier, equal opportunity, equal opportunities, equality, diversity, diverse, inclusive, inclusion, regardless of, irrespective of, no matter what|your|their, whatever your|their|his|her, welcome|welcomes|welcoming application, welcome|welcomes, are welcome, be welcome, encourage|encourages|encouraging application, encourage|encourages, particularly interested in hearing from, all background, any background, every background, any age, all ages, all faiths, any faith, all genders, do|does not discriminate, discriminate, discrimination, disability confident, under represented, underrepresented, protected characteristic, reasonable adjustment, adjustments, level playing field, positive action, open to all, open to everyone, open to men and women, male or female, lad|boy or|and lass|girl, guys and|or girls, men or women, men and women, women or men, man or woman, woman or man, he or she, both men and women, does|do not matter, not bothered whether, i|we do not mind|care if|whether|what, makes no difference, accessible to, accessibility, guaranteed interview, interview scheme, pay gap, mindful employer, stonewall, race at work charter, armed forces covenant, black history',
    yes: [
      'we welcome applications from disabled people',
      'regardless of age, sex or religion',
      'it makes no difference whether they are men or women',
      'women are under-represented here and encouraged to apply',
    ],
    no: ["we're an equal opportunities employer but no women please", 'diversity is fine but no Poles'],
  },
  {
    id: 'age set by law',
    where: 'sentence',
    reach: 0,
    yields: 0,
    grounds: ['age'],
    families: ['bare age', 'years of age'],
    words:
      'licensing act, licensing law, licensing, licence to sell, alcohol licence, law says|requires|sets|demands, required by the? law, legal minimum|limit|age|requirement|reason, legally, by law, statute, statutory, regulation, regulations, act requires|says|of, gambling act, working time, premises licence, category|class|d1|c1|c|d|hgv|psv|lgv|pcv|fork? licence, d1, dvla, driver cpc, required by act, minimum age for a, young workers, firearms, explosives, minimum wage, living wage, apprenticeship rate, apprentice rate, national minimum wage',
    yes: ['must be over 18 because the licensing law says so', 'at least 21 for the D1 licence'],
    no: ['must be under 40, nothing in the law against it I hope', 'must be over 25 for our insurer'],
  },
  {
    id: 'language the work needs',
    where: 'right',
    reach: 2,
    yields: 0,
    grounds: ['race', 'religion'],
    families: ['nationality', 'nationals', 'people and things of a country', 'foreign', 'accent'],
    words:
      'speaking, speaker, teacher, tutor, lecturer, language, fluency, fluent, spoken, speak, written, reading, lesson, translation, interpreter, translator, is essential because, skill, at b1|b2|c1|c2|level, maths, gcse, gcses, would be handy for, to b1|b2|c1|c2, good enough, would|will? actually|really|quite|also? be helpful|useful|desirable|handy|essential|required|nice|lovely, would|will? be actually|really|very|quite|also? helpful|useful|desirable|handy|essential|required|nice|lovely|advantage|plus|needed|bonus, documentation, calls with, level',
    yes: ['a German speaker for the Stuttgart plant', 'French-speaking', 'English to B2'],
    no: ['native English speaker', 'a German for the Stuttgart plant'],
  },
  {
    id: 'language the work needs, in front',
    where: 'left',
    reach: 3,
    yields: 0,
    grounds: ['race', 'religion'],
    families: ['nationality', 'nationals', 'people and things of a country', 'foreign'],
    words:
      'speak, speaks, speaking, fluent, fluent in, fluency in, fluency, conversational, business, technical, spoken, written, read, reads, write, writes, good, basic, some, learn, learning, translate|translating from|into|to, in, clear, excellent, level, from, bilingual in, bilingual, knowledge of, plain, with, understand, strong, working, decent, their|his|her, intermediate, advanced',
    yes: ['fluent German', 'good written English', 'they need to speak Polish to the supplier'],
    no: ['someone English', 'must be English'],
  },
  {
    id: 'occupational requirement',
    where: 'sentence',
    reach: 0,
    yields: 0,
    words:
      'occupational requirement, occupational qualification, genuine occupational, genuine requirement, schedule 9, sch 9, schedule nine, part 1 of schedule, exempt under|by, section 7 * of the sex discrimination, equality act exemption|exception, intimate|personal care for|of|to, same sex personal care, lead|leads|leading worship, chaplain|imam|rabbi|priest|vicar must',
    yes: [
      'a female carer for intimate care of a female client',
      'must be a woman: occupational requirement under Schedule 9, as it is a refuge',
    ],
    no: ['must be a woman, it is a requirement', 'must be male, it is a requirement of mine'],
  },
  {
    id: 'national security',
    where: 'sentence',
    reach: 0,
    yields: 0,
    grounds: ['race'],
    words:
      'for|by|under|because|get|hold|obtain|eligible|cleared sc|dv|to? sc|dv, sc|dv|security clearance, developed vetting, clearance, vetting, itar, official secrets, uk eyes only, national security',
    yes: ['UK nationals only, for DV clearance', 'sole British national, as the clearance demands'],
    no: ['UK nationals only, keeps it simple'],
  },
  {
    id: 'right to work',
    where: 'sentence',
    reach: 0,
    yields: 8,
    grounds: ['race'],
    families: ['visa', 'birth and origin', 'nationality', 'nationals', 'foreign'],
    words:
      'right to work, permission to work, eligible to work, sponsor|sponsorship, skilled worker route, share code',
    yes: ['right to work in the UK, on a visa or as a British citizen', 'we can sponsor somebody on a visa'],
    no: ['right to work is not enough, British citizens only'],
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
    yields: 0,
    grounds: ['pregnancy', 'disability', 'age', 'marriage', 'race', 'religion'],
    words:
      'covering, cover, cover for, covering for, backfill, backfilling, replaces|replacing|replacement for, stand|standing in for, while, whilst, who has just, who has gone, has gone, left to, leaving to, left because, back from, returning from, return from, returns from, comes back from, come back from, due to',
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
    families: ['union matters'],
    words:
      'agreement, rate, recognition, recognised, negotiation, deal, meeting, rep|representative meeting, consultation, pay scale|talk|award|rate, fitting, nut, joint, building, funding, street, square, station, jack, flag, bar, canal, terrace, law, liaison, relation, relations, contract, terms, health and safety, ballot process, type, statement, query',
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
      'agreed with, agree with, agreement with, negotiate|negotiates|negotiating with, liaise|liaises|liaising with, meet|meets|meeting with?, work|works|working well|closely? with, deal|deals|dealing with, talk|talks|talking to|with, consult|consults|consulting with?, relationship with, relations with, recognise|recognises|recognised, collective, pipe, screwed, barrel, flanged, european, student, credit, rugby, customs, western, state, state of the, from the, through the, talks with',
    yes: ['negotiates with the trade unions', 'a credit union', 'we recognise Unite'],
    no: ['nobody who would get on with the union'],
  },
  {
    id: 'health set by law',
    where: 'sentence',
    reach: 0,
    yields: 0,
    grounds: ['disability'],
    words:
      'health surveillance, surveillance, medical fitness standard, pts medical, track medical, hgv medical, dvla medical, group 2 medical, eng1, oguk, oeuk medical, offshore medical, diving medical, night worker, hse medical, safety critical medical, colour vision, colour blind, occupational health check required by, respirator face fit, face fit, exposure limit, control of lead, asbestos medical, ionising radiation, rail medical, medical required by law, caa medical, class 1|2 medical',
    yes: [
      'health surveillance for vibration',
      'must pass the rail medical, which tests colour vision and hearing problems',
    ],
    no: ['must pass our medical, no health problems'],
  },
  {
    id: 'sick pay and records',
    where: 'right',
    reach: 2,
    yields: 8,
    grounds: ['disability'],
    words:
      'pay, policy, scheme, process, procedure, software, module, system, reporting, data, statistics, notes on, is recorded, recording, management',
    yes: ['sick leave pay', 'absence management'],
    no: ['no sick leave takers'],
  },
  {
    id: 'things made',
    where: 'left',
    reach: 3,
    yields: 8,
    grounds: ['disability', 'pregnancy', 'religion'],
    words:
      'make|makes|making, manufacture|manufactures|manufacturing, produce|produces|producing, sell|sells|selling, repair|repairs|repairing, supply|supplies|supplying, design|designs|designing, test|tests|testing, import, build|builds|building, restore|restoring, refurbish|refurbishing, we do',
    yes: ['we make hearing aids', 'designing prosthetic limbs', 'restoring churches'],
    no: ["nobody with hearing aids, it doesn't make sense"],
  },
  {
    id: 'conditions treated',
    where: 'right',
    reach: 2,
    yields: 8,
    grounds: ['disability', 'pregnancy'],
    families: ['conditions', 'bad health', 'maternity', 'childcare'],
    words:
      'nurse, specialist, carer, worker, doctor, scientist, researcher, educator, coordinator, practitioner, app, monitoring, monitor, device, drug, treatment, therapy, diagnostics, detection, test, kit, manufacturer, maker, research, society, charity, clinic, ward, unit, patient, sufferer support, study, data, design, technology, equipment, provider, product, wear, clothes',
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
      'supporting, treating, treat, diagnose, diagnosing, prevent|preventing|prevents, reduce|reduces|reducing, monitor|monitoring, detect|detecting, for people with, people with, adults with, patients with, children with, pupils with, clients with, customers with, those with, residents with, living with, manage|managing|manages, handle|handling|handles, process|processing, risk of, causes, cause, causing, test for, screen for, wheelchair, powered, cancer, diabetes, assessing, assess, record|recording',
    yes: ['adults with autism', 'prevents back problems', 'manages sickness absence'],
    no: ["we can't have people with autism", 'nobody living with depression'],
  },
]
