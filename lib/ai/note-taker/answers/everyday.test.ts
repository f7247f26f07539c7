import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { SlotOf } from '@/lib/consultation/brief/slots/schema'
import { briefOf } from '@/tests/support/briefs'
import { answerQuestions } from './answer'

const yearly = (min: number, max: number): { slot: SlotOf<'pay'> } => ({
  slot: { kind: 'pay', min, max, unit: 'year', currency: 'GBP', extras: null, inAdvert: true },
})

const SITE = {
  jobTitle: 'Site Manager',
  brief: briefOf(
    ['driver', 'The last one left for a bigger firm'],
    ['responsibilities', 'Run two housing sites from slab to handover'],
    ['qualifications', 'SMSTS and a black CSCS card'],
    ['qualifications', 'NEBOSH general certificate', 'nice'],
    ['location', 'Based in Bristol, sites around Yate'],
    ['hours', '45 hours a week, 7.30 to 5'],
    ['package', 'A van and a fuel card'],
    ['contractType', 'Permanent'],
    ['pay', '£52,000 to £58,000 a year', 'must', yearly(52_000, 58_000)],
    ['benefits', '24 days holiday'],
  ),
}
const ELECTRICAL = {
  jobTitle: 'Electrical Engineer',
  brief: briefOf(
    ['responsibilities', 'Design LV switchboards'],
    ['technical', 'EPLAN'],
    ['pay', '52-62k', 'must', yearly(52_000, 62_000)],
    ['location', 'Newark'],
  ),
}
const CARE = {
  jobTitle: 'Care Assistant',
  brief: briefOf(['qualifications', 'Enhanced DBS, we pay for it'], ['pay', '£12.60 an hour starting rate']),
}

interface Vacancy {
  jobTitle: string
  brief: Brief
}
const answer = (message: string, { jobTitle, brief }: Vacancy, replies: readonly string[] = []) =>
  answerQuestions({ message, brief, jobTitle, houseRules: [], challenged: [], replies })?.text ?? ''

const OFFICIAL = /Half of full-time UK employees/
const OPEN = /^You (?:have everything|can’t approve)/
const GUIDE = /[Oo]ur guide “/

const ROWS: readonly [name: string, vacancy: Vacancy, must: RegExp, questions: readonly string[]][] = [
  [
    'what others pay, and whether ours is right, with the official figures',
    ELECTRICAL,
    OFFICIAL,
    [
      'are we in the right ballpark on money?',
      'What do you reckon 52-62 is like against the market?',
      'Tell me what the official pay figures say for electrical engineers then',
      'is 52 to 62 a bit light for round here?',
      'can you show me the ONS figures',
      'what would you offer for one of these?',
      'would we get anyone good for 52?',
      'We can go to 58k. How does that sit with what other firms pay?',
      'What salary should I be putting?',
    ],
  ],
  [
    'what the official figures lack',
    CARE,
    /^I have no official figure/,
    ['£12.60 an hour starting rate, is that what most give?'],
  ],
  [
    'what is usual for the role',
    SITE,
    GUIDE,
    [
      'what else do firms normally put for a site manager?',
      'Is there anything most firms ask for that I haven’t said?',
      'What tickets would a site manager normally have',
      'is SMSTS standard for this?',
      'What would you expect to see on a CV for this?',
    ],
  ],
  [
    'the law on holiday, where no guide has it',
    SITE,
    /5\.6 weeks/,
    ['how much holiday is normal?', '24 days holiday, is that about average?'],
  ],
  [
    'what is open',
    SITE,
    OPEN,
    [
      'have I missed anything?',
      'is that enough to be going on with?',
      'does that cover it?',
      'That’s about all I can think of, have you got what you need?',
      'What have I not covered?',
      'is there owt else',
    ],
  ],
  [
    'one entry, and where it is',
    SITE,
    /“?A van and a fuel card/,
    [
      'did you note the van?',
      'where have you put the van?',
      'You’ve got the van haven’t you',
      'is the fuel card mentioned anywhere',
      'I can’t remember if I said about a van, did I?',
    ],
  ],
  ['how an entry is weighed', SITE, /SMSTS.*is a must-have/, ['is the SMSTS in as a must?']],
  ['what is nice to have', SITE, /NEBOSH/, ['Which things are nice to have at the minute?']],
  [
    'that an entry is there',
    CARE,
    /^Yes, I have it\./,
    ['have you got the DBS down?', 'Is £12.60 down as the starting rate?'],
  ],
  [
    'that an entry is not there',
    SITE,
    /^No, I can’t find “(?:the )?(?:parking|pension)”/,
    ['did we cover parking?', 'did the pension go in?'],
  ],
  [
    'whether candidates see it',
    SITE,
    /^No, “The last one left/,
    [
      'do candidates see the bit about why the last one left?',
      'does the bit about the last one go in the advert?',
    ],
  ],
  [
    'whose name is in the advert',
    SITE,
    /Your company’s name doesn’t have to be in it/,
    ['does our name have to be on it', 'can we advertise it blind?', 'will people know it’s us?'],
  ],
  [
    'what the two weights mean, and who sees them',
    SITE,
    /must-have is.*Nice to have means.*see both/,
    [
      'What is the difference between your must have and nice to have, do candidates see both?',
      'what counts as a must have?',
      'Does must have mean you bin anyone without it?',
    ],
  ],
  ['what is often asked for needlessly', SITE, /degree/, ['do other places want a degree for this?']],
  ['how much one requirement matters', ELECTRICAL, /EPLAN/, ['should EPLAN be a must or a nice to have?']],
  ['how others can read it', SITE, /a link to read it/, ['can my boss have a read before it goes out?']],
  [
    'who interviews',
    SITE,
    /we interview candidates/,
    ['Do you do the first interview or do I?', 'who does the sifting?'],
  ],
  [
    'that it is saved',
    SITE,
    /is saved/,
    ['If I close this will I lose it all', 'do I have to do it all now?'],
  ],
  [
    'what the law says',
    SITE,
    /Source:/,
    ['am I allowed to ask for a clean licence?', 'can I ask how old they are?'],
  ],
  ['what to ask for', SITE, /what the job really needs/, ['can we ask for someone local?']],
  [
    'how to put a drawback',
    SITE,
    /^Say it plainly/,
    ['how should I say it’s dirty work without scaring people off'],
  ],
  [
    'small checks',
    SITE,
    /^(?:Yes|It is|You’re doing fine)/,
    [
      'does that make sense?',
      'Is that ok?',
      'is that the sort of thing you want?',
      'Sound alright?',
      'am I doing this right?',
    ],
  ],
]

describe('everyday questions', () => {
  // The first answer reads the guides and the titles.
  beforeAll(() => void answer('What do others pay?', SITE), 60_000)

  it.each(
    ROWS.flatMap(([name, vacancy, must, questions]) =>
      questions.map((question) => ({ name, vacancy, must, question })),
    ),
  )('answers $question with $name', ({ vacancy, must, question }) => {
    expect(answer(question, vacancy)).toMatch(must)
  })

  it('says in other words each time that it has nothing', () => {
    const replies: string[] = []
    for (const question of ['What’s the best day to post it?', 'Who invented it?', 'Which font is that?'])
      replies.push(answer(question, SITE, replies))
    expect(new Set(replies).size).toBe(3)
  })

  it('passes over nothing where the manager checks that we know', () => {
    expect(answer('you do know it’s Bristol don’t you', SITE)).toMatch(/Bristol/)
    expect(answer('Run two housing sites from slab to handover, does that tell you enough?', SITE)).toMatch(
      /^Yes/,
    )
  })

  it('says where the facts of the message are when asked whether they will do', () => {
    expect(
      answer('Run two housing sites from slab to handover. Is that the kind of detail you need?', SITE),
    ).toMatch(/^Yes.*under the responsibilities/)
  })
})
