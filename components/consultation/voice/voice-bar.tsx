import type { ReactNode } from 'react'
import { OptionSelect } from '@/components/forms/option-select'
import type { Voice } from './use-voice'
import { SpeakerIcon } from './voice-icons'
import { SPEECH_LANGUAGES, setSpeechLanguage } from './voice-preferences'

const LANGUAGES = SPEECH_LANGUAGES.map(({ key, label }) => [key as string, label] as const)
const CONTROL =
  'touch-target inline-flex min-h-6 items-center gap-1.5 rounded-sm text-xs text-muted-foreground hover:text-foreground'

/** `children` are shown next to what it says about the keys. */
export function VoiceBar({ voice, children }: { voice: Voice; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:group-has-[[data-slot=sticky-actions]]/chat:hidden border-t bg-card px-3 py-1 text-muted-foreground text-xs sm:px-5">
      {children}
      <p id="message-keys" className="sr-only">
        Enter to send, Shift+Enter for a new line
      </p>
      <div className="flex items-center gap-4">
        {voice.recorded ? (
          <span>Your speech is sent to a transcription service</span>
        ) : voice.supported ? (
          <OptionSelect
            size="xs"
            aria-label="Language you speak"
            className="touch-target w-auto border-0! p-0 max-md:h-7 max-md:text-xs"
            options={LANGUAGES}
            value={voice.language}
            onChange={setSpeechLanguage}
          />
        ) : (
          <span>Voice input needs Chrome or Edge</span>
        )}
        <button type="button" aria-pressed={voice.muted} onClick={voice.toggleMuted} className={CONTROL}>
          <SpeakerIcon muted={voice.muted} />
          {voice.muted ? 'Muted' : 'Mute'}
        </button>
      </div>
    </div>
  )
}
