import { expect, it } from 'vitest'
import { findContradiction } from '@/lib/consultation/brief/facts'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf } from '@/tests/support/briefs'

const contradicts = (topic: Topic, one: string, other: string) =>
  findContradiction(briefOf([topic, one]).facts, { topic, value: other }, { messageId: 'm9' }) !== null

it.each<[Topic, string, string]>([
  ['pay', '£42,000 to £47,000 a year', 'starting at £42,000'],
  ['pay', '£42,000 to £47,000 a year', '£42,000 a year to start'],
  ['pay', '£42,000 to £47,000 a year', 'up to £47,000'],
  ['pay', '£42,000 to £47,000 a year', 'from £42,000'],
  ['hours', '39 hours a week', '7.30 to 4, half an hour for dinner'],
  ['hours', '37.5 hours a week', '7.5 hours a day, 8 till 4'],
  ['startDate', 'between January and March', 'February'],
  ['duration', '6 to 12 months', 'six months'],
])('%s: “%s” and “%s” complement each other', (topic, one, other) => {
  expect(contradicts(topic, one, other)).toBe(false)
  expect(contradicts(topic, other, one)).toBe(false)
})

it.each<[Topic, string, string]>([
  ['pay', '£42,000 to £47,000 a year', '£50,000 a year'],
  ['pay', '£42,000 to £47,000 a year', 'up to £50,000'],
  ['hours', '39 hours a week', '37 hours a week'],
  ['duration', '6 months', '12 months'],
])('%s: “%s” and “%s” cannot both hold', (topic, one, other) => {
  expect(contradicts(topic, one, other)).toBe(true)
})
