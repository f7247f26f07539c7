import { expect, it } from 'vitest'
import { planTurn } from '@/lib/consultation/interview/plan'
import { briefOf, firstPlan, newOperation, withAgenda } from '@/tests/support/briefs'
import type { ExpertPart } from './call'
import type { ExpertProposal } from './schema'
import { newSpoken, type SpeakInput, speak } from './speak'

const message = 'our fitter left'
const plan = firstPlan()
const add: ExpertProposal = { op: 'add', topic: 'driver', strength: 'must', text: 'It left', button: 'Add' }

async function say(reply: string, proposals: ExpertProposal[] = [], part: Partial<SpeakInput> = {}) {
  async function* parts(): AsyncGenerator<ExpertPart> {
    for (const proposal of proposals) yield { kind: 'proposal', proposal }
    yield { kind: 'reply', text: reply }
  }
  const spoken = newSpoken()
  const input = { plan, draft: '', message, challenged: [], sources: new Map(), ...part }
  for await (const _ of speak(parts(), input, spoken));
  return spoken
}

it('announces no buttons where one was refused', async () => {
  const reply = 'Thank you. I’ve put the rota and the van as buttons. Where is it?'
  const refused = await say(reply, [add, add], { findRefused: ([first]) => (first ? [first] : []) })
  expect(refused.text).toBe('Thank you. Where is it?')
  expect((await say(reply, [add, add])).text).toBe(reply)
})

it('says that nothing is open only where nothing waits', async () => {
  const reply = 'Nothing is open. Approval needs nothing more. Where is it?'
  expect((await say(reply)).text).toBe(reply)
  expect((await say(reply, [], { waits: { all: 1, proposals: 0, approval: true } })).text).toBe(
    'Where is it?',
  )
  expect((await say(reply, [add])).text).toBe('Approval needs nothing more. Where is it?')
})

it('does not say again what a button left out', async () => {
  const { text, notTaken } = await say('Left out: “We want a lad”. Thank you. Where is it?')
  expect(text).toBe('Thank you. Where is it?')
  expect(notTaken).toEqual([])
})

it.each([
  ['That’s signed off. Where is it?', true],
  ['You can sign it off as it is. Where is it?', true],
  ['It’s ready for you to approve. Where is it?', true],
  ['You can sign it off once the pay is settled. Where is it?', false],
  ['Your director approves the spend. Where is it?', false],
])('says that it can be signed only where nothing waits: %s', async (reply, isClaim) => {
  const waits = { all: 1, proposals: 0, approval: true }
  expect((await say(reply, [], { waits })).text).toBe(isClaim ? 'Where is it?' : reply)
  expect((await say(reply)).text).toBe(reply)
})

it('asks nothing behind closing words', async () => {
  const closing = 'Thank you. Select Generate Summary when you’re ready.'
  const spoken = await say(closing)
  expect(spoken.text.trim()).toBe(closing)
  expect(spoken.asked).toEqual({ topic: 'none', why: 'open' })
})

it('tells what an advert left where the reply is one short line, before its question', async () => {
  const advertNote = 'I’ve taken the pay from your advert. Please check where to apply.'
  const short = await say('Thanks. Where is it?', [], { advertNote })
  expect(short.text).toBe(`Thanks. ${advertNote} Where is it?`)
  const long =
    'I’ve taken the duties and the shifts from that, and left out where to apply, because candidates come to the agency. The pay looks old. Where is it?'
  expect((await say(long, [], { advertNote })).text).toBe(long)
})

it('adds the plan’s answer only where the reply has not given it', async () => {
  const asked = { ...plan, answered: 'Package: “a van if they do site work”.' }
  const given = 'Yes, you said a van if they do site work. Where is it?'
  expect((await say(given, [], { plan: asked })).text).toBe(given)
  expect((await say('Thank you. Where is it?', [], { plan: asked })).text).toBe(
    'Thank you. Package: “a van if they do site work”. Where is it?',
  )
})

it('speaks of what the manager has let in', async () => {
  const reply = 'You want a mature head in the yard, so what would show it?'
  const letIn = ['a mature head in the yard']
  expect((await say(reply)).notTaken).toMatchObject([{ reason: 'challenged' }])
  expect((await say(reply, [], { letIn })).text.trim()).toBe(reply)
})

async function answer(text: string, reply: string) {
  async function* parts(): AsyncGenerator<ExpertPart> {
    yield { kind: 'answer', answer: { question: 'q', sources: [], text } }
    yield { kind: 'reply', text: reply }
  }
  const spoken = newSpoken()
  for await (const _ of speak(
    parts(),
    { plan, draft: '', message, challenged: [], sources: new Map() },
    spoken,
  ));
  return spoken
}

it('leaves a refused sentence out, and after it only what leans on it', async () => {
  const said = await say(
    'Others pay £62,000. That is a lot. Your fitter left. They promise £9,000. Where is it?',
  )
  expect(said.text).toBe('Your fitter left. Where is it?')
  expect(said.notTaken.map(({ reason }) => reason)).toEqual(['figure', 'leans', 'figure'])
  const answered = await answer('Others pay £62,000. Your fitter left.', 'Where is it?')
  expect(answered.text).toBe('Your fitter left. Where is it?')
})

it('says how to finish once', async () => {
  const closing = 'To finish, select Generate Summary.'
  const spoken = await answer(closing, 'Select Generate Summary when you’re ready.')
  expect(spoken.text.trim()).toBe(closing)
})

it('counts no buttons that are not there', async () => {
  const reply = 'Thank you. There are two buttons first. Where is it?'
  expect((await say(reply, [add, add], { findRefused: ([first]) => (first ? [first] : []) })).text).toBe(
    'Thank you. Where is it?',
  )
  expect((await say(reply, [])).text).toBe('Thank you. Where is it?')
  expect((await say(reply, [add, add])).text).toBe(reply)
  const open = { waits: { all: 1, proposals: 1, approval: false } }
  expect((await say(reply, [add], open)).text).toBe(reply)
  expect((await say('Thank you. There’s a button for it. Where is it?')).text).toBe('Thank you. Where is it?')
})

it('says of nothing that was refused that it was done', async () => {
  const undone = [
    { op: 'replace', words: 'Engineering manager Reports to the engineering manager Reports to me' },
  ]
  const reply = 'They report to the engineering manager now. I’ve kept the pay for the agency. Where is it?'
  const refused = await say(reply, [], { undone, done: ['keep the pay for the agency'] })
  expect(refused.text).toBe('I’ve kept the pay for the agency. Where is it?')
  expect(refused.notTaken.map(({ reason }) => reason)).toEqual(['not done'])
  expect((await say(reply)).text).toBe(reply)
  const held = await say('Thank you. I’ve left that sentence out. Where is it?', [], {
    undone: [{ op: 'leaveOut', words: '' }],
  })
  expect(held.text).toBe('Thank you. Where is it?')
})

it('promises no button that was refused, and says nothing that leans on it', async () => {
  const week: ExpertProposal = {
    op: 'reword',
    fact: 'F1',
    text: 'Monday to Thursday, and Friday to noon',
    button: 'Put the full week back',
  }
  const change: ExpertProposal = {
    op: 'reword',
    fact: 'F2',
    text: 'Tool change',
    button: 'Say what is wanted',
  }
  const reply =
    'Your fitter left. Your Friday came out wrong, so one button puts the full week back. Another takes “I want” out. Where is it?'
  const said = await say(reply, [week, change], { findRefused: ([first]) => (first ? [first] : []) })
  expect(said.text).toBe('Your fitter left. Where is it?')
  expect(said.notTaken.map(({ reason }) => reason)).toEqual(['not offered', 'leans'])
  expect((await say(reply.replace('one button puts', 'two buttons put'), [week, change])).notTaken).toEqual(
    [],
  )
})

it('begins no reply with what leans on an answer that was left out', async () => {
  const said = await answer(
    'Others pay £62,000.',
    'The rest makes it a better advert. Your fitter left. Where is it?',
  )
  expect(said.text).toBe('Your fitter left. Where is it?')
})

it('gives the sum of hours that do not meet, and no wrong one', async () => {
  const asking = (sum: number) =>
    `7:30 to 16:30 with half an hour off, and Friday to one thirty, makes ${sum} hours, so what’s the 39?`
  const message = 'Monday to Thursday 7:30 to 16:30, half an hour lunch, Friday to one thirty, is 39 hours'
  expect((await say(asking(40), [], { message })).text).toBe(asking(40))
  expect((await say(asking(44), [], { message })).refusal).toBe('figure')
})

it('says that all is told only where nothing is missing', async () => {
  const reply = 'The hours add up, and that’s all we need. Where is it?'
  const waits = { all: 0, proposals: 0, approval: false, isOpen: true }
  expect((await say(reply, [], { waits })).text).toBe('Where is it?')
  expect((await say(reply, [], { waits: { ...waits, isOpen: false } })).text).toBe(reply)
})

it.each([
  'That’s everything.',
  'I’ve got everything I need for the write-up.',
  'That covers everything.',
  'Your brief is complete.',
  'There’s nothing else I need.',
  'No more questions from me.',
  'We’re all done.',
])('claims that all is told only where nothing is missing: %s', async (claim) => {
  const waits = { all: 0, proposals: 0, approval: false, isOpen: true }
  expect((await say(`${claim} Where is it?`, [], { waits })).text).toBe('Where is it?')
  expect((await say(`${claim} Where is it?`, [], { waits: { ...waits, isOpen: false } })).text).toBe(
    `${claim} Where is it?`,
  )
})

it.each([
  'That’s all in the brief.',
  'We have everything from gearboxes to pumps in the workshop line.',
  'It’s nothing more than a short visit.',
])('takes no other sentence for such a claim: %s', async (sentence) => {
  const waits = { all: 0, proposals: 0, approval: false, isOpen: true }
  expect((await say(`${sentence} Where is it?`, [], { waits })).text).toBe(`${sentence} Where is it?`)
})

it('tells how to finish in the plan’s words where the model’s own claim that all is told', async () => {
  const waits = { all: 0, proposals: 0, approval: false, isOpen: true }
  const brief = withAgenda(briefOf(['responsibilities', 'fit pumps']), { finished: true })
  const finishing = planTurn({
    brief,
    operations: [newOperation({ op: 'finish' })],
    message: 'write it up',
    turn: 2,
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    houseRules: [],
  })
  const said = await say('Thanks. That’s everything I need, so select Generate Summary.', [], {
    waits,
    plan: finishing,
  })
  expect(said.text).not.toContain('everything I need')
  expect(said.text).toContain('Select Generate Summary when you’re ready.')
})

it('counts the must-haves as the brief does', async () => {
  const waits = { all: 0, proposals: 0, approval: false, musts: 9 }
  expect((await say('You have nine must-haves. Which would you drop?', [], { waits })).text).toBe(
    'You have nine must-haves. Which would you drop?',
  )
  expect((await say('That makes 11 must-haves. Where is it?', [], { waits })).text).toBe('Where is it?')
})

it('keeps the rest of a reply of which a sentence says challenged words', async () => {
  const challenged = ['a lively lad']
  const said = await say('Thank you. You want a lively lad. Your fitter left. Where is it?', [], {
    challenged,
  })
  expect(said.text).toBe('Thank you. Your fitter left. Where is it?')
  expect(said.refusal).toBeNull()
  expect(said.notTaken).toEqual([{ part: 'reply', words: 'You want a lively ….', reason: 'challenged' }])
  const asked = await say('Thank you. Is a lively lad a must? Where is it?', [], { challenged })
  expect(asked.text).toBe('Thank you. Where is it?')
})

it('announces no more things than it goes on to say', async () => {
  const whole = 'Thank you. Two things stand out. Your fitter left. It left in May. Where is it?'
  const cut = whole.replace('It left in May.', 'Others pay £62,000.')
  expect((await say(whole)).text).toBe(whole)
  expect((await say(cut)).text).toBe('Thank you. Your fitter left. Where is it?')
  expect((await say('Thank you. Two things stand out.')).text).not.toContain('Two things')
})

it('asks nobody to choose among what was left out', async () => {
  const reply = 'You could pay £62,000 or £66,000. Your fitter left. Which would you choose?'
  const { text } = await say(reply)
  expect(text).toContain('Your fitter left.')
  expect(text).not.toContain('Which would you choose?')
  const known = { message: 'pay of £62,000 or £66,000' }
  expect((await say(reply, [], known)).text).toBe(reply)
  const choice = 'Your fitter left. Which of the two would help more?'
  expect((await say(choice, [add, add])).text).toBe(choice)
  const refused = await say(choice, [add, add], { findRefused: ([first]) => (first ? [first] : []) })
  expect(refused.text).not.toContain('Which of the two')
})

it('repeats a name that the manager has said, in a held sentence too', async () => {
  const reply = 'Could Goran show them the presses? Where is it?'
  expect((await say(`Goran knows the presses. ${reply}`)).text).not.toContain('Goran')
  const named = ['goran is 64, he knows the presses']
  const said = await say('Goran knows the presses. Where is it?', [], { named })
  expect(said.text).toBe('Goran knows the presses. Where is it?')
})

it('owes no answer to what the manager answers at once', async () => {
  const asked = { ...plan, answered: 'I can’t tell you why people leave. Ask those who did.' }
  const saying = (message: string) => say('The rota is in. Where is it?', [], { plan: asked, message })
  expect((await saying('Why would anybody come? Well, they run the yard.')).text).not.toContain('I can’t')
  expect((await saying('Why would anybody come? Also, the van is new.')).text).toContain('I can’t')
  expect((await saying('Why would they come? They run it. And why do people leave?')).text).toContain(
    'I can’t',
  )
})

it('lets a question go with the sentence that gives its reason, and with no other', async () => {
  const reason = 'Nine trips to Malmo would fill the spring.'
  expect((await say(`Thank you. ${reason} How many trips are there?`)).text).not.toContain('How many')
  expect((await say(`Thank you. ${reason} Which cranes will they drive?`)).text).toBe(
    'Thank you. Which cranes will they drive?',
  )
})

it('tells the model which words of a refused sentence may stand', async () => {
  const challenged = ['We want someone young with a CSCS card']
  const spoken = await say('You want someone young with a CSCS card. Where is it?', [], {
    challenged,
    message: challenged[0] ?? '',
  })
  expect(spoken.text).not.toContain('young')
  expect(spoken.notTaken).toMatchObject([
    { words: expect.stringMatching(/… with a CSCS card/), reason: 'challenged' },
  ])
})

it('says with an answer that its source is of another trade, unless the answer does', async () => {
  const caveat = 'That is from our guide to “Glazier”, the nearest that we have.'
  const sources = new Map([['G1', { id: 'G1', text: 'Fits windows', label: 'Guide', caveat }]])
  const saidOf = async (text: string) => {
    async function* parts(): AsyncGenerator<ExpertPart> {
      yield { kind: 'answer', answer: { question: 'What is usual?', text, sources: ['G1'] } }
      yield { kind: 'reply', text: 'Where is it?' }
    }
    const spoken = newSpoken()
    for await (const _ of speak(parts(), { plan, draft: '', message, challenged: [], sources }, spoken));
    return spoken.text
  }
  expect(await saidOf('They usually fit windows.')).toBe(`They usually fit windows. ${caveat} Where is it?`)
  const own = 'In the nearest trade they fit windows.'
  expect(await saidOf(own)).toBe(`${own} Where is it?`)
})

it('advises no change of which the proposal was refused, and tells nothing of what it could not do', async () => {
  const text = 'Ring the yard before a delivery'
  const yard: ExpertProposal = {
    op: 'add',
    topic: 'responsibilities',
    strength: 'must',
    text,
    button: 'Ring the yard first',
  }
  const reply = 'Thank you. I’d add that they ring the yard before a delivery. Where is it?'
  const refused = await say(reply, [yard], { findRefused: (all) => all })
  expect(refused.text).toBe('Thank you. Where is it?')
  expect((await say(reply, [yard])).text).toBe(reply)
  const lacking = 'Thank you. The rota isn’t in yet, sorry: I couldn’t add it myself. Where is it?'
  expect((await say(lacking)).text).toBe('Thank you. Where is it?')
})
