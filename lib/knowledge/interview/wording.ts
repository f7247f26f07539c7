import 'server-only'
import { z } from 'zod'
import anchorFile from './anchors.json'
import plainFile from './plain.json'
import probeFile from './probes.json'

/** What kind of answer a question asks for. Probes and anchors follow from it. */
const FORMS = [
  /** Something that happened. */
  'story',
  /** How somebody goes about a piece of work. */
  'method',
  /** A piece of their own work. */
  'work',
  /** Something that went wrong. */
  'trouble',
  /** A cause that had to be found. */
  'search',
  /** Something that others hadn’t seen. */
  'find',
  /** A stand that somebody took. */
  'stand',
  /** How somebody dealt with others. */
  'people',
  /** What somebody is like at work. */
  'trait',
  /** Years in a kind of work. */
  'time',
  /** What exists at this firm only. */
  'nearest',
  /** A piece of work to plan for. */
  'plan',
  /** A figure to move. */
  'figure',
  /** A ticket, a role or an appointment to gain. */
  'gain',
  /** To be relied on, or to work alone. */
  'standing',
] as const
export type Form = (typeof FORMS)[number]

/** A depth probe asks for figures or choices, an own one for their part, an after one for what changed. */
export const PROBE_AIMS = ['depth', 'own', 'after'] as const
export type ProbeAim = (typeof PROBE_AIMS)[number]

const wording = z.string().min(1)
const reviewed = z.iso.date()

const probeSchema = z.union([
  wording,
  /** Not after a question that holds one of these already. */
  z.strictObject({ text: wording, unless: z.array(z.string().min(2)).min(1) }),
])
export interface Probe {
  text: string
  unless: readonly string[]
}

const probesSchema = z.record(z.enum(PROBE_AIMS), z.array(probeSchema).min(2))
const PROBE_FILE = z
  .strictObject({ reviewed, probes: z.record(z.enum([...FORMS, 'any']), probesSchema) })
  .parse(probeFile)

const toProbe = (probe: z.infer<typeof probeSchema>): Probe =>
  typeof probe === 'string' ? { text: probe, unless: [] } : probe

/** Follow-ups to a question of one form, or of any. */
export const listProbes = (form: Form | 'any', aim: ProbeAim): Probe[] =>
  PROBE_FILE.probes[form][aim].map(toProbe)

/** What a weak, a good and an outstanding answer hold. What is in square brackets is for a line whose thing can be named; `{thing|the rules}` holds what is said of any other. */
const anchorSchema = z.strictObject({ 1: wording, 3: wording, 5: wording })
export const ANCHORS = z
  .strictObject({ reviewed, anchors: z.record(z.enum(FORMS), anchorSchema) })
  .parse(anchorFile).anchors

const FRAMES = [
  'skill',
  'act',
  'duty',
  'would',
  'named',
  'experience',
  'time',
  'ours',
  'oursThing',
  'quoted',
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
/** How a line is put into a question where none is written by hand. */
export type Frame = (typeof FRAMES)[number]

const frame = z.string().regex(/^[^{}]*\{thing\}[^{}]*$/, 'holds {thing} once')
const PLAIN = z
  .strictObject({ reviewed, frames: z.record(z.enum(FRAMES), z.array(frame).min(1)) })
  .parse(plainFile).frames

/** The question of a frame about a thing. The more of one frame a kit has, the higher its `turn`. */
export function fillFrame(name: Frame, thing: string, turn: number): string {
  const frames = PLAIN[name]
  return (frames[turn % frames.length] ?? '').replace('{thing}', () => thing)
}
