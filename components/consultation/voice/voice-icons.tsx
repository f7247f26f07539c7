import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const MicrophoneIcon = () => (
  <Icon>
    <path d="M10 2.500a2.500 2.500 0 0 1 2.500 2.500v4.500a2.500 2.500 0 0 1-5 0V5A2.500 2.500 0 0 1 10 2.500zM4.500 9.500a5.500 5.500 0 0 0 11 0M10 15v3" />
  </Icon>
)

export const StopIcon = () => (
  <Icon>
    <path d="M5 5h10v10H5z" fill="currentColor" />
  </Icon>
)

export const SpeakerIcon = ({ muted }: { muted: boolean }) => (
  <Icon>
    <path d="M3 7.500h3L10 4v12l-4-3.500H3z" />
    {muted ? (
      <path d="m13 7.500 5 5m0-5-5 5" />
    ) : (
      <path d="M13 7.500a3.500 3.500 0 0 1 0 5M15.500 5a7 7 0 0 1 0 10" />
    )}
  </Icon>
)

export const SendIcon = () => (
  <Icon>
    <path d="M3 10h13M10.500 4.500 16 10l-5.500 5.500" strokeWidth="2" />
  </Icon>
)
