/** As narrow as where sonner uses the offsets of a phone, and as wide as its notifications elsewhere. */
const PHONE_MAX_PX = 600
const WIDTH_PX = 356
/** Of a notification with three lines of text. */
const HEIGHT_PX = 88
const GAP_PX = 8
const MARGIN_PX = 16

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="combobox"]'
const OWN = '[data-sonner-toaster]'

export interface NotificationPlace {
  /** To the top of the window and to its sides, in px. */
  top: number
  margin: number
}

export const CORNER: NotificationPlace = { top: MARGIN_PX, margin: MARGIN_PX }

interface Band {
  top: number
  bottom: number
}

/** The controls to be seen in a column of the window. */
function listControls(left: number, right: number): Band[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    if (bottom <= top || box.right <= left || box.left >= right || control.closest(OWN)) return []
    const [front] = document
      .elementsFromPoint((box.left + box.right) / 2, (top + bottom) / 2)
      .filter((element) => !element.closest(OWN))
    return front?.closest(CONTROLS) === control ? [{ top, bottom }] : []
  })
}

/** The corner at the top right, or below it the first place over no control; without any, the one over the fewest. */
export function findPlace(): NotificationPlace {
  const isPhone = innerWidth <= PHONE_MAX_PX
  const margin = isPhone ? GAP_PX : MARGIN_PX
  const left = isPhone ? margin : innerWidth - margin - WIDTH_PX
  const controls = listControls(left, innerWidth - margin)
  const countCovered = (start: number) =>
    controls.filter(({ top, bottom }) => bottom > start && top < start + HEIGHT_PX).length
  const [top = margin] = [margin, ...controls.map(({ bottom }) => Math.ceil(bottom) + GAP_PX)]
    .filter((start) => start + HEIGHT_PX <= innerHeight)
    .sort((a, b) => countCovered(a) - countCovered(b) || a - b)
  return { top, margin }
}
