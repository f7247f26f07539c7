// Words of job titles, in lower case. Nothing here is shown.

const toSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Pay, hours, contract and calls to apply, which say nothing about the work. */
export const NOISE: readonly (readonly [RegExp, string])[] = [
  [
    /£[\d,.]+k?(?: ?(?:-|–|to) ?£?[\d,.]+k?)?(?: ?(?:p\.?a\b|p\.?h\b|p\.?d\b|per \w+|an? (?:year|hour|day|week)|\/ ?\w+))?\+?/g,
    ' ',
  ],
  [/\b\d{2,3}k\b/g, ' '],
  [
    /\b(?:full|part)[ -]?time\b|\bfixed[ -]term\b|\bftc\b|\b(?:maternity|paternity|sickness) cover\b|\bzero[ -]hours?\b|\bjob[ -]share\b/g,
    ' ',
  ],
  [
    /\btemp(?:orary)? to perm(?:anent)?\b|\b(?:immediate|asap|urgent) start\b|\basap\b|\bterm[ -]time(?: only)?\b/g,
    ' ',
  ],
  [
    /\b(?:urgent(?:ly)?|required|wanted|needed|vacanc(?:y|ies)|job|role|opportunity|position|hiring|recruiting|apply now)\b/g,
    ' ',
  ],
  [
    /\b(?:no experience(?: needed| required| necessary)?|training (?:given|provided)|[mwfdx]\/[mwfdx](?:\/[mwfdx])?)\b/g,
    ' ',
  ],
  [/\bx ?\d+\b|\b\d+ ?x\b/g, ' '],
  [/\b(?:level|grade|band|nvq|tier) ?\d\b/g, ' '],
]

/** Written differently, meant the same. Applied in this order, before the text is split into words. */
export const SPELLINGS: readonly [RegExp, string][] = [
  [/[’'`]/g, ''],
  [/\bc ?\+\+/g, 'cpp'],
  [/\bc ?#/g, 'csharp'],
  [/(?<!\w)\.net\b/g, 'dotnet'],
  [/\b7\.5 ?(?:t|tons?|tonnes?)\b/g, '7tonne'],
  [/\bc ?[&+] ?e\b/g, 'class 1'],
  [/\bm ?(?:[&+]|and) ?e\b/g, 'mechanical and electrical'],
  [/\bec ?[&+] ?i\b|\beci\b/g, 'electrical control and instrumentation'],
  [/\be ?(?:[&+]|and) ?i\b/g, 'electrical and instrumentation'],
  [/\bc ?(?:[&+]|and) ?i\b/g, 'control and instrumentation'],
  [/\bh ?(?:[&+]|and) ?s\b|\b(?:hse|she|ehs|hseq|sheq|qhse|shes|qshe)\b/g, 'health and safety'],
  [/\bf ?[&+] ?b\b/g, 'food and beverage'],
  [/\bs ?(?:[&+]|and) ?t\b/g, 'signal and telecommunications'],
  [/\br ?[&+] ?d\b/g, 'research and development'],
  [/\bfoh\b/g, 'front of house'],
  [/\bhr ?bp\b/g, 'human resources business partner'],
  [/\bhr\b/g, 'human resources'],
  [/\ba\/c\b/g, 'ac'],
  [/\binfo ?sec\b/g, 'information security'],
  [/\bsheetmetal\b/g, 'sheet metal'],
  [/\btechnican/g, 'technician'],
  [/\belectrican/g, 'electrician'],
  [/\bmaintain[ae]nce\b/g, 'maintenance'],
  [/\bplummer/g, 'plumber'],
  [/\bfse\b/g, 'field service engineer'],
  [/\bt\/l\b/g, 'team leader'],
  [/\btemp works\b/g, 'temporary works'],
  [/\b(?:building|bldg) serv(?:ice)?s?\b/g, 'building services'],
  [/\bta\b/g, 'teaching assistant'],
  [/(?<![\d.] ?)\bpm\b/g, 'project manager'],
  [/\bwtt\b/g, 'wind turbine technician'],
  [/\bhcsw\b/g, 'healthcare support worker'],
  [/\bcs[ar]\b/g, 'customer service adviser'],
  [/\btruckers?\b/g, 'hgv driver'],

  [/\bqs\b/g, 'quantity surveyor'],
  [/\bqa\b/g, 'quality assurance'],
  [/\bqc\b/g, 'quality control'],
  [/\bflt\b/g, 'forklift'],
  [/\bpa\b/g, 'personal assistant'],
  [/\bkp\b/g, 'kitchen porter'],
  [/\bcdp\b/g, 'chef de partie'],
  [/\bhca\b/g, 'healthcare assistant'],
  [/\bbdm\b/g, 'business development manager'],
  [/\bdba\b/g, 'database administrator'],
  [/\bsys ?admin\b/g, 'systems administrator'],
  [/\bcustomer services\b/g, 'customer service'],
  [/\bfield services\b/g, 'field service'],
  [/\b1st\b/g, 'first'],
  [/\b2nd\b/g, 'second'],
  [/\b3rd\b/g, 'third'],
  [/\b(?:barmaid|barman)\b/g, 'bar person'],
  [/\bwaitress(?:es)?\b/g, 'waiter'],
  [/\b(\w{3,})(?:wom[ae]n|m[ae]n)\b/g, '$1person'],
]

export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eng: 'engineer',
    engr: 'engineer',
    mgr: 'manager',
    mngr: 'manager',
    tech: 'technician',
    asst: 'assistant',
    snr: 'senior',
    sr: 'senior',
    jnr: 'junior',
    jr: 'junior',
    admin: 'administrator',
    administrative: 'administrator',
    administration: 'administrator',
    advisor: 'adviser',
    maint: 'maintenance',
    elec: 'electrical',
    mech: 'mechanical',
    dev: 'developer',
    exec: 'executive',
    rep: 'representative',
    ops: 'operations',
    coord: 'coordinator',
    proj: 'project',
    manuf: 'manufacturing',
    mfg: 'manufacturing',
    prod: 'production',
    geotech: 'geotechnical',
    infra: 'infrastructure',
    lab: 'laboratory',
    telecoms: 'telecommunications',
    telecom: 'telecommunications',
    comms: 'communications',
    electro: 'electrical',
    draftsperson: 'draughtsperson',
    lgv: 'hgv',
    lorry: 'hgv',
    brickie: 'bricklayer',
    brickies: 'bricklayer',
    sparky: 'electrician',
    chippy: 'carpenter',
    cybersecurity: 'cyber',
    grad: 'graduate',
    appr: 'apprentice',
    assoc: 'associate',
    chem: 'chemical',
    civ: 'civil',
    struct: 'structural',
    env: 'environmental',
    elect: 'electrical',
    electr: 'electrical',
    constr: 'construction',
    instr: 'instrument',
    refrig: 'refrigeration',
    fab: 'fabricator',
    purch: 'purchasing',
    qty: 'quantity',
    whse: 'warehouse',
    wh: 'warehouse',
    op: 'operative',
    supv: 'supervisor',
    supvr: 'supervisor',
    mgmt: 'management',
    cust: 'customer',
    serv: 'service',
    svc: 'service',
    fw: 'firmware',
    hw: 'hardware',
    sys: 'systems',
    acct: 'accountant',
    accts: 'accounts',
    surv: 'surveyor',
    sparks: 'electrician',
    coder: 'programmer',
    bricky: 'bricklayer',
    drafter: 'draughtsperson',
    physio: 'physiotherapist',
    center: 'centre',
    vetinary: 'veterinary',
    plumer: 'plumber',
    saftey: 'safety',
    manger: 'manager',
    waitor: 'waiter',
    bldg: 'building',
    ldr: 'leader',
    topo: 'topographical',
    drvr: 'driver',
    wkr: 'worker',
    agt: 'agent',
    manf: 'manufacturing',
    insp: 'inspector',
    supp: 'support',
    cons: 'consultant',
    mktg: 'marketing',
    prog: 'programmer',
    struc: 'structural',
    equip: 'equipment',
    eqpt: 'equipment',
    devt: 'development',
    contam: 'contaminated',
    qlty: 'quality',
    srv: 'service',
    recep: 'receptionist',
    licenced: 'licensed',
    pen: 'penetration',
    artic: 'articulated',
    maintce: 'maintenance',
    mtce: 'maintenance',
    dir: 'director',
    asstnt: 'assistant',
    expert: 'specialist',
    professional: 'specialist',
    guru: 'specialist',
    wleder: 'welder',
  }),
)

/** Words that are also written as one. */
export const JOINED = new Set(
  `multi skilled,back end,front end,full stack,fork lift,p way,sub agent,geo environmental,tool room,tool maker,book keeper,air con,
  waste water,pipe fitter,block layer,brick layer,ground worker,ground works,health care,help desk,house building,fit out,goods in,
  goods out,steel work,form work,dry liner,dry lining,shop fitter,shop fitting,home care,care giver,bar tender,store person,store keeper,
  ware house,data base,mill wright,call out,multi drop,real time,low level,co ordinator,set up,stair lift,tele handler,pay roll,
  copy writer,panel beater,coach builder,e commerce,electro mechanical,micro biologist,counter balance,time served,self employed,
  semi skilled,co op,pre school,after school,under ground,over ground,wind farm`
    .split(',')
    .map((pair) => pair.trim()),
)

/** How far somebody has come. "Lead", "head" and the like only where they stand first. */
export const SENIORITY = toSet(
  `senior junior principal graduate trainee apprentice apprenticeship intern internship placement deputy experienced qualified chartered
  incorporated skilled semiskilled interim mid midweight intermediate entry degree competent ii iii iv`,
)
export const LEADING_SENIORITY = toSet('lead leading assistant associate chief head staff improver')

/** Do not change what a title means: sectors, places, shifts, contracts. */
export const HARMLESS = toSet(
  `permanent perm temporary temp contract freelance selfemployed casual seasonal sessional bank relief locum agency flexible day days
  morning afternoon evening twilight weekday overnight night shift weekend rotating panama continental static mobile
  remote hybrid onsite regional area local national international global uk british european emea north south east west northern southern
  eastern western midlands central industrial commercial domestic residential offshore onshore nuclear rail railway automotive aerospace
  defence pharmaceutical pharma food fmcg oil petrochemical utility factory workshop infrastructure
  hospital school hotel retail nhs council university college group team timeserved multiskilled approved certified accredited cleared
  couple cscs cpcs cpc npors ipaf pasma jib ecs mrics rics sia dbs based new heavy light general early late start finish on off live inhouse`,
)

/** Sectors that change nothing in brackets or behind a dash, but do before a title: "manufacturing engineer". */
export const SECTORS = toSet('manufacturing construction site plant engineering building industry sector')

/** Single words that name one occupation whatever stands before them. */
export const SPECIFIC = toSet(
  `electrician plumber bricklayer blocklayer carpenter joiner scaffolder welder toolmaker machinist estimator chef barista bartender waiter
  bookkeeper receptionist metallurgist ecologist groundworker millwright pipefitter fabricator quantitysurveyor gasfitter optometrist
  paramedic midwife physiotherapist pharmacist radiographer dentist solicitor barrister architect plasterer roofer glazier upholsterer
  butcher baker florist hairdresser barber gardener cleaner bailiff librarian lifeguard`,
)

/** Another thing in the singular: "store", "account", "service". */
export const PLURALS = toSet('stores accounts services works goods sales')

export const SMALL_WORDS = toSet('and or of the a an to for in with')

/** Words of titles and advertisements that are spelled right but in no title of the lists. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...[HARMLESS, SECTORS, SENIORITY, LEADING_SENIORITY, SPECIFIC].flatMap((words) => [...words]),
  ...ABBREVIATIONS.keys(),
  ...toSet(`vacancies required experience opportunity position hiring recruiting urgently maternity paternity sickness immediate training
  reporting covering weekday coaching planting batcher distributor`),
])
