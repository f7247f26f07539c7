import { BRIEF_CUES } from './brief'
import { CONVERSATION_CUES } from './conversation'
import type { CueRow } from './cue'
import { LAW_CUES } from './law'
import { ROLE_CUES } from './role'

/** For questions whose form no row of their own knows. */
export const CUE_ROWS: readonly CueRow[] = [...LAW_CUES, ...BRIEF_CUES, ...CONVERSATION_CUES, ...ROLE_CUES]
