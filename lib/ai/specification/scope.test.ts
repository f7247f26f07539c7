import { expect, it } from 'vitest'
import { findOverstated } from './scope'

it.each([
  ['Lead the workshop team', 'they’d lead on the new valves'],
  ['Manage six fitters', 'they’d run the spares side'],
  ['Set up the line', 'they help the setters with the line'],
  ['Price the tenders', 'they’d assist with pricing tenders'],
  ['Choose the suppliers', 'they’d have a say in which suppliers we use'],
  ['Own the whole drawing office', 'they look after the drawing office'],
  ['Run the audits', 'sit in on the audits at first'],
])('finds more in %j than in %j', (text, said) => {
  expect(findOverstated({ text, section: 'responsibilities' }, said)).not.toBeNull()
})

it.each([
  ['Lead on the new valves', 'they’d lead on the new valves'],
  ['Lead a team of three', 'three people report to them'],
  ['Lead the fitters on nights', 'they’re in charge, four fitters on nights'],
  ['Help the setters with the line', 'they help the setters with the line'],
  ['Set up the line with the setters', 'they help the setters with the line'],
  ['Take part in pricing tenders', 'they’d assist with pricing tenders'],
  ['Keep the drawing office in order', 'they look after the drawing office'],
  ['Run trials with the operators', 'they run the trials, the operators are there'],
  ['Own the whole refit', 'the refit is theirs from start to finish, all of it'],
  ['Answer tickets of the help desk', 'they answer help desk tickets'],
  ['Price repair work', 'part of the job is pricing repair work'],
])('finds no more in %j than in %j', (text, said) => {
  expect(findOverstated({ text, section: 'responsibilities' }, said)).toBeNull()
})

it('takes who is led from the words around, and leaves needs alone', () => {
  const line = { text: 'Lead the two fitters', section: 'responsibilities' }
  expect(
    findOverstated(line, 'they’d lead there', '(said in: “two fitters are on it, they’d lead there”)'),
  ).toBeNull()
  expect(findOverstated(line, 'they’d lead there')).toBe('no source says “Lead the two fitters”')
  expect(findOverstated({ ...line, section: 'experience' }, 'they’d lead there')).toBeNull()
})
