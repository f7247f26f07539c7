/** What work is described with. "Lead the design" begins with one; a line that does not is spoken of as a thing. */
export const WORK_VERBS: ReadonlySet<string> = new Set(
  `accept account achieve act adapt add address adjust administer advise agree align allocate analyse answer apply appraise approve
  arrange assemble assess assist assure attend audit author automate balance be bid bill book brief bring budget build buy calculate calibrate
  call carry catch challenge change chair check choose clean climb close coach collect commission communicate compare compile complete comply
  conduct configure construct consult contribute control convert cook coordinate create cut deal debug decide defend define deliver
  demonstrate deploy deputise derive design detail develop diagnose earn attain direct discharge dispense document double draft draw drive edit ensure erect escalate
  elicit establish estimate evaluate examine execute fault-find explain extend fabricate facilitate feed file fill find finish fit fix follow forecast gather
  generate gain get give grow guide halve handle hang head help hold host identify implement improve inform inspect install integrate
  interpret interview introduce investigate invoice issue join keep land launch lay lead learn liaise lift listen load log look 
  maintain make manage map mark measure mediate meet mentor mix model monitor motivate move negotiate note observe obtain offer open
  operate order organise oversee own pack paint participate pass patch pay perform phone pick pitch place plan plumb polish position pour prepare
  present prevent price prioritise process procure produce program programme promote protect prove provide publish pull push put qualify quote
  raise rank reach react read rebuild receive recommend reconcile record recover recruit redesign reduce refine refurbish register relate release
  remove renew repair replace reply report represent rescue research resolve respond restore review rework rewrite rig roll run save schedule scope
  screen secure see select sell send serve service set shape share ship sign size solve source specify stand start steer stock stop store
  streamline strip structure submit substantiate supervise supply support survey take talk teach tell tender test think tidy tie track train
  transfer translate transport treat trial troubleshoot try tune turn understand undertake unload update upgrade use validate verify visit
  walk warrant wash watch weigh weld wire work write
  back couple dress embody enjoy flush fly freeze go level link post pressure-test ring rotate scan show travel uncouple vary
  consolidate demolish digitise disassemble dismantle dispose eliminate embed enable enhance expand insulate lubricate merge
  migrate minimise mobilise modernise rationalise reassemble recalibrate recycle reinstate relabel relocate reorganise repaint re-tender
  retender retrain revise rewire simplify stabilise standardise sterilise strengthen summarise sustain tackle transform unblock unify
  admit amend apologise argue ask assign capture chase contain cope crimp deburr dig discuss embody enter expedite expose greet
  grind improvise isolate judge justify know leave notify notice overhaul persuade put rehearse recognise refill refuse replan reset return reverse say seek
  separate settle simulate sort splice spot stay study terminate tighten trace triage vet warn wear welcome win witness`.split(
    /\s+/,
  ),
)

/** Nouns as often: "Design calculations" is a thing, "Design the calculations" is work. */
export const NOUN_VERBS: ReadonlySet<string> = new Set(
  `audit back bid book budget bill brief change clear code control cost cover cut design detail dock document draft drill estimate fault feed file fit fix
  forecast guard guide hand handle hold host input issue label lead level lift link load log machine map mark match measure mix model number
  order pack own paint patch pay pitch place plan plumb point position post press pressure price process produce program programme project quarantine quote
  rank record refit release repair report research retrofit review rig ring road roll run schedule scope screen script section sequence service shape ship sign size source
  stock store structure supply support survey tack talk tender test time track train transport treat trial tune turn upgrade use view visit walk wash
  watch weld wire work`.split(/\s+/),
)
