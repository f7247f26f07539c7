'use client'

import { type ComponentProps, useState } from 'react'
import { Input } from '@/components/ui/input'

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-controls={props.id}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-r-md text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2"
        onClick={() => setIsShown(!isShown)}
      >
        <svg
          viewBox="0 0 20 20"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M1.500 10S4.600 4.500 10 4.500 18.500 10 18.500 10 15.400 15.500 10 15.500 1.500 10 1.500 10z" />
          <circle cx="10" cy="10" r="2.500" />
          {isShown ? <path d="m3 17 14-14" /> : null}
        </svg>
      </button>
    </span>
  )
}
