import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names; the later of two conflicting Tailwind classes wins. Only for server components: in client components use `clsx`,
 * because this ships tailwind-merge (9 KB).
 */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
