import type { ComponentProps } from 'react'

/** An empty first option is the placeholder. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={`select ${className ?? ''}`}>
      <select data-slot="native-select" className="control" {...props} />
    </span>
  )
}
