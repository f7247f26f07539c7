import { describe, expect, it } from 'vitest'
import { checkRewording } from './check'

const context = { company: 'Castle Pumps', jobTitle: 'Site Engineer' }
const verdictOf = (before: string, after: string, isNiceToHave = false) =>
  checkRewording({ before, after, isNiceToHave, ...context })

describe('checkRewording with figures as they are said', () => {
  it.each([
    [
      'design the twelve and twenty four volt and the two thirty volt side of each vehicle',
      'Design the 12 and 24 volt and the 230 volt side of each vehicle',
    ],
    ['two thirty or four fifteen volts', '230 or 415 volts'],
    ['four hundred volt panels', '400 V panels'],
    ['it runs at three fifty bar', 'It runs at 350 bar'],
    ['employee owned since twenty twenty one', 'Employee owned since 2021'],
    ['going since nineteen ninety eight', 'We have been going since 1998'],
    ['started in two thousand and eight', 'We started in 2008'],
    ['eight till half four', '8am to 4.30pm'],
    ['half seven till quarter past four', '7.30am to 4.15pm'],
    [
      'Monday to Thursday eight till half four and Friday eight till one, half an hour for lunch',
      'Monday to Thursday 8am to 4.30pm and Friday 8am to 1pm, with half an hour for lunch',
    ],
    ['seven till twenty past three', '7am to 3.20pm'],
    ['eighteen odd machines a year', 'About 18 machines a year'],
    ['thirty-odd sites', 'About 30 sites'],
    ['every one is the odd one out', 'Each is different from the rest'],
    ['about a hundred pounds a month towards the gym', 'About £100 a month towards the gym'],
    ['two and a half grand on top', '£2,500 on top'],
    ['a grand a year for tools', '£1,000 a year for tools'],
    ['a couple of hundred quid for boots', '£200 for boots'],
    ['bring first time passes up to eight in ten', 'Bring first-time passes to eight in ten'],
    ['get right first time to eight in ten', 'Raise right first time up to 80%'],
    ['starts 11th january', 'Start on 11 January'],
    ['from the first of may', 'From 1 May'],
  ])('never refuses %j as %j', (before, after) => {
    expect(verdictOf(before, after).verdict).not.toBe('changed')
  })

  it.each([
    ['the two thirty volt side', 'The 240 volt side'],
    ['two twelve volt batteries', '212 volt batteries'],
    ['four fifteen volt motors', '400 volt motors'],
    ['employee owned since twenty twenty one', 'Employee owned since 2022'],
    ['going since nineteen ninety eight', 'Going since 1989'],
    ['eight till half four', '8am to 3.30pm'],
    ['half seven till quarter past four', '7.30am to 4.45pm'],
    ['eight till one, half an hour for lunch', '8am to 1.30pm, with half an hour for lunch'],
    ['eighteen odd machines a year', 'About 80 machines a year'],
    ['it runs at three fifty bar', 'It runs at 250 bar'],
    ['a hundred quid a night', '£150 a night'],
    ['get right first time to nine in ten', 'Get right first time to 80%'],
    ['starts 11th january', 'Start on 12 January'],
  ])('refuses another figure: %j as %j', (before, after) => {
    expect(verdictOf(before, after)).toEqual({ verdict: 'changed', reason: 'figure' })
  })
})

describe('checkRewording of money', () => {
  it.each([
    ['a hundred pounds a month', '100 a month'],
    ['two and a half grand bonus', '2,500 bonus'],
    ['£18 an hour', '18 an hour'],
  ])('refuses a sum without its sign: %j as %j', (before, after) => {
    expect(verdictOf(before, after)).toEqual({ verdict: 'changed', reason: 'unit' })
  })

  it.each([
    ['lift 20 kg alone', 'Lift up to 20 kg alone'],
    ['get jobs to 95% before a visit', 'Get at most 95% of jobs there before a visit'],
  ])('still minds a bound: %j as %j', (before, after) => {
    expect(verdictOf(before, after).verdict).toBe('changed')
  })
})

describe('checkRewording with words that say nothing of the vacancy', () => {
  it.each([
    [
      'you do the whole machine, don’t you, blank page to the floor',
      'You do the whole machine, from blank page to floor',
    ],
    ['it is a big patch, isn’t it', 'It is a big patch'],
    ['the lads check it, don’t they?', 'The team checks it'],
    ['Overtime is hardly ever, only before a handover', 'Overtime is rare, only before a handover'],
    ['he or she answers at the vehicle', 'You answer at the vehicle'],
    ['pumps to 2 tonne, overhead crane', 'Pumps up to 2 tonnes, with an overhead crane'],
    ['lifts to 20 kg by hand', 'Lifts of up to 20 kg by hand'],
    ['early fri, no two pumps alike', 'An early finish on Fridays, and no two pumps alike'],
    ['day trips. yorks, n lincs, derbys', 'Day trips across Yorkshire, North Lincolnshire and Derbyshire'],
    ['sites in Notts and W Yorks', 'Sites in Nottinghamshire and West Yorkshire'],
    ['build the sub-assy', 'Build the sub-assembly'],
    ['mech and elec maint', 'Mechanical and electrical maintenance'],
    [
      'vans or boats or rail carriages or something like that',
      'Vans, boats, rail carriages or something similar',
    ],
    [
      'the pay is not for the advert because the lads will only start',
      'The pay is not for the advert, because of how the team would take it',
    ],
  ])('never refuses %j as %j', (before, after) => {
    expect(verdictOf(before, after).verdict).not.toBe('changed')
  })

  it('lets a wish be told without its "only handy"', () => {
    expect(verdictOf('Mitsubishi is still only handy', 'Experience of Mitsubishi', true).verdict).not.toBe(
      'changed',
    )
    expect(verdictOf('Mitsubishi would be only useful', 'Mitsubishi', true).verdict).not.toBe('changed')
  })

  it.each([
    ['you don’t do the whole machine', 'You do the whole machine', 'negation'],
    ['if it isn’t wired, you wire it', 'If it is wired, you wire it', 'negation'],
    ['overtime only before a handover', 'Overtime before a handover', 'exclusivity'],
    ['we will only take time-served fitters', 'We will take time-served fitters', 'exclusivity'],
    ['Overtime is hardly ever', 'Overtime is often', 'scope'],
    ['bring scrap down to 2 tonnes', 'Bring scrap down up to 2 tonnes', 'bound'],
    ['pumps from 1 to 2 tonnes', 'Pumps from 1 up to 2 tonnes', 'bound'],
    ['day trips to derbys', 'Day trips to Leicestershire', 'name'],
    ['early fri', 'An early finish on Thursdays', 'name'],
    ['n lincs', 'South Lincolnshire', 'direction'],
    ['Siemens or something like that', 'Siemens', 'scope'],
  ])('refuses %j as %j', (before, after, reason) => {
    expect(verdictOf(before, after)).toEqual({ verdict: 'changed', reason })
  })
})
