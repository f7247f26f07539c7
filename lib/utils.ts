import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const ANY = [() => true]
const SIDES = ['px', 'py', 'pt', 'pr', 'pb', 'pl']

/** Only the properties that a `className` overrides in the kit: tailwind-merge's own list would add 6 KB of script to every form page. */
const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  theme: {},
  orderSensitiveModifiers: [],
  classGroups: {
    display: ['block', 'inline-block', 'inline-flex', 'flex', 'grid', 'contents', 'hidden'],
    size: [{ size: ANY }],
    w: [{ w: ANY }],
    h: [{ h: ANY }],
    'min-h': [{ 'min-h': ANY }],
    gap: [{ gap: ANY }],
    items: [{ items: ANY }],
    bg: [{ bg: ANY }],
    p: [{ p: ANY }],
    ...Object.fromEntries(SIDES.map((side) => [side, [{ [side]: ANY }]])),
    'font-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] }],
    color: [{ text: ['foreground', 'muted-foreground', 'primary', 'destructive', 'success', 'signal-text'] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: SIDES,
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
  },
  conflictingClassGroupModifiers: {},
}))

/** The later of two conflicting Tailwind classes wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
