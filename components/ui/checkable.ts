/** What native checkboxes, radio buttons and switches have in common. */
export const CHECKABLE =
  'size-full appearance-none border border-input bg-card transition-[border-color,background-color] [&:enabled:not(:checked,[aria-invalid=true]):hover]:border-foreground checked:border-primary checked:bg-primary aria-invalid:border-destructive off:cursor-not-allowed off:border-input off:bg-muted'
