import { expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import { contentOf } from '@/tests/support/specification-content'
import { buildKitItems } from './build'

const questionOf = (section: Section, text: string) =>
  buildKitItems(contentOf('Lighthouse Keeper', [section, text]), { minutes: 60 })[0]?.question

it.each<[[Section, string], string]>([
  [
    ['firstYear', 'By month three: your first survey issued with no more than two comments'],
    'One of your first aims would be this: “By month three: your first survey issued with no more than two comments”. What is likeliest to stop it',
  ],
  [['firstYear', 'Lamp relit within eighteen months'], 'One of your first aims would be this:'],
  [['technical', 'IOSH Managing Safely as a minimum'], 'Could you show'],
  [['technical', 'HNC, HND or degree'], 'Could you show'],
  [['technical', 'F-Gas Category 1'], 'Could you show'],
  [['firstYear', 'Right first time on 19 lamps out of 20'], '“Right first time'],
  [['technical', 'MEng or BEng in lamp making'], 'Could you show'],
  [['technical', 'Full UK driving licence: the boats run from two piers'], 'Could you show us your licence?'],
])('words %j', ([section, text], begin) => {
  expect(questionOf(section, text)).toContain(begin)
})
