import type { Topic } from '@/lib/consultation/topics'

/** Plain wordings that fit any trade, for topics on which no guide has lines. Dots stand for what only the manager knows. */
export const GENERAL_WORDINGS: Partial<Record<Topic, readonly string[]>> = {
  travel: [
    'Expect about … nights away a month. We tell you in advance and book it for you',
    'You’ll spend about … days a week at customers’ sites, mostly within … miles',
  ],
  onCall: [
    'You’ll be on call one week in …, and each call-out is paid',
    'There’s an on-call rota, shared between … of us',
  ],
  hours: [
    '… hours a week, Monday to Friday, from … to …',
    'Shifts rotate, and you get your rota … weeks ahead',
  ],
  workPattern: ['… days a week in the office and … at home', 'All of the work is on site'],
  healthSafety: [
    'The work involves … We give you the training and equipment to do it safely',
    'Some of the work is … You’re never asked to do it on your own',
  ],
  notice: ['We’ll wait for your notice period'],
  startDate: ['Start in …, or as soon as your notice allows'],
  process: ['A call of … minutes, then … here with the people you’d work with. We tell you within … days'],
  expenses: [
    'We pay for travel, hotels and meals when you’re away',
    'You get … pence a mile when you use your own car',
  ],
}
