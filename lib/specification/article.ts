/** "a" or "an" before a job title, by its sound: "an HVAC engineer", "a UX designer". */
export function article(title: string): 'a' | 'an' {
  const first = title.trim().split(/[\s/-]/, 1)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(first) && !/^(?:NATO|NASA|LEAN|CAD|CAM|RAF)$/.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  if (/^(?:uni|use|util|euro|one)/i.test(first)) return 'a'
  return /^(?:[aeiou]|hono|hour)/i.test(first) ? 'an' : 'a'
}
