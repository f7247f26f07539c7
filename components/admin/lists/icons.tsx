import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const MailIcon = () => (
  <Icon>
    <path d="M1.500 3.500h13v9h-13zM1.500 4 8 9l6.500-5" />
  </Icon>
)

export const PhoneIcon = () => (
  <Icon>
    <path d="M3 2h2.500l1.200 3-1.600 1.200a8 8 0 0 0 4.700 4.700L11 9.300l3 1.200V13a1.500 1.500 0 0 1-1.500 1.500A10.500 10.500 0 0 1 1.500 3.500 1.500 1.500 0 0 1 3 2z" />
  </Icon>
)

export const MessageIcon = () => (
  <Icon>
    <path d="M1.500 2.500h13v8.500H7L3.500 14v-3h-2zM4.500 5.500h7M4.500 8h4.500" />
  </Icon>
)

export const ClockIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.250" />
    <path d="M8 4.500V8l2.500 1.500" />
  </Icon>
)

export const OverdueIcon = () => (
  <Icon>
    <path d="M8 1.750 14.750 14H1.250zM8 6v3.750M8 11.250v1" />
  </Icon>
)

export const DoneIcon = () => (
  <Icon>
    <path d="m2.500 8.500 3.500 3.500 7.500-8" />
  </Icon>
)
