import { describe, expect, it } from 'vitest'
import { findSpokenReason } from './spoken'

describe('findSpokenReason', () => {
  it.each([
    ['Both can be taught', 'niceToHave'],
    ['Run', 'firstYear'],
    ['Inspections', 'responsibilities'],
    ['which is where you’d be based', 'location'],
    ['A shop floor walk with us and then', 'process'],
    ['If not we teach it in a week', 'experience'],
    ['if it’s blowing', 'experience'],
    ['mention the bonus Required', 'responsibilities'],
    ['2.1 Own the proof testing regime', 'responsibilities'],
    ['41–46', 'compensation'],
    ['Twenty eight', 'compensation'],
    ['Item 2', 'firstYear'],
    ['Soft skills', 'softSkills'],
    ['AVONMOUTH TEST HOUSE – TEST TECHNICIAN', 'responsibilities'],
    ['After six months', 'firstYear'],
    ['At the moment we win one in five', 'firstYear'],
    ['Wise it’s about thirty', 'compensation'],
    ['Both', 'technical'],
    ['One in three', 'firstYear'],
    ['Not afraid to say ‘', 'softSkills'],
    ['Back to the place', 'location'],
    ['Soft stuff', 'softSkills'],
  ])('finds a piece of a sentence in %j (%s)', (line, section) => {
    expect(findSpokenReason(line, section)).toBe('fragment')
  })

  it.each([
    ['Delete anything about malware', 'responsibilities'],
    ['What do you need well a year in care', 'experience'],
    ['It, it’s for a single client', 'niceToHave'],
    ['Doesn’t talk down 2 people', 'softSkills'],
    ['You clean up after theirsens', 'softSkills'],
    [
      'A level three in care or working towards it and you’ve got to drive because of the checks',
      'experience',
    ],
    ['Don’t put a number on the days', 'hours'],
    ['Half an hour wi’ us', 'process'],
    ['boiler water checks every mornin', 'responsibilities'],
    ['a bit o instrumentation', 'responsibilities'],
    ['our mum started it', 'culture'],
    ['A phone call about their work', 'process'],
    ['Doesn’t live on his phone', 'softSkills'],
    ['After a year he’s got one module running at a customer', 'firstYear'],
    ['A course that I did once', 'growth'],
    ['My wife runs the office', 'culture'],
    ['A van cos you carry tools', 'package'],
    ['Your question on the rota', 'hours'],
    ['A degree isn’t a must by the way', 'experience'],
    ['MATLAB, no, Python', 'technical'],
    ['A licence as essential was a mistake, a CBT is fine', 'experience'],
    ['Let’s go five then', 'experience'],
    ['PASMA same', 'niceToHave'],
    ['25 days, actually 26 now', 'benefits'],
    ['A client that we won’t name', 'responsibilities'],
    ['All on site, obviously, as it’s a foundry', 'workPattern'],
    ['A shift manager, he’s the one to ask', 'culture'],
    ['Toolroom manager when we go', 'growth'],
    ['39 hours, no they have changed it', 'hours'],
    ['No the bonus is separate', 'package'],
    ['Told you, four on four off', 'hours'],
    ['We won’t turn anyone away over it', 'experience'],
    ['The lab course isn’t essential any more', 'niceToHave'],
    ['pots pans floors bins sinks windows veg prep when busy', 'responsibilities'],
    ['we make squash it’s for the supermarkets we’ve two lines and they never stop', 'culture'],
  ])('hears talk in %j (%s)', (line, section) => {
    expect(findSpokenReason(line, section)).toBe('talk')
  })

  it.each([
    ['Both of us answer the phone', 'culture'],
    ['Unflappable', 'softSkills'],
    ['Both schemes handed over on time, no lost time accidents, and 8% margin', 'firstYear'],
    ['Go on site with the fitters now and then', 'responsibilities'],
    ['Our people are easy to get on with', 'culture'],
    ['£41,000 to £46,000 a year, depending on experience', 'compensation'],
    ['Grade 6, £36,400 to £44,100', 'compensation'],
    ['Band 7', 'compensation'],
    ['If you’d like to become a teacher, we’ll back it', 'growth'],
    ['Clients know what they want', 'culture'],
    ['Explain to a patient what he or she needs', 'softSkills'],
    ['Fire alarms, emergency lighting and small works, and a yard you share with nobody', 'responsibilities'],
    ['37.5 hours, with flexitime', 'hours'],
    ['Hydraulic o-rings, type O relays and train maintenance', 'technical'],
    ['Wi-Fi and o-ring seals', 'technical'],
    ['No weekend work', 'hours'],
    ['BS EN ISO 5817', 'technical'],
    ['A tidy, well equipped shop', 'culture'],
    ['A new line running after six months', 'firstYear'],
    ['Two nights, no weekends', 'hours'],
    ['Phase I and the I/O lists', 'technical'],
    ['Three years of embedded C', 'technical'],
    ['Clients you know by name', 'culture'],
    ['NVQ level 3 in electrical or mechanical', 'experience'],
    ['What you’ll learn here', 'growth'],
    ['Manage 2 people', 'responsibilities'],
    [
      'By next summer we’d like you running the mapping jobs and the trainee able to do a survey solo',
      'firstYear',
    ],
  ])('lets %j (%s) pass', (line, section) => {
    expect(findSpokenReason(line, section)).toBeNull()
  })
})

it('takes an answer to “which one?” for a fragment, but not a term of the job', () => {
  expect(findSpokenReason('The Polish language only', 'technical')).toBe('fragment')
  expect(findSpokenReason('The day shift only', 'hours')).toBeNull()
  expect(findSpokenReason('You drive the small van only', 'responsibilities')).toBeNull()
})
