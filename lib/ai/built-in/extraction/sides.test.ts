import { describe, expect, it } from 'vitest'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { extractOperations } from '../extract'

warmUp()

/** "value: strength" of each fact after these messages. */
function sided(...messages: string[]): string {
  let brief: Brief = {
    ...EMPTY_BRIEF,
    agenda: { ...EMPTY_AGENDA, asked: { topic: 'technical', followUp: false } },
  }
  let ids = 0
  for (const [index, message] of messages.entries()) {
    const operations = extractOperations({ message, brief, jobTitle: 'Test engineer', companyName: 'Acme' })
    const newId = () => {
      ids += 1
      return `f${ids}`
    }
    brief = applyOperations(
      brief,
      verifyOperations(operations, message, brief, 'rules').operations,
      { messageId: `m${index}`, because: 'test' },
      newId,
    )
  }
  return brief.facts
    .filter(({ state }) => state === 'active')
    .map(({ value, strength }) => `${value}: ${strength}`)
    .join('; ')
}

describe('a thing that is named again gets the side that it is given', () => {
  it('parts what was said in one breath', () => {
    const said = sided(
      'Ansys and Abaqus. Ansys is the must, Abaqus is just a bonus, you would learn it in a week.',
    )
    expect(said).toMatch(/Ansys: must/)
    expect(said).toMatch(/Abaqus: nice/)
    expect(said).not.toMatch(/Ansys[^;]*Abaqus|week/)
  })

  it('weighs what stands in front of the sentence', () => {
    expect(
      sided('A degree in physics or maths, and a PhD in optics. The PhD I am not fussed about.'),
    ).not.toMatch(/PhD[^;]*: must/)
    expect(
      sided('Tekla I thought was vital, but the detailing goes out to a bureau, so just a plus.'),
    ).toMatch(/Tekla: nice/)
  })

  it('never weighs what another sentence said', () => {
    const said = sided(
      'NEBOSH and IOSH. Inventor I would have said yes last year but the design office moved to Leeds, so not fussed.',
    )
    expect(said).toMatch(/NEBOSH[^;]*: must/)
    expect(said).not.toMatch(/Inventor[^;]*: must/)
  })

  it('leaves alone what a question was not about', () => {
    expect(sided('Jira for tickets. Do you think PRINCE2 is worth anything? I doubt it. Leave it off.')).toBe(
      'Jira for tickets: must',
    )
  })

  it.each([
    ['German, though that is not a rule', 'nice'],
    ['LabVIEW whatever', 'nice'],
    ['write up faults in words that the night crew can follow', 'must'],
    ['CSWIP 3.1, no two ways about it', 'must'],
  ])('%s: %s', (message, strength) => {
    expect(sided(message)).toMatch(new RegExp(`: ${strength}$`))
  })
})
