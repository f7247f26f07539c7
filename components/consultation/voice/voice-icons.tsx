import ArrowRight from 'lucide-react/icons/arrow-right'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'

export const MicrophoneIcon = () => <Mic className="size-5" />

export const StopIcon = () => <Square className="size-5 fill-current" />

export function SpeakerIcon({ muted }: { muted: boolean }) {
  const Speaker = muted ? VolumeX : Volume2
  return <Speaker className="size-5" />
}

export const SendIcon = () => <ArrowRight className="size-5" strokeWidth={2.5} />
