/** What work is described with. "Lead the design" begins with one; a line that does not is spoken of as a thing. */
export const WORK_VERBS: ReadonlySet<string> = new Set(
  `accept account achieve act adapt add address adjust administer advise agree align allocate analyse answer apply appraise approve
  arrange assemble assess assist assure attend audit author automate balance be bid bill book brief bring budget build buy calculate calibrate
  call carry catch challenge change chair check choose clean climb close coach collect commission communicate compare compile complete comply
  conduct configure construct consult contribute control convert cook coordinate create cut deal debug decide defend define deliver
  demonstrate deploy deputise derive design detail develop diagnose direct discharge dispense document draft draw drive edit ensure erect escalate
  elicit establish estimate evaluate examine execute explain extend fabricate facilitate feed file fill find finish fit fix follow forecast gather
  generate get give grow guide handle hang head help hold host identify implement improve inform inspect install integrate
  interpret interview introduce investigate invoice issue join keep land launch lay lead learn liaise lift listen load log look 
  maintain make manage map mark measure mediate meet mentor mix model monitor motivate move negotiate note observe obtain offer open
  operate order organise oversee own pack paint participate pass patch pay perform phone pick pitch place plan plumb polish position pour prepare
  present prevent price prioritise process procure produce program programme promote protect prove provide publish pull push put qualify quote
  raise rank react read rebuild receive recommend reconcile record recover recruit redesign reduce refine refurbish register relate release
  remove renew repair replace reply report represent rescue research resolve respond restore review rework rewrite rig roll run schedule scope
  screen secure see select sell send serve service set shape share ship sign size solve source specify stand start steer stock stop store
  streamline strip structure submit substantiate supervise supply support survey take talk teach tell tender test think tidy tie track train
  transfer translate transport treat trial troubleshoot try tune turn understand undertake unload update upgrade use validate verify visit
  walk warrant wash watch weigh weld wire work write`.split(/\s+/),
)
