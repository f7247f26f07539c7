/** As narrow as where sonner uses the offsets of a phone, and as wide as its notifications elsewhere. */
const PHONE_MAX_PX = 600
const WIDTH_PX = 356
/** Of a notification with three lines of text. */
const HEIGHT_PX = 112
const GAP_PX = 8

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="combobox"]'
const OWN = '[data-sonner-toaster]'

export interface NotificationPlace {
  side: 'left' | 'right'
  /** To the foot of the window and to its sides, in px. */
  bottom: number
  margin: number
}

export const FOOT: NotificationPlace = { side: 'left', bottom: 16, margin: 16 }

interface Band {
  top: number
  bottom: number
}

const elementsAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).filter((element) => !element.closest(OWN))

/** Of the bars that stay at the window's foot at `x`; without any, the foot. */
function measureBars(x: number): number {
  let top = innerHeight
  // The cookie banner lies under other bars.
  for (const _ of [1, 2]) {
    const bars = elementsAt(x, top - 2)
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().top)
      // A dialog and what shades the page behind it are no bars.
      .filter((barTop) => barTop > innerHeight / 2)
    top = Math.min(top, ...bars)
  }
  return top
}

/** The controls to be seen in a column of the window. */
function listControls(left: number, right: number): Band[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    if (bottom <= top || box.right <= left || box.left >= right || control.closest(OWN)) return []
    const [front] = elementsAt((box.left + box.right) / 2, (top + bottom) / 2)
    return front?.closest(CONTROLS) === control ? [{ top, bottom }] : []
  })
}

/** The lowest gap between controls, as its lower edge; null where the last third of the window has no room. */
function findGap(lowest: number, controls: readonly Band[]): number | null {
  let floor = lowest
  while (floor - HEIGHT_PX > (innerHeight * 2) / 3) {
    const covered = controls.filter(({ top, bottom }) => bottom > floor - HEIGHT_PX && top < floor)
    if (covered.length === 0) return floor
    floor = Math.min(...covered.map(({ top }) => top)) - GAP_PX
  }
  return null
}

/** At the foot of the window, above its bars and over no control: at the left, or at the right where only that has room. */
export function findPlace(): NotificationPlace {
  const isPhone = innerWidth <= PHONE_MAX_PX
  const margin = isPhone ? GAP_PX : FOOT.margin
  const width = isPhone ? innerWidth - 2 * margin : WIDTH_PX
  const sides = isPhone ? (['left'] as const) : (['left', 'right'] as const)
  const columns = sides.map((side) => {
    const left = side === 'left' ? margin : innerWidth - margin - width
    const lowest = measureBars(left + width / 2) - margin
    return { side, lowest, gap: findGap(lowest, listControls(left, left + width)) }
  })
  const column = columns.find(({ gap }) => gap !== null) ?? columns[0]
  const floor = column?.gap ?? column?.lowest ?? innerHeight - margin
  return { side: column?.side ?? 'left', bottom: innerHeight - floor, margin }
}
