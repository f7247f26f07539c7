import type { Family } from '@/lib/consultation/guard/law/family'

const DISABILITY = 'Equality Act 2010, section 6'
const HEALTH_QUESTIONS = 'Equality Act 2010, section 60'
const BODY =
  'back|knee|heart|hip|shoulder|leg|neck|joint|chest|lung|ticker|eyesight|hearing|leg|foot|hand|wrist|waterworks'

export const HEALTH_FAMILIES: readonly Family[] = [
  {
    id: 'disabled',
    ground: 'disability',
    words:
      'disabled, handicapped, crippled, lame, autistic, dyslexic, dyspraxic, epileptic, diabetic, asthmatic, arthritic, bipolar, schizophrenic, wheelchair bound, housebound, neurodiverse, neurodivergent, on the spectrum, hard of hearing, hearing impaired, visually impaired, partially sighted, learning disabled, special needs, mentally ill, mentally unstable, mentally unwell, unhinged, depressive, hiv positive, paraplegic, incontinent, able bodied, fully able, infirm, sickly, obese, overweight, deaf, invalid, suicidal, agoraphobic, narcoleptic, anorexic, bulimic, psychotic, neurotic, paranoid, hard of sight, colour blind, one armed|legged|eyed, dodgy health, physically perfect, of sound mind, stuttering, stammering, neuro divergent, not right in the head, funny|soft in the head, learning difficulty, sectioned, of limited mobility, bit slow upstairs|up|on, slow upstairs, slow on the uptake, too fat|overweight for the? *, slim, skinny, petite, right in the head, wrong in the head',
    source: DISABILITY,
    yes: ['able-bodied only', 'nobody disabled', "we can't have someone deaf", 'no autistic types'],
    no: [
      'disabled access ramps',
      'autistic adults in supported living',
      'disabled the alarm',
      'fat removal plant',
    ],
  },
  {
    id: 'disabled people',
    ground: 'disability',
    words:
      'cripple, spastic, spaz, retard, nutter, nutjob, loony, lunatic, psycho, schizo, amputee, dwarf, midget, wheelchair user, deaf mute, aspie, fatty, fatso, sicknote, sick note, junkie, alcoholic, addict, ex addict, recovering alcoholic|addict, drinker, piss head, alkie, druggie, head case, headcase, mentals, basket case, hypochondriac, malingerer, stutterer, stammerer, fat person|people|lad|lass|bloke|woman|one|knacker, fatties, cancer survivor|sufferer, heavy smoker, boozer, hospital case, walking wounded, crackpot, mental case, psych case, nut case, nutcase, fruitcake',
    source: DISABILITY,
    yes: ['no wheelchair users', 'no epileptics', 'not another sicknote'],
    no: ['ramps for wheelchair users', 'an invalid certificate', 'pupils who are dyslexic'],
  },
  {
    id: 'conditions',
    ground: 'disability',
    words:
      'depression, bipolar, autism, asperger, adhd, dyslexia, dyspraxia, epilepsy, diabetes, asthma, arthritis, ptsd, schizophrenia, cancer, tourette, tourettes, migraine, panic attack, anxiety, dementia, parkinson, multiple sclerosis, long covid, ibs, crohn, endometriosis, menopause, going through the change, eating disorder, anorexia, hearing loss|aid, prosthetic|false leg|limb|arm, prosthesis, pacemaker, insulin, antidepressant, on|take|taking medication|tablet|pill|medicine, stammer, stutter, lisp, limp, disability, disabilities, learning|physical|mental difficulty|disability, wheelchair, guide|assistance dog, walking stick, crutch, white stick, fits and seizures, seizure, nervous breakdown, breakdown history, mental breakdown, fibromyalgia, lupus, sciatica, vertigo, angina, heart attack, stroke, hernia, gout, colitis, narcolepsy, tinnitus, deafness, blindness, blackout spell, obesity, psychosis, personality disorder, self harm, ocd, ptsd, cfs, drink|drug|gambling problem, rehab, hospital appointment, light|restricted duties, carrying|got|nursing an injury|condition|illness, disability benefit, special treatment, tic, nervous tic, stress leave, meltdown, chronic fatigue|pain|illness|condition, long term condition|illness, with|has|have|had|got ms|copd|hiv|cfs|add|asd|aids, cerebral palsy, down syndrome, missing limb|finger|arm|leg|hand, limb|finger missing, contact lens, false|glass eye, colostomy, stoma, chemo, chemotherapy, in remission, nut allergy, high blood pressure, funny turn, addiction, on crutches|oxygen, with a stick|walker|limp|lisp, rheumatism, slipped disc, carpal tunnel, frozen shoulder, whiplash, vibration white finger, white finger, mobility issue|problem, extra needs, learning need, had|have|having|got|with fits, history of stress|illness|absence|sickness|injury',
    source: DISABILITY,
    yes: ['a history of depression', 'nobody with epilepsy', 'no stammer', 'not on medication'],
    no: [
      'cancer research trials',
      'a dementia ward',
      'people with autism you will support',
      'fits and tolerances to ISO 286',
      'aids to navigation',
      'a stroke of 300 mm',
      'a depression in the road',
    ],
  },
  {
    id: 'bad health',
    ground: 'disability',
    words: `bad|dodgy|weak|gammy|gippy|ropey|ropy|knackered|poor|trick|dicky|dickie|iffy|duff|rotten ${BODY}, perfect|good|excellent|full|20 eyesight|hearing|sight|vision, off every five|two|few minutes|minute, day off in their|his|her life, with|on their|his|her nerves, mentally|emotionally tough|strong|robust|resilient|stable|fragile|weak, ${BODY} problem|trouble|condition|complaint|issue, health|medical problem|issue|condition|complaint|history|record|baggage, physical limitation|restriction|impairment, mental health problem|issue|condition|stuff|baggage|history|difficulty|crisis, mental problem|issue|illness|stuff, no mental health, good|perfect|excellent|full|rude|poor|robust|decent physical|mental? health, tip top health, fit and healthy, healthy person|individual|candidate|people|and, physically|mentally healthy|fit|sound|stable|normal|strong, clean bill of health, fighting fit, in one piece, health wise, good|clean|perfect|poor|bad|terrible sick|sickness|attendance record, sick|sickness leave|record|absence|day|note, time|day off sick|ill|poorly, go|going|be|ring|phone|call|calling off|in sick, off sick, off with stress|their|his|her nerves, on the sick, always|forever|never|constantly ill|sick|poorly, never been sick|ill|off|poorly, signed off sick|work|with|by, of sound body, two good|working arm|leg|hand|eye|ear, blue badge, physically able, occupational health issue, takes|take sickies, sickie, pull a? sickie, bad with their|his|her nerves, highly strung, wired different|differently, not all there, sandwich short, delicate health, prone to illness, works|work|type|sort while ill, nothing wrong upstairs, wrong|right up top, issues|problems up top, all their|his|her faculties, all there upstairs, hundred|100 per|percent|% cent? fit, 100% fit, fit as a fiddle|flea, full use of, all four limbs, both arms|legs|hands|eyes|ears, see|hear|walk and|or? walk|talk|hear|see, hear and walk, doctors note|letter, at the doctor|doctors|hospital|clinic|gp|docs, forever|always|constantly at|off|stopping|going|down to? the? doctor|doctors|docs|hospital|eat|clinic, time|day|week off for treatment|treatments|appointments|therapy|surgery|hospital, under the doctor|hospital, sick list, strong|poor constitution, weak nerves, takes|taking pills|tablets|meds|medication|antidepressants, history of illness|injury|injuries|stress|absence|depression|sickness|back, with|has|have|got|had|without a|any|no condition|complaint|ailment|illness|illnesses|injury|injuries, creaky|crumbling knee|back|joint, limited mobility, able to walk, sound in mind|body|wind, wind and limb, special|extra equipment|keyboard|help|chair|support|treatment for|please|or|and, any allergy|illness|ailment|operations, anything|something wrong with them|him|her, long term sick`,
    source: HEALTH_QUESTIONS,
    yes: [
      'a dodgy back',
      'no mental health issues',
      'never off sick',
      'must be in good health',
      'a clean sickness record',
    ],
    no: [
      'sick pay from day one',
      'sickness absence is recorded in the HR system you will support',
      'back problem pages',
      'off-the-shelf parts',
      'with a condition survey first',
    ],
  },
  {
    id: 'senses and fitness',
    ground: 'disability',
    words:
      'blind, lame, dumb, mute, slow, healthy, unhealthy, ill, unwell, poorly, sick, frail, fragile, unstable, unfit, normal, fully fit, fit, fat, physically fit, big boned, unsteady on their|his|her feet, hyperactive, nervy, mental, dodgy, neurotypical, dark moods',
    source: DISABILITY,
    yes: ['nobody blind', 'must be healthy', 'nobody frail', 'someone normal'],
    no: [
      'blind flanges',
      'fit the brackets',
      'simple reports',
      'slow pumps',
      'a good fit',
      'healthy margins',
      'Mondays are mental in the despatch bay',
    ],
  },
  {
    id: 'signs of health',
    ground: 'disability',
    words:
      'adjustment, special chair|equipment|keyboard|desk|arrangement|treatment|kit|provision|allowance, extra help|support|time, hand holding, ramp, lift, stair lift, nannying, mollycoddling, molly coddling, glasses, specs, spectacles, hearing aid, passenger, smoker, ailment, illness, issue up, up top, doctor, dialysis, therapy, counselling, gp',
    source: DISABILITY,
    yes: ['nobody who wants adjustments', 'no special chairs or extra help'],
    no: [
      'we make adjustments',
      'adjustments to the press',
      'fit ramps and lifts',
      'safety glasses are provided',
      'passengers board at platform 2',
    ],
  },
  {
    id: 'health questions',
    ground: 'disability',
    words:
      'sick day|leave|record|note|absence, sickness, absence|attendance record|records|figure|history|rate, absence, days off, time off, off sick|ill|poorly|work|last, medical questionnaire|form|history|condition|problem|issue|record|background|declaration|check|information|details, medication, meds, tablet, pill, prescription, inhaler, asthma, allergy, health, healthy, fit and well, illness, ailment, long term condition, doctor, gp, fit note, mental health|illness, breakdown, signed off, counselling, therapy, therapist, shrink, psychiatrist, antidepressants, an|any operation|operations, had|have surgery, back injury, injury, bad|their|his|her back, back claim|injury|trouble, claimed for|against, compensation, personal injury, eyesight, eye test, wear|wears contacts|glasses, their|his|her hearing|heart|chest|weight, blood pressure, bloods, blood test, drugs|drug test, smoke or|and drink, drink or|and smoke, they|he|she smoke|drink, height and weight, weight and height, bmi, disability, disabled, epilepsy, epileptic, diabetes, diabetic, depression, anxiety, pregnancy test, vaccinated, hiv, medical, full medical, a physical, occupational health, off with, were|was|been off, any|medical conditions, any ongoing, days|day they|he|she have|had, days * have had, health questionnaire|form|declaration',
    source: HEALTH_QUESTIONS,
    yes: [
      'ask them what tablets they take',
      'put a health form in with the application pack',
      'when you ring, ask how often they were off last year',
      'a medical before anyone gets an interview',
    ],
    no: [
      'the medical comes after the offer',
      'ask if they need adjustments for the interview',
      'medical devices to ISO 13485',
      'we never ask about health before an offer',
    ],
  },
]
