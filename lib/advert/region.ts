import { COUNTIES } from '@/lib/consultation/guard/language/short-forms'

/** Counties, regions and nations of the United Kingdom. Those in "-shire" are found by their ending. */
const REGIONS: ReadonlySet<string> = new Set(
  `anglesey|anglia|borders|britain|clwyd|cleveland|clydeside|cornwall|cotswolds|county durham|cumbria|devon|dorset|dumfries and galloway|durham|dyfed|england|essex|fenland
|fife|glamorgan|great britain|gwent|gwynedd|highlands|home counties|humberside|kent|lake district|lothian|lothians|merseyside|middlesex|midlands|moray|norfolk|north east|north west
|northern ireland|northumberland|peak district|potteries|powys|rutland|scotland|scottish borders|shropshire|somerset|south east|south west|suffolk|surrey|sussex|teesside|thames valley|tyne and wear|tyneside|uk
|united kingdom|wales|wearside|west country|wirral`
    .replace(/\n/g, '')
    .split('|')
    .concat(Object.keys(COUNTIES), Object.values(COUNTIES)),
)
/** Cities that are regions only behind "Greater". */
const GREATER = /^greater (?:london|manchester|glasgow|bristol)$/
const SIDE = /^(?:north|south|east|west|mid|greater|central|rural|the)[ -]/
const ENDING = /^\p{L}+shire$/u

/** Whether a name is that of a county, region or nation, which says less of a place than its town does: "West Yorkshire", "Kent", "the Midlands". */
export function isRegion(name: string): boolean {
  const plain = name.trim().toLowerCase()
  if (GREATER.test(plain) || REGIONS.has(plain) || ENDING.test(plain)) return true
  if (/^(?:county|isle of) \p{L}+$/u.test(plain)) return true
  return SIDE.test(plain) && isRegion(plain.replace(SIDE, ''))
}
