import type { VoiceLevel } from './use-speech-recognition'

const LIT_BARS: Record<VoiceLevel, number> = { silent: 1, sound: 2, voice: 4 }
const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5'] as const

const LEVEL_LABELS: Record<VoiceLevel, string> = {
  silent: 'Listening',
  sound: 'Listening. I can hear something.',
  voice: 'Listening. I can hear you.',
}

export function VoiceLevelMeter({ level }: { level: VoiceLevel }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-signal-text">
      <span aria-hidden="true" className="inline-flex h-4.5 items-end gap-0.5">
        {HEIGHTS.map((height, index) => (
          <span
            key={height}
            className={`w-1 rounded-[1px] ${height} ${index < LIT_BARS[level] ? 'bg-signal' : 'bg-border'}`}
          />
        ))}
      </span>
      {LEVEL_LABELS[level]}
    </span>
  )
}
