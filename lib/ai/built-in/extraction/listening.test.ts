import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

/** What a message gives, one line an operation: "topic strength value", or what else it does. */
function heard(asked: Topic, message: string): string[] {
  return extractOperations({
    message,
    brief: { ...EMPTY_BRIEF, agenda: { ...EMPTY_AGENDA, asked: { topic: asked, followUp: false } } },
    jobTitle: 'Design Engineer',
    companyName: 'Halyard Controls',
  }).map(({ op, topic, strength, value, reason }) =>
    op === 'add' ? `${topic} ${strength} ${value}` : `${op} ${topic ?? ''} ${reason ?? ''}`.trim(),
  )
}

describe('what a message gives', () => {
  it('gives each item of a list the strength in its own brackets', () => {
    expect(heard('technical', 'Inventor (essential), Vault (desirable), Rhino (not needed)')).toEqual([
      'technical must Inventor',
      'technical nice Vault',
      'technical notApplicable Rhino (not needed)',
    ])
  })

  it('tells the place apart from the post that is wanted there', () => {
    expect(heard('driver', 'We need a fitter for our Ludlow depot')).toEqual([
      'driver must We need a fitter for our Ludlow depot',
      'location must Ludlow depot',
    ])
    expect(heard('location', 'The job is at our Ludlow depot on Corve Street')).toEqual([
      'location must Ludlow depot on Corve Street',
    ])
  })

  it('takes whom one reports to for no duty', () => {
    expect(heard('culture', 'They report to the head of test')).toEqual([
      'alsoSaid must They report to the head of test',
    ])
    expect(heard('responsibilities', 'Write reports to the client')).toEqual([
      'responsibilities must Write reports to the client',
    ])
  })

  it('leaves a remark in brackets out of the value, and a figure in', () => {
    expect(heard('location', 'Derby (lovely town)')).toEqual(['location must Derby'])
    expect(heard('pay', "£41k to £46k (but don't quote me)")).toEqual(['pay must £41,000 to £46,000'])
    expect(heard('hours', '39 hours (37 on Fridays off)')).toEqual([
      'hours must 39 hours (37 on Fridays off)',
    ])
  })

  it.each([
    ['technical', 'Chartered desirable, not needed', 'qualifications nice Chartered'],
    ['technical', 'Tcl I can take or leave', 'technical nice Tcl'],
    ['qualifications', 'Membership of the IET would please us', 'qualifications nice Membership of the IET'],
    [
      'softSkills',
      'Able to argue a case before the planners',
      'softSkills must Able to argue a case before the planners',
    ],
    ['benefits', 'We pay for a part-time degree', 'growth must We pay for a part-time degree'],
    ['technical', 'They must know CAN bus', 'technical must CAN bus'],
    ['technical', 'they shud know Modbus', 'technical must Modbus'],
  ] as const)('asked about %s, hears "%s"', (asked, message, fact) => {
    expect(heard(asked, message)).toEqual([fact])
  })

  it.each([
    ['driver', 'Most job adverts are rubbish'],
    ['pay', "no I can't go higher"],
    ['qualifications', 'A degree we used to insist on'],
    ['technical', 'The other two came from Revit and grumbled for months'],
    ['location', 'We were in Frome till 2014'],
    ['driver', "chucking it down here, what's it like your end"],
  ] as const)('asked about %s, hears nothing of the vacancy in "%s"', (asked, message) => {
    expect(heard(asked, message)).toEqual([])
  })

  it('finds no unlawful ask in what is said of goods and customers', () => {
    expect(heard('alsoSaid', 'No Asian suppliers').join()).not.toContain('challenge')
    expect(heard('softSkills', 'No Asians').join()).toContain('challenge')
    expect(heard('softSkills', 'Native Gaelic speakers only').join()).toContain('challenge')
  })

  it('reads a mail that was passed on without its header and its card', () => {
    const mail =
      'From: Paul Ridley\nSent: 12 March 2026 09:14\nTo: Gemma Stone\n\nGemma,\n\nWe need C++ and Modbus.\n\nRegards,\nPaul\n\nPaul Ridley | Test Manager | 01270 555123'
    expect(heard('technical', mail)).toEqual(['technical must C++', 'technical must Modbus'])
  })
})

describe('what is put as a condition of the person', () => {
  it.each([
    ["If they've used Creo, belting", "nice If they've used Creo"],
    [
      'If they have got a forklift ticket, smashing, but it is no matter',
      'nice If they have got a forklift ticket',
    ],
  ])('is a wish: %s', (message, wish) => {
    expect(heard('technical', message).join('; ')).toContain(wish)
  })
})

describe('what words are about', () => {
  it.each([
    [
      'technical',
      'They must be good at listening to operators',
      'softSkills must good at listening to operators',
    ],
    [
      'hours',
      'Someone who tidies up at shift change',
      'softSkills must Someone who tidies up at shift change',
    ],
    ['growth', "It's a small and friendly team", "culture must It's a small and friendly team"],
    [
      'pay',
      'Reason it has come up: the Humber line opens in May',
      'driver must the Humber line opens in May',
    ],
    ['driver', 'growth', 'driver must growth'],
  ] as const)('asked about %s: %s', (asked, message, fact) => {
    expect(heard(asked, message)).toContain(fact)
  })

  it('is whoever leaves, where that is the one who is somebody', () => {
    const said = heard(
      'driver',
      "Our toolmaker is retiring. He's a cracking bloke. They'd cut punches and dies.",
    )
    expect(said.join('; ')).not.toMatch(/crack/)
    expect(said.join('; ')).toMatch(/punches/)
  })
})

describe('what several sentences give together', () => {
  it('takes the tool that is ours for the one that would be nice', () => {
    const brief = {
      ...EMPTY_BRIEF,
      agenda: { ...EMPTY_AGENDA, asked: { topic: 'technical' as const, followUp: false } },
    }
    const message = 'C++ would be nice. Qt is what we use.'
    expect(
      extractOperations({ message, brief, jobTitle: 'Design Engineer', companyName: 'Halyard Controls' }).map(
        ({ strength, value }) => `${strength} ${value}`,
      ),
    ).toEqual(['nice C++', 'nice Qt'])
  })

  it('says that somebody left and not what for', () => {
    expect(heard('driver', 'Our planner has left to look after her father')).toEqual([
      'driver must Our planner has left',
    ])
  })

  it('keeps a colleague without the name', () => {
    expect(heard('culture', 'Lars brings cake on Fridays')).toEqual([
      'culture must a colleague brings cake on Fridays',
    ])
  })
})
