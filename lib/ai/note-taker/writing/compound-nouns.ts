/** What is named after what is done with it or in it: its gerund is part of the noun. */
const COMPOUNDS: readonly (readonly [gerunds: string, nouns: string])[] = [
  ['engineering', '(?!the|an?|our|your|all|new)\\p{L}+'],
  [
    'cutting|drawing|fitting|lifting|machining|measuring|monitoring|operating|packing|planning|pricing|costing|setting|setup|shipping|testing|training|turning|welding|working|wiring|commissioning|piling|handling|processing|mounting|routing|purchasing|marketing|building',
    'packs?|records?|schedules?|registers?|lists?|procedures?|instructions?|sheets?|certificates?|documents?|documentation|manuals?|standards?|matri(?:x|ces)|charts?|programmes?|specifications?|permits?|regulations?|drawings?|office|department|budgets?|hours|applications?|qualifications?|experience|skills|time',
  ],
  ['machining|turning|milling|grinding|processing', 'cent(?:re|er)s?|cells?'],
  ['wiring', 'looms?|diagrams?|harness(?:es)?|schematics?'],
  [
    'testing|lifting|welding|cutting|measuring|monitoring|handling|packing|lighting',
    'equipment|gear|rigs?|tackle',
  ],
  // "Moulding side": where it is done, whatever it is.
  ['\\p{L}{2,}ing', 'side|hall|shop|bay|area|floor|room|plant|line|team|department|lads|crew|contracts?'],
  ['building', 'services|surveys?|control'],
  ['driving', 'licen[cs]es?'],
  ['loading', 'bays?'],
]
const COMPOUND = new RegExp(
  `^(?:${COMPOUNDS.map(([gerunds, nouns]) => `(?:${gerunds}) (?:${nouns})`).join('|')})(?![\\p{L}-])`,
  'iu',
)

/** Whether a text begins with a noun whose first word only looks like a verb: "drawing packs for the shop". */
export const isCompoundNoun = (text: string): boolean => COMPOUND.test(text)
