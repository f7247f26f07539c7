import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** The later of two conflicting Tailwind classes wins. In client components use `clsx`: this ships tailwind-merge (9 KB). */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
