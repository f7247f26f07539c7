import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import type { Topic } from '@/lib/consultation/topics'

/** The facts that stand after a manager has said some things, the first of them an answer about `asked`, the rest about why. */
function standing(asked: Topic, turns: readonly string[]): string {
  let brief: Brief = EMPTY_BRIEF
  turns.forEach((message, turn) => {
    const topic = turn === 0 ? asked : 'driver'
    const at = { ...brief, agenda: { ...EMPTY_AGENDA, asked: { topic, followUp: false } } }
    const read = extractOperations({
      message,
      brief: at,
      jobTitle: 'Design Engineer',
      companyName: 'Halyard Controls',
    })
    const operations = verifyOperations(read, message, at, 'rules').operations
    brief = applyOperations(at, operations, { messageId: `m${turn}`, because: 'test' }, () =>
      crypto.randomUUID(),
    )
  })
  return brief.facts
    .filter(({ state }) => state === 'active')
    .map(({ topic, strength, value }) => `${topic}/${strength}: ${value}`)
    .join('\n')
}

/** Asked about, what was said turn by turn, what stands then, and what is gone. */
type Probe = [asked: Topic, turns: string[], holds: RegExp, gone: RegExp]

describe('a thing that is known', () => {
  it.each<Probe>([
    [
      'experience',
      [
        'Ten years of pressure vessel design.',
        'Ten is an arbitrary number. What I want is somebody who has taken a vessel through inspection.',
      ],
      /inspection/,
      /\bten\b/i,
    ],
    [
      'experience',
      ["I'd first put down seven years but that is daft for this, so forget the seven"],
      /^$/,
      /years/,
    ],
    [
      'qualifications',
      ['A degree in chemistry, and Chartered', 'Chartered is overkill for this one, leave it out'],
      /degree in chemistry/,
      /chartered/i,
    ],
    ['technical', ['HAZOP and LabVIEW', 'LabVIEW is on its way out here'], /HAZOP/, /LabVIEW/],
    [
      'technical',
      [
        'Fluent in VHDL and SystemVerilog',
        'the SystemVerilog requirement came from the old spec, please remove',
      ],
      /VHDL/,
      /SystemV/,
    ],
    [
      'qualifications',
      ['IOSH and a forklift licence', "they don't actually need the forklift, the stores lads do that"],
      /IOSH/,
      /forklift/,
    ],
    [
      'pay',
      ['£45k plus relocation of up to £6,000', "There's no relocation money now, finance pulled it"],
      /£45,000/,
      /relocation/,
    ],
    [
      'pay',
      ['Up to £62,000 and a car.', "No car for this one, it's an allowance of £5,400"],
      /£62,000[\s\S]*£5,400/,
      /a car/,
    ],
    ['onCall', ['One week in six on call', 'On call no longer applies, the contractor has it'], /^$/, /week/],
  ])('is taken back by what is said against it: %s, %j', (asked, turns, holds, gone) => {
    const said = standing(asked, turns)
    expect(said).toMatch(holds)
    expect(said).not.toMatch(gone)
  })

  it('stands when the opinion is of the place and not of the person', () => {
    expect(standing('hours', ['Nights, four on four off', 'the rota is a bit much some weeks'])).toMatch(
      /four on four off/,
    )
  })
})

describe('a name', () => {
  it.each<Probe>([
    [
      'technical',
      ['They must know Altium and Mentor Xpedition', 'When I said Xpedition I meant PADS'],
      /Altium[\s\S]*PADS/,
      /Xpedition/,
    ],
    [
      'technical',
      ['SolidWorks Electrical and AutoCAD', 'We have just moved off SolidWorks Electrical on to EPLAN P8'],
      /EPLAN P8[\s\S]*AutoCAD/,
      /SolidWorks/,
    ],
    [
      'technical',
      [
        'Experience with Maximo is essential',
        'My planner says the maintenance system was moved to SAP PM at Easter, so SAP PM only',
      ],
      /SAP PM/,
      /Maximo/,
    ],
    [
      'technical',
      ['Siemens S7 and Rockwell Logix', 'for Rockwell read Mitsubishi'],
      /S7[\s\S]*Mitsubishi/,
      /Rockwell/,
    ],
    [
      'technical',
      ['LabVIEW and TestStand, both musts', "LabVIEW is being phased out here so don't list it"],
      /TestStand/,
      /LabVIEW/,
    ],
    [
      'location',
      ['The job is in Peterborough', 'it was going to be Peterborough but they have moved the team to Corby'],
      /Corby/,
      /Peterborough/,
    ],
    [
      'qualifications',
      ['They need the NEBOSH Diploma', 'Did I say Diploma? The General Certificate is plenty'],
      /General Certificate/,
      /Diploma/,
    ],
    [
      'contractType',
      ['Permanent', 'Second thoughts, a twelve month fixed term to begin with'],
      /twelve month/,
      /permanent/i,
    ],
    [
      'technical',
      ['They need Catia, I mean NX, we swapped last year, and Teamcenter'],
      /NX[\s\S]*Teamcenter/,
      /Catia/,
    ],
    [
      'technical',
      ['AutoCAD, did I say AutoCAD, I meant MicroStation, and some OpenRoads'],
      /MicroStation/,
      /AutoCAD/,
    ],
    ['qualifications', ['an HNC, or rather an HND, in electrical'], /HND/, /HNC/],
    ['travel', ['one trip a month to Lyon, not Lyon, Grenoble'], /Grenoble/, /Lyon/],
    [
      'benefits',
      ['25 days plus bank holidays, actually 26 from this year, and a 7% pension'],
      /26[\s\S]*7%/,
      /25/,
    ],
  ])('takes the place of another: %s, %j', (asked, turns, holds, gone) => {
    const said = standing(asked, turns)
    expect(said).toMatch(holds)
    expect(said).not.toMatch(gone)
  })
})

describe('a figure', () => {
  it.each<Probe>([
    [
      'pay',
      ['Salary is 44 to 49k.', "Sorry, I had last year's sheet open. It is 46 to 51."],
      /£46,000 to £51,000/,
      /44|49/,
    ],
    [
      'pay',
      ['£410 a day outside IR35', 'Procurement have just come back and they want it hourly: £52 an hour'],
      /£52 an hour/,
      /410/,
    ],
    [
      'pay',
      ['38 to 42 k basic', "Eh no, hold on, that's the technician band. Engineers are on 45 to 50."],
      /£45,000 to £50,000/,
      /38/,
    ],
    ['pay', ['£36k to £40k', 'the top end should be 43'], /£36,000 to £43,000/, /40/],
    ['pay', ["The band's 60-68k", "HR won't wear that: cap it at 64"], /£60,000 to £64,000/, /68/],
    ['pay', ['£55,000 with 10% bonus', 'The bonus has been cut to 6%'], /£55,000[\s\S]*6%/, /10%/],
    ['pay', ['£47,500 a year pro rata. PAYE, not a day rate.'], /£47,500 a year pro rata[\s\S]*PAYE/, /^$/],
    ['contractType', ['It is a staff job at £71k'], /pay\/must: £71,000/, /^$/],
    [
      'hours',
      ['40 hours a week, Monday to Friday', "It's 37 and a half, we changed in April"],
      /37 and a half/,
      /40/,
    ],
    [
      'hours',
      ['Shifts are 6 till 2 and 2 till 10', 'sorry 10 till 6 as well, there are nights'],
      /6 till 2 and 2[\s\S]*10 till 6/,
      /^$/,
    ],
    ['onCall', ['On call is one in four', "Since Priya joined it's one in five"], /one in five/, /four/],
    ['startDate', ['Start on 3 March', 'It has slipped to the 17th'], /17th March/, /3 March/],
    ['duration', ['A nine month contract', 'The client has extended, so twelve months'], /twelve/, /nine/],
    [
      'benefits',
      ['25 days holiday and private health', "it's 27 days since the merger"],
      /27 days[\s\S]*health/,
      /25/,
    ],
    ['travel', ['Travel about 40% of the time', "more like 25 if I'm truthful"], /25%/, /40/],
  ])('takes the place of another: %s, %j', (asked, turns, holds, gone) => {
    const said = standing(asked, turns)
    expect(said).toMatch(holds)
    expect(said).not.toMatch(gone)
  })
})
