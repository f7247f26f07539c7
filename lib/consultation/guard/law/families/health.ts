import type { Family } from '@/lib/consultation/guard/law/family'

const DISABILITY = 'Equality Act 2010, section 6'
const HEALTH_QUESTIONS = 'Equality Act 2010, section 60'
const BODY =
  'back|knee|heart|hip|shoulder|leg|neck|joint|chest|lung|ticker|eyesight|hearing|leg|foot|hand|wrist|waterworks'

export const HEALTH_FAMILIES: readonly Family[] = [
  {
    id: 'disabled',
    ground: 'disability',
    kind: 'trait',
    isCertain: true,
    words:
      'disabled, handicapped, crippled, lame, autistic, dyslexic, dyspraxic, epileptic, diabetic, asthmatic, arthritic, bipolar, schizophrenic, wheelchair bound, housebound, neurodiverse, neurodivergent, on the spectrum, hard of hearing, hearing impaired, visually impaired, partially sighted, learning disabled, special needs, mentally ill, mentally unstable, mentally unwell, unhinged, mental, depressive, hiv positive, paraplegic, incontinent, able bodied, fully able, infirm, sickly, obese, overweight, deaf, invalid, suicidal, agoraphobic, narcoleptic, anorexic, bulimic, psychotic, neurotic, paranoid, hard of sight, colour blind, one armed|legged|eyed, dodgy health, physically perfect, of sound mind, slim, skinny, petite, right in the head, wrong in the head',
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
    kind: 'person',
    isCertain: true,
    words:
      'cripple, spastic, spaz, retard, nutter, nutjob, loony, lunatic, psycho, schizo, amputee, dwarf, midget, wheelchair user, deaf mute, aspie, fatty, fatso, sicknote, sick note, junkie, alcoholic, addict, ex addict, recovering alcoholic|addict, drinker, piss head, alkie, druggie, head case, headcase, mentals, basket case, hypochondriac, malingerer',
    source: DISABILITY,
    yes: ['no wheelchair users', 'no epileptics', 'not another sicknote'],
    no: ['ramps for wheelchair users', 'an invalid certificate', 'pupils who are dyslexic'],
  },
  {
    id: 'conditions',
    ground: 'disability',
    kind: 'matter',
    isCertain: true,
    words:
      'depression, bipolar, autism, asperger, adhd, dyslexia, dyspraxia, epilepsy, diabetes, asthma, arthritis, ptsd, schizophrenia, cancer, hiv, aids, tourette, tourettes, migraine, panic attack, anxiety, dementia, parkinson, multiple sclerosis, long covid, ibs, crohn, endometriosis, menopause, going through the change, eating disorder, anorexia, hearing loss|aid, prosthetic|false leg|limb|arm, prosthesis, pacemaker, insulin, antidepressant, on|take|taking medication|tablet|pill|medicine, stammer, stutter, lisp, limp, disability, disabilities, learning|physical|mental difficulty|disability, wheelchair, guide|assistance dog, walking stick, crutch, white stick, fits and seizures, seizure, nervous breakdown, breakdown history, mental breakdown, fibromyalgia, lupus, sciatica, vertigo, angina, heart attack, stroke, hernia, gout, colitis, narcolepsy, tinnitus, deafness, blindness, blackout spell, obesity, psychosis, personality disorder, self harm, ocd, ptsd, cfs, drink|drug|gambling problem, rehab, history of stress|illness|absence|sickness|injury, hospital appointment, light|restricted duties, carrying|got|nursing an injury|condition|illness, disability benefit, special treatment, tic, nervous tic, stress leave, meltdown, chronic fatigue|pain|illness|condition, long term condition|illness',
    source: DISABILITY,
    yes: ['a history of depression', 'nobody with epilepsy', 'no stammer', 'not on medication'],
    no: ['cancer research trials', 'a dementia ward', 'people with autism you will support'],
  },
  {
    id: 'bad health',
    ground: 'disability',
    kind: 'phrase',
    isCertain: true,
    words: `bad|dodgy|weak|gammy|gippy|ropey|ropy|knackered|poor|trick|dicky|dickie|iffy|duff|rotten ${BODY}, perfect|good|excellent|full|20 eyesight|hearing|sight|vision, off every five|two|few minutes|minute, day off in their|his|her life, with|on their|his|her nerves, mentally|emotionally tough|strong|robust|resilient|stable|fragile|weak, ${BODY} problem|trouble|condition|complaint|issue, health|medical problem|issue|condition|complaint|history|record|baggage, physical limitation|restriction|impairment, mental health problem|issue|condition|stuff|baggage|history|difficulty|crisis, mental problem|issue|illness|stuff, no mental health, good|perfect|excellent|full|rude|poor|robust|decent physical|mental? health, tip top health, fit and healthy, healthy person|individual|candidate|people|and, physically|mentally healthy|fit|sound|stable|normal|strong, clean bill of health, fighting fit, in one piece, health wise, good|clean|perfect|poor|bad|terrible sick|sickness|attendance record, sick|sickness leave|record|absence|day|note, time|day off sick|ill|poorly, go|going|be|ring|phone|call|calling off|in sick, off sick, off with stress|their|his|her nerves, on the sick, always|forever|never|constantly ill|sick|poorly, never been sick|ill|off|poorly, signed off sick|work|with|by, of sound body, two good|working arm|leg|hand|eye|ear, blue badge, physically able, occupational health issue, takes|take sickies, sickie, pull a? sickie, bad with their|his|her nerves, highly strung, wired different|differently, not all there, sandwich short, delicate health, prone to illness, works|work|type|sort while ill`,
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
    ],
  },
  {
    id: 'senses and fitness',
    ground: 'disability',
    kind: 'trait',
    isCertain: false,
    words:
      'blind, lame, dumb, mute, slow, healthy, unhealthy, ill, unwell, poorly, sick, frail, fragile, unstable, unfit, normal, fully fit, fit, fat, physically fit, big boned, unsteady on their|his|her feet, hyperactive, nervy',
    source: DISABILITY,
    yes: ['nobody blind', 'must be healthy', 'nobody frail', 'someone normal'],
    no: [
      'blind flanges',
      'fit the brackets',
      'simple reports',
      'slow pumps',
      'a good fit',
      'healthy margins',
    ],
  },
]
