/** As narrow as where sonner uses the offsets of a phone, and as wide as its notifications elsewhere. */
const PHONE_MAX_PX = 600
const WIDTH_PX = 356
/** Of a title alone, and with as much text below it as there is on a phone. */
const TITLE_PX = 58
const TEXT_PX = 98
const GAP_PX = 8
const MARGIN_PX = 16

const CONTROLS = 'a[href], button, input, select, textarea, summary, label:has(input), [role="combobox"]'
/** How bad it is to cover a control. */
const LINK_COST = 1
const CONTROL_COST = 3
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
  cost: number
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
    const cost = control.matches('a:not([data-slot=button])') ? LINK_COST : CONTROL_COST
    return front?.closest(CONTROLS) === control ? [{ top, bottom, cost }] : []
  })
}

/** The corner at the top right, or below it the first place over no control; without any, the one that covers the least. */
export function findPlace(hasText: boolean): NotificationPlace {
  const height = hasText ? TEXT_PX : TITLE_PX
  const isPhone = innerWidth <= PHONE_MAX_PX
  const margin = isPhone ? GAP_PX : MARGIN_PX
  const left = isPhone ? margin : innerWidth - margin - WIDTH_PX
  const controls = listControls(left, innerWidth - margin)
  const costOf = (start: number) =>
    controls.reduce(
      (sum, { top, bottom, cost }) => (bottom > start && top < start + height ? sum + cost : sum),
      0,
    )
  const [top = margin] = [margin, ...controls.map(({ bottom }) => Math.ceil(bottom) + GAP_PX)]
    .filter((start) => start + height <= innerHeight)
    .sort((a, b) => costOf(a) - costOf(b) || a - b)
  return { top, margin }
}
