import 'server-only'
import { z } from 'zod'
import file from './plain.json'
import { type WrittenQuestion, writtenQuestionSchema } from './written-question'

const FRAMES = [
  'skill',
  'act',
  'would',
  'nearest',
  'quoted',
  'named',
  'experience',
  'time',
  'traitAct',
  'traitRefusal',
  'traitDoing',
  'traitBeing',
  'traitQuoted',
  'aimProject',
  'aimFigure',
  'aimGain',
  'aimStanding',
  'aimOpen',
  'anyway',
] as const
/** How a line is put into a question where no question is written for it. */
export type Frame = (typeof FRAMES)[number]

const frameSchema = writtenQuestionSchema.extend({
  question: z.string().regex(/^[^{}]*\{thing\}[^{}]*$/, 'holds {thing} once'),
})

/** The wordings of each frame. */
export const PLAIN_QUESTIONS: Readonly<Record<Frame, readonly WrittenQuestion[]>> = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    frames: z.record(z.enum(FRAMES), z.array(frameSchema).min(1)),
  })
  .parse(file).frames
