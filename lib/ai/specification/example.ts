import type { SpecificationDraft } from './schema'

/** A worked example of the prompt’s constant part. The company is made up, and is in no case that the writer is judged by. */
export const SPECIFICATION_EXAMPLE: { material: readonly string[]; answer: SpecificationDraft } = {
  material: [
    'Crane Service Engineer, Tarvin Hoists',
    'T1 [overview]: Crane Service Engineer',
    'C1 [overview]: Family firm. We service and test overhead cranes for foundries and paper mills.',
    'F1 [responsibilities]: they’d be doing the thorough examinations, that’s most of the week',
    'F2 [responsibilities]: and putting right what they find, unless it’s structural',
    'F22 [responsibilities]: every one needs its report with the insurer in 28 days',
    'F4 [niceToHave] nice: ideally they’d have worked on Kone gear',
    'F5 [niceToHave] learnable: LOLER we can teach',
    'F6 [compensation]: 39 to 43k (in full: £39,000 to £43,000 a year)',
    'F7 [package]: there’s a bonus, could be up to two grand if the year goes well',
    'F17 [softSkills]: they ring me before they touch it (asked: “What would they do if a hoist brake looked wrong?”)',
    'F18 [softSkills]: people who don’t clear off before the hoist is back in service',
    'F8 [location, overview]: Northwich, it’s where the vans go from',
    'F9 [contractType, overview]: permanent',
    'F10 [experience]: five years on cranes',
    'F11 [internalNotes]: Dave walked out in June so the lads are stretched',
    'F12 [onCall]: one weekend in six on call, you get £120 for it',
    'F13 [culture]: they report to me, eight of us and a dog, not like it says in the old advert',
    'F14 [growth]: lead engineer in three years',
    'F19 [growth]: a fortnight’s handover with the chap who’s moving up, cos the mill jobs are all one-offs',
    'F21 [firstYear]: as a team, call-backs from 9% to 6% by month twelve',
    'F24 [firstYear]: three months in, doing the small foundries without anyone else there',
    'F15 [motivation]: you fix it and the mill’s running again that night, no one over your shoulder',
    'F16 [process]: 20 min on the phone with me then half a day out with Sam our senior engineer, we say yes or no in 48h',
    'W1 [benefits]: Enhanced paternity pay',
    'Advice on the sheet already: You haven’t mentioned progression or training. Say what you offer, even if it isn’t much.',
  ],
  answer: {
    lines: [
      {
        section: 'overview',
        text: 'We are a family firm that services and tests overhead cranes for foundries and paper mills. We are looking for a permanent crane service engineer in Northwich. You will examine those cranes and put right what is wrong with them.',
        cites: ['T1', 'F8', 'F9', 'C1', 'F1', 'F2'],
      },
      {
        section: 'responsibilities',
        text: 'Carry out thorough examinations, which take up most of the week, and have each report with the insurer within 28 days',
        cites: ['F1', 'F22'],
      },
      {
        section: 'responsibilities',
        text: 'Put right what you find, unless it is structural',
        cites: ['F2'],
      },
      {
        section: 'firstYear',
        text: 'By month three, do the small foundries on your own',
        cites: ['F24'],
      },
      {
        section: 'firstYear',
        text: 'With the team, bring call-backs down from 9% to 6% by month 12',
        cites: ['F21'],
      },
      { section: 'experience', text: 'You have worked on cranes for five years', cites: ['F10'] },
      {
        section: 'softSkills',
        text: 'When a hoist brake looks wrong, you ring us before you touch it',
        cites: ['F17'],
      },
      {
        section: 'softSkills',
        text: 'You are somebody who stays until the hoist is back in service',
        cites: ['F18'],
      },
      { section: 'niceToHave', text: 'Experience of Kone equipment', cites: ['F4'] },
      { section: 'niceToHave', text: 'LOLER (we can teach you)', cites: ['F5'] },
      {
        section: 'culture',
        text: 'You report to the team’s manager, in a team of eight people and a dog',
        cites: ['F13'],
      },
      {
        section: 'culture',
        text: 'You start with a fortnight’s handover from a colleague who is moving up, because the mill jobs are all one-offs',
        cites: ['F19'],
      },
      { section: 'growth', text: 'You could be the lead engineer in three years', cites: ['F14'] },
      {
        section: 'motivation',
        text: 'You see a mill running again the night you fix it, with no one over your shoulder',
        cites: ['F15'],
      },
      { section: 'benefits', text: 'Enhanced paternity pay', cites: ['W1'] },
      {
        section: 'compensation',
        text: '£39,000 to £43,000 a year plus a bonus (could be up to £2,000 if the year goes well)',
        cites: ['F6', 'F7'],
      },
      { section: 'location', text: 'Northwich, where the vans go from', cites: ['F8'] },
      { section: 'contractType', text: 'Permanent', cites: ['F9'] },
      { section: 'onCall', text: 'One weekend in six, paid at £120', cites: ['F12'] },
      {
        section: 'process',
        text: 'A 20-minute call with us, then half a day out with our senior engineer. We say yes or no within 48 hours.',
        cites: ['F16'],
      },
      {
        section: 'internalNotes',
        text: 'Someone walked out in June, so the team is stretched.',
        cites: ['F11'],
      },
    ],
    recommendations: [
      {
        text: 'You ask for five years on cranes. Say what they should have done on their own by then, so that a quicker learner is not ruled out.',
        cites: ['F10'],
      },
    ],
  },
}
