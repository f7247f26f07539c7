import { test as base, expect, type Visitor } from './support/fixtures'

interface Consultation {
  say(message: string): Promise<{ response: string; chips: string[] }>
  values(): Promise<string[]>
  visitor: Visitor
  companyId: string
}

async function startConsultation(visitor: Visitor, jobTitle: string): Promise<Consultation> {
  const companyId = await visitor.register()
  await visitor.read('PUT /api/companies/{companyId}', {
    params: { companyId },
    body: { industry: 'technology', size: '11-50', description: 'We mend bridges.', jobTitle },
  })
  return {
    visitor,
    companyId,
    async say(message) {
      const { response } = await visitor.read('POST /api/ai/chat', { body: { companyId, message } })
      const { messages } = await visitor.session(companyId)
      return { response, chips: messages.at(-1).chips }
    },
    async values() {
      const { brief } = await visitor.session(companyId)
      return brief.facts.flatMap(({ state, value }: { state: string; value: string }) =>
        state === 'active' ? [value] : [],
      )
    },
  }
}

const test = base.extend<{ consultation: Consultation }>({
  consultation: async ({ newVisitor }, use) => {
    await use(await startConsultation(await newVisitor(), 'Structural Engineer'))
  },
})

const SAID = 'The pay is £45,000 to £52,000 a year. The job is in Leeds. They need a degree.'

test('"what do others pay?" is answered with the official figure, its year and source', async ({
  consultation,
}) => {
  const { response } = await consultation.say('What do others pay?')
  expect(response).toMatch(/classed as “Civil engineers” earned more than £[\d,]+ before tax/)
  expect(response).toMatch(/tax year to April \d{4}.*Office for National Statistics/)
})

test('"what have I forgotten?" names what is open, and what keeps the specification from approval', async ({
  consultation,
}) => {
  await consultation.say(SAID)
  const { response } = await consultation.say('What have I forgotten?')
  expect(response).toMatch(/can’t approve the specification without .*the contract type/)
  expect(response).toContain('“To be confirmed”')
  expect(response).not.toMatch(/without [^.]*\bpay\b/)
})

test('"read me the pay and the place" is answered in the manager’s words, after a correction too', async ({
  consultation,
}) => {
  await consultation.say(SAID)
  const first = await consultation.say('Read me the pay and the place')
  expect(first.response).toMatch(/^Pay: £45,000 to £52,000 a year\. Location: “[^”]*Leeds”\./)
  await consultation.say('Sorry, the pay is now £48,000 a year.')
  const second = await consultation.say('Read me the pay and the place')
  expect(second.response).toContain('£48,000 a year')
  expect(second.response).not.toContain('£52,000')
})

test('"what should I say instead?" offers lawful wordings for what was left out', async ({
  consultation,
}) => {
  await consultation.say('We want a young man for this.')
  const { response } = await consultation.say('What should I say instead?')
  expect(response).toMatch(/You could say “[^”]+”.*Choose one of the buttons below/)
  expect(response).not.toMatch(/young man/)
})

test('"how would you word that?" offers lines of the guide as chips, and a sent chip is an answer', async ({
  consultation,
}) => {
  const { response, chips } = await consultation.say('How would you word the responsibilities?')
  expect(response).toMatch(/guide “Structural engineer” suggests “/)
  expect(chips).toHaveLength(3)
  const [chip = ''] = chips
  expect(response).toContain(`“${chip.replace(/\.$/, '')}”`)
  await consultation.say(chip)
  expect((await consultation.values()).join(' ')).toContain(chip.replace(/\.$/, ''))
})

test('"is a degree over the top?" is answered from the guide, with its review date', async ({
  consultation,
}) => {
  const { response } = await consultation.say('Is a degree over the top?')
  expect(response).toMatch(/guide “Structural engineer” \(reviewed \d+ \w+ \d{4}\) lists “A degree/)
})

test('"how do I finish?" is answered, and finishes nothing', async ({ consultation }) => {
  await consultation.say(SAID)
  const { response } = await consultation.say('How do I finish?')
  expect(response).toMatch(/Select Generate Summary/)
  expect(response).toMatch(/\?$/)
})

test('a message with facts and a question keeps the facts and answers the question', async ({
  consultation,
}) => {
  const { response } = await consultation.say(
    'The pay is £45,000 a year. The job is in Leeds. Is a degree over the top? How far are we?',
  )
  expect(response).toMatch(/usual must-have/)
  const values = [expect.stringMatching(/£45,000 a year$/), expect.stringMatching(/Leeds$/)]
  expect(await consultation.values()).toEqual(values)
  const { response: progress } = await consultation.say('How far are we?')
  expect(progress).toMatch(/We’ve covered \d+ of \d+ topics/)
  expect(await consultation.values()).toEqual(values)
})

test('a question that needs what we do not hold is declined with a next step, and becomes no fact', async ({
  consultation,
}) => {
  const scale = await consultation.say('Do you know what band 6 is in pounds?')
  expect(scale.response).toMatch(/I don’t hold pay scales.*payroll team/)
  expect(scale.response).not.toMatch(/£/)
  const cause = await consultation.say('Why does nobody ever stay?')
  expect(cause.response).toMatch(/Ask the last few who turned you down/)
  expect(await consultation.values()).toEqual([])
})

test('a title without a guide or an occupation gets no figure and no requirement', async ({ newVisitor }) => {
  const { say } = await startConsultation(await newVisitor(), 'Chief Mermaid')
  expect((await say('What do others pay?')).response).toMatch(/no official figure for “Chief Mermaid”/)
  expect((await say('What do other companies ask for?')).response).toMatch(/don’t have a guide/)
})

test('the fee is that of the approval’s terms, and plans are priced on application', async ({
  consultation,
}) => {
  const { response } = await consultation.say('What do you charge?')
  expect(response).toMatch(/25% of first-year salary.*14 days.*8-week guarantee/)
  expect(response).toContain('“price on application”')
})

test('an answer says no word that a house rule avoids', async ({ consultation }) => {
  const { visitor, companyId, say } = consultation
  await visitor.read('POST /api/companies/{companyId}/house-rules', {
    params: { companyId },
    body: { kind: 'avoid', text: 'great' },
  })
  const { response } = await say('Is a degree over the top?')
  expect(response).toMatch(/usual must-have/)
  expect(response).not.toMatch(/\bgreat\b/i)
})

test('a question about criminal records is answered from the card, and holds nothing back', async ({
  newVisitor,
}) => {
  const { say, visitor, companyId } = await startConsultation(await newVisitor(), 'Care Assistant')
  const { response } = await say('Do we need to say anything about the DBS?')
  expect(response).toMatch(/Rehabilitation of Offenders Act 1974/)
  expect(response).toMatch(/Our guide “Care or support worker” lists: Enhanced DBS check/)
  expect((await visitor.session(companyId)).asks).toEqual([])
})
