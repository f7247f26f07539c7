import type { Frame } from './frame'
import { OPENNESS_FRAMES } from './frames/openness'
import { SERVED_FRAMES } from './frames/served'
import { WORK_FRAMES } from './frames/work'

export const FRAMES: readonly Frame[] = [...WORK_FRAMES, ...SERVED_FRAMES, ...OPENNESS_FRAMES]
