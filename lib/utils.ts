import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names; of two Tailwind classes for one property the later wins.
 * For server components: in a client component it would ship tailwind-merge (9 KB). There, join with `clsx`.
 */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
