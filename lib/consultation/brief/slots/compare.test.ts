import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { areCompatible } from './compare'
import { parseSlot } from './parse'

function slot(topic: Topic, value: string) {
  const parsed = parseSlot(topic, value)
  if (!parsed) throw new Error(`“${value}” is no ${topic}`)
  return parsed
}

describe('areCompatible', () => {
  it.each<[Topic, string, string]>([
    ['pay', '£48,000', '48k a year'],
    ['pay', '£50,000 a year', '£25 an hour'],
    ['hours', '37.5 hours a week', '37.5 hours'],
    ['location', 'Derby', 'Derby, Pride Park'],
    ['location', 'Bristol', 'Paintworks on Bath Road, BS4'],
    ['location', 'Paintworks on Bath Road, BS4', 'Paintworks, Bath Road, Bristol BS4'],
    ['workPattern', 'hybrid', 'three days a week in the office'],
    ['contractType', 'permanent', 'it is a permanent post'],
    ['duration', '12 months', '12-month'],
    ['duration', '12 months', 'a year'],
    ['notice', 'four weeks', 'one month'],
    ['startDate', 'March', '3 March'],
    ['posts', 'two', '2 people'],
  ])('%s: “%s” and “%s” can both be right', (topic, a, b) => {
    expect(areCompatible(slot(topic, a), slot(topic, b))).toBe(true)
    expect(areCompatible(slot(topic, b), slot(topic, a))).toBe(true)
  })

  it.each<[Topic, string, string]>([
    ['location', 'Leeds', 'Paintworks on Bath Road, BS4'],
    ['pay', '£48,000', '£52,000'],
    ['pay', '£48,000 to £52,000', '£48,000'],
    ['hours', '37.5 hours a week', '40 hours a week'],
    ['location', 'Derby', 'Leeds'],
    ['workPattern', 'fully remote', 'three days a week in the office'],
    ['workPattern', '2 days a week on site', '3 days a week on site'],
    ['contractType', 'permanent', 'fixed term'],
    ['duration', '12 months', '18 months'],
    ['notice', 'three months', 'one month'],
    ['startDate', 'asap', 'March'],
    ['startDate', '3 March', '10 March'],
    ['posts', 'two', 'three'],
    ['posts', 'two engineers', 'just the one'],
    ['duration', '12 weeks', '12 months'],
    ['pay', '£250 a day', '£40,000 a year'],
  ])('%s: “%s” and “%s” contradict each other', (topic, a, b) => {
    expect(areCompatible(slot(topic, a), slot(topic, b))).toBe(false)
    expect(areCompatible(slot(topic, b), slot(topic, a))).toBe(false)
  })
})
