'use client'

import type { VariantProps } from 'class-variance-authority'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { explainFailure } from '@/components/ui/outdated'
import { selectTriggerVariants } from '@/components/ui/select-trigger-variants'
import { cn } from '@/lib/utils'
import type { OpenedSelect } from './opened-select'

interface OptionSelectProps<Value extends string>
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange'>,
    VariantProps<typeof selectTriggerVariants> {
  options: readonly (readonly [Value, string])[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

const loadSelect = () => import('./opened-select')
const preload = () => {
  loadSelect().catch(() => undefined)
}

/**
 * A select of fixed options. Uncontrolled without `value`; with a `name`, the form around it has its value. Until it is opened it is a
 * button that looks the same: what it opens is large (25 KB), and a list has one in each row.
 */
export function OptionSelect<Value extends string>({
  name,
  value,
  defaultValue,
  onChange,
  ...props
}: OptionSelectProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue ?? props.options[0]?.[0])
  const [Opened, setOpened] = useState<ComponentType<ComponentProps<typeof OpenedSelect<Value>>>>()
  const current = value ?? ownValue

  async function open() {
    try {
      const loaded = await loadSelect()
      setOpened(() => loaded.OpenedSelect)
    } catch {
      const title = await explainFailure('We couldn’t reach the server. Check your connection and try again.')
      notify({ title, variant: 'destructive' })
    }
  }
  function change(next: Value) {
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <>
      {Opened && current !== undefined ? (
        <Opened {...props} value={current} onChange={change} />
      ) : (
        <ClosedSelect {...props} value={current} onOpen={open} />
      )}
      {name ? <input type="hidden" name={name} value={current} /> : null}
    </>
  )
}

function ClosedSelect<Value extends string>({
  options,
  value,
  size,
  className,
  onOpen,
  ...props
}: Omit<OptionSelectProps<Value>, 'onChange'> & { onOpen: () => void }) {
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onOpen()
  }
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      data-slot="select-trigger"
      className={cn(selectTriggerVariants({ size, className }))}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
      onKeyDown={openByKey}
      {...props}
    >
      <span className="min-w-0 truncate">{options.find(([key]) => key === value)?.[1]}</span>
      <ChevronDown className="size-4 shrink-0 text-muted-foreground" />
    </button>
  )
}
