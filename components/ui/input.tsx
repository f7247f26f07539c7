import type { ComponentProps } from 'react'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={`control ${className ?? ''}`} {...props} />
}
