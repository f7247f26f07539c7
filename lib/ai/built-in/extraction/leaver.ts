import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'

/** What is nobody's business of those who leave: their names, their health, their families. */

const CALLED =
  /(?<=\b(?:[Oo]ur|[Tt]he|[Mm]y|[Cc]urrent|[Pp]resent|[Oo]ther) (?:[\w-]+ ){0,3}?[\w-]*(?:er|or|ist|ian|ead|ect|eer|ant|ent|yst|hand|man|woman)) (?<name>\p{Lu}\p{Ll}+)(?=(?:'s|'ve)? (?:is|has|was|who|and|left|went|gone|going|retir\w+|leaves|leaving|goes|will|had|dropp\w+|cut\w*|reduc\w+|mov\w+|off|on|away|down|been|just|now)\b|$|[,.;])/gu
const FAMILY_WHY =
  /,? (?:to (?:look after|care for|be (?:with|near|nearer|closer to)|help|nurse|support|raise|bring up|marry)|because of|with|for|after|on account of|due to) (?:his|her|their|\p{Lu}\p{Ll}+'s) (?:own |new |old |elderly |poorly |sick |young |bad |dodgy |two |three )*(?:knees?|back|hips?|health|heart|eyes(?:ight)?|hearing|nerves|marriage|divorce|wedding|wife|husband|partner|girlfriend|boyfriend|baby|mum|mam|mother|dad|father|parents?|kids?|children|son|daughter|family|op|operation|treatment|chemo|grand\w+)\b[^,;.]*/giu
const UNWELL =
  /\b(?:(?:on|off|out on)(?: on)? (?:the |long[- ]term )*sick(?:ness)?(?: leave| absence)?|off (?:work )?with (?:stress|depression|anxiety|cancer|a (?:breakdown|bad \w+)|(?:his|her|their) \w+))\b(?! pay)/gi

/** "Our planner Nigel is leaving", "off sick with his back": the planner is leaving, is away. */
export function discreet(text: string): string {
  return text
    .replace(CALLED, (whole, name: string) => (FIRST_NAMES.has(name) ? '' : whole))
    .replace(FAMILY_WHY, '')
    .replace(UNWELL, 'away')
}
