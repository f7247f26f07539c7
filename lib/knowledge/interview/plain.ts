import 'server-only'
import { z } from 'zod'
import file from './plain.json'
import { type WrittenQuestion, writtenQuestionSchema } from './written-question'

const FRAMES = [
  'skill',
  'list',
  'act',
  'would',
  'doing',
  'learner',
  'learnerSkill',
  'named',
  'experience',
  'done',
  'who',
  'trait',
  'saidDuty',
  'saidSkill',
  'saidExperience',
  'saidTrait',
  'aimFigure',
  'aimDeliver',
  'aimPrevent',
  'aimPeople',
  'aimGain',
  'aimStanding',
] as const
/** How a line is asked about where no question is written for it: named in a sentence of ours, or in its own words. */
export type Frame = (typeof FRAMES)[number]

/** The descriptions may hold {topic}, which is what the line is about in a word or a few. */
const frameSchema = writtenQuestionSchema.extend({
  question: z.string().regex(/^[^{}]*(?:\{thing\}[^{}]*)?$/, 'holds {thing} once at most'),
})

/** The wordings of each frame. */
export const PLAIN_QUESTIONS: Readonly<Record<Frame, readonly WrittenQuestion[]>> = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    frames: z.record(z.enum(FRAMES), z.array(frameSchema).min(1)),
  })
  .parse(file).frames
