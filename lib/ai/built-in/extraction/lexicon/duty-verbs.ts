/** Verbs with which managers begin a duty; it is enough to know that such words are a verb phrase. */
export const DUTY_VERBS = new Set(
  `accept achieve act adapt administer advise agree align analyse answer approve arrange assemble assess assist attend audit author automate balance
  be become bring build calculate calibrate carry challenge champion chair change check clear close coach collaborate commission communicate complete
  configure connect construct consult contribute control convert coordinate cover create cut debug define deliver demonstrate deploy design detail
  determine develop diagnose direct do document draft draw drive embed enable engineer ensure erect establish estimate evaluate execute expand explain
  fabricate find finish fit fix follow gather generate get give grow guide handle have head help hit hold identify implement improve induct influence
  inspect install integrate introduce investigate issue join keep know lead learn liaise line-manage log look machine maintain make manage map market
  measure meet mentor migrate model modernise monitor move negotiate obtain operate optimise order organise oversee own perform pick plan prepare
  present prevent price produce program programme progress promote prototype prove provide publish pull purchase push put raise read recommend
  reduce refine refurbish release renew reorganise repair replace report represent research resolve respond restore retrofit review rewrite run
  safeguard scope secure see select serve service set ship shorten show sign simplify simulate size solve sort source specify stabilise standardise
  start steer streamline strip submit supervise supply support survey tackle take teach tender test tidy track train transfer transform travel
  troubleshoot trial tune turn update upgrade use validate verify visit weld win wire witness work write`.split(
    /\s+/,
  ),
)

/** The verb of a gerund ("running" gives "run"), or null where the word is none of a duty. */
export function dutyOf(gerund: string): string | null {
  const stem = /^(\w{2,})ing$/i.exec(gerund)?.[1]?.toLowerCase()
  if (stem === undefined) return null
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((form) => DUTY_VERBS.has(form)) ?? null
}
