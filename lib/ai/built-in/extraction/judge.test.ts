import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { entitiesOf } from './entities'
import { topicOf } from './judge'
import { strengthCue } from './strength'

describe('topicOf', () => {
  it.each<[string, Topic]>([
    ['our lead is retiring in March', 'driver'],
    ['by the end of year one the line runs at 95%', 'success'],
    ["they'd run the test programme", 'responsibilities'],
    ['must know Eurocodes and CS 454', 'technical'],
    ['at least 8 years in bridge design', 'experience'],
    ['chartered with the ICE', 'qualifications'],
    ['full UK driving licence', 'qualifications'],
    ['able to lift 20 kg', 'qualifications'],
    ['someone calm with clients', 'softSkills'],
    ['£42k to £48k', 'pay'],
    ['a car allowance of £4,500', 'package'],
    ['overtime at time and a half', 'package'],
    ['based in Bristol', 'location'],
    ['hybrid, two days from home', 'workPattern'],
    ['37.5 hours a week', 'hours'],
    ['4 on 4 off', 'hours'],
    ['permanent', 'contractType'],
    ['start ASAP', 'startDate'],
    ['nine months, likely to extend', 'duration'],
    ['some travel to Italy', 'travel'],
    ['one week in five on call', 'onCall'],
    ['28 days holiday plus bank holidays', 'benefits'],
    ['9% pension', 'benefits'],
    ['EV salary sacrifice scheme', 'benefits'],
    ['we pay for chartership', 'growth'],
    ['ten days of training a year', 'growth'],
    ['a small team of nine', 'culture'],
    ['nobody works weekends', 'culture'],
    ["three months' notice", 'notice'],
    ['two interviews and a skills test', 'process'],
    ['mileage at 45p', 'expenses'],
  ])('puts %j under %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic)
  })

  it('is silent on small talk', () => {
    expect(topicOf('lovely to meet you')).toBeNull()
  })
})

describe('entitiesOf', () => {
  it.each([
    ['ISO 13485 and BS EN ISO 9606', ['standard:ISO 13485', 'standard:BS EN ISO 9606']],
    ['MIDAS Civil or SolidWorks', ['tool:MIDAS Civil', 'tool:SolidWorks']],
    ['Ada, C++ and ada lovelace', ['tool:Ada', 'tool:C++']],
    ['NEBOSH Diploma, SMSTS', ['certificate:NEBOSH Diploma', 'certificate:SMSTS']],
    ['reading a book in Reading', ['place:Reading']],
  ])('recognises the names in %j', (text, names) => {
    expect(entitiesOf(text).map(({ kind, start, end }) => `${kind}:${text.slice(start, end)}`)).toEqual(names)
  })
})

describe('strengthCue', () => {
  it.each([
    ['Python would be nice', 'nice'],
    ['not a deal breaker', 'nice'],
    ['ideally Rust', 'nice'],
    ['we can teach them DOORS', 'learnable'],
    ['can be learned on the job', 'learnable'],
    ["a degree isn't needed", 'notApplicable'],
    ['Mastercam essential', 'must'],
    ['must know Revit', 'must'],
    ['PLC skills (Siemens preferably)', undefined],
    ['PLC skills (nice to have)', 'nice'],
    ['safety-critical software', undefined],
  ])('hears %j as %s', (text, strength) => {
    expect(strengthCue(text)?.strength).toBe(strength)
  })
})
