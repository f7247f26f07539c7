import type { Family } from './family'
import { createWordTest, type Match } from './patterns'
import { CLASSES } from './people'
import type { Token } from './tokens'

/** Firms, those they serve, places of work, machines, materials and documents: where they come from says nothing of who may apply. */
const isThing = createWordTest(`
  firm company business supplier manufacturer maker foundry mill factory plant site depot yard office workshop warehouse laundry bureau
  customer client market utility contract project tender consultancy agency dealer dealership distributor merchant brand headquarters branch subsidiary lab laboratory
  machine lathe press robot crane line kit equipment plant tool tooling gauge pump motor engine gearbox valve van lorry truck vehicle
  software system package licence server drawing print design standard spec specification regulation manual document
  steel timber stone brick tile glass part spare casting forging fabric cable component material parcel delivery
  product range recipe menu wine beer cheese furniture boiler oven hob fryer unit instrument scanner bench rig
`)

/** Where somebody worked or learned is about them. */
const isPast = createWordTest(`
  work worked working train trained study studied qualify qualified qualification educate educated experience experienced background serve
  served degree school speak speaks speaking accent passport cv birth born outsider
`)

/** In words, from a word of origin to the thing it describes: "a British steel stockholder". */
const REACH = 3

/** Between a word of origin and a thing that it does not describe: "any German for the workshop". */
const APART =
  /^(?:[,;:()–—!?-]|an?|the|for|on|in|at|of|to|by|with|from|into|and|or|nor|but|than|as|is|are|was|were|be)$/

/** Families whose words describe things as often as people. */
const OF_ORIGIN: ReadonlySet<string> = new Set([
  'people and things of a country',
  'nationality',
  'foreign',
  'countries',
])

const isOne = ({ text }: Token): boolean => text === 'one' || text === 'ones'
const speaksOfPerson = (token: Token): boolean =>
  !isOne(token) && (CLASSES.isPerson(token) || CLASSES.isRole(token)) && !isThing(token)

/** What "one" stands for: the last thing named, where nobody is named. */
const namesOnlyThings = (tokens: readonly Token[]): boolean =>
  tokens.some(isThing) && !tokens.some(speaksOfPerson)

/** Whether each word of origin describes a thing: "an English drawing office", "the lathe’s a good one from Italy". `before` is the sentence before. */
export function isOriginOfThings(
  tokens: readonly Token[],
  hits: readonly Match<Family>[],
  before: readonly Token[],
): boolean {
  if (hits.length === 0 || tokens.some((token) => speaksOfPerson(token) || isPast(token))) return false
  return hits.every(({ from, to, value }) => {
    if (!OF_ORIGIN.has(value.id)) return false
    const behind = tokens.slice(to, to + REACH)
    const described = behind.findIndex(isThing)
    if (described >= 0 && !behind.slice(0, described).some(({ text }) => APART.test(text))) return true
    if (tokens[from]?.text !== 'from') return false
    const lead = tokens.slice(Math.max(0, from - REACH), from)
    return lead.some(isThing) || (lead.some(isOne) && namesOnlyThings([...before, ...tokens.slice(0, from)]))
  })
}
