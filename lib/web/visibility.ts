const IGNORED_ELEMENTS = new Set(
  `script style template noscript svg math canvas iframe object embed audio video picture map select option datalist textarea
  nav footer search menu`.split(/\s+/),
)
/** Ignored unless they are in a heading, as in accordions. */
const CONTROL_ELEMENTS = new Set(['button', 'label', 'output'])
const IGNORED_ROLES =
  /^(?:navigation|contentinfo|search|dialog|alertdialog|menu|menubar|toolbar|tooltip|status|tablist)$/i

const COOKIE_BANNER =
  /(?:^|[\s_-])(?:cookie|cookies|gdpr|consent|cmp|ccpa)[\s_-]*(?:banner|bar|box|notice|notification|law|popup|pop-up|modal|overlay|message|msg|info|wall|settings|preferences?|container|wrapper|dialog|disclaimer|manager|panel|consent|prompt|alert|compliance)|onetrust|cookiebot|cybotcookie|usercentrics|iubenda|borlabs|cc-window|didomi|termly|klaro|complianz|cky-/i
const BOILERPLATE =
  /(?:^|[\s_-])(?:site-?footer|page-?footer|global-?footer|footer|breadcrumbs?|main-?menu|nav-?menu|navbar|site-?nav|skip-?link|social-?(?:links|share|icons)|share-?buttons)(?:$|[\s_-])/i
const HIDING_CLASSES =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|hidden|d-none|is-hidden|invisible)(?:$|\s)/
/** As in "hidden md:block", which is hidden only on small screens. */
const RESPONSIVE_SHOW_CLASSES = /(?:^|\s)(?:\w+:|d-\w+-)(?:block|flex|grid|inline|table|contents|visible)/

const QUOTATION =
  /(?:^|[\s_-])(?:testimonials?|reviews?|(?:pull|customer|client|block)?-?quotes?|endorsements?)(?:$|[\s_-])/i
/** Site builders make headings of other elements. */
const TITLE_CLASS =
  /(?:^|[\s_-])(?:title|heading|headline|eyebrow|kicker|subheading|subtitle|overline|name-title)(?:$|\s|[_-]{1,2}(?:\d|\w{1,2}(?:$|\s)|large|small))/i
export const hasTitleClass = (name: string, { class: names }: Record<string, string>) =>
  names !== undefined && (name === 'div' || name === 'p' || name === 'span') && TITLE_CLASS.test(names)

/** Classes of these describe the state of the page, such as "cookie-banner-open". */
const PAGE_ELEMENTS = new Set(['html', 'body', 'main', 'article'])

const NUMBER = '(-?\\d*\\.?\\d+)'
const OFF_SCREEN_PX = 400

function isHiddenStyle(style: string): boolean {
  const value = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i')
      .exec(style)?.[1]
      ?.replace(/!important/i, '')
      .trim()
      .toLowerCase() ?? ''
  const number = (name: string) => Number(new RegExp(`^${NUMBER}`).exec(value(name))?.[1] ?? Number.NaN)
  if (value('display') === 'none' || /^(?:hidden|collapse)$/.test(value('visibility'))) return true
  if (number('opacity') < 0.05 || number('font-size') < 1 || value('content-visibility') === 'hidden')
    return true
  for (const side of ['left', 'right', 'top', 'bottom', 'margin-left', 'margin-top', 'text-indent'])
    if (number(side) < -OFF_SCREEN_PX) return true
  const isFlat = ['height', 'width', 'max-height', 'max-width'].some((name) => number(name) < 2)
  if (isFlat && /hidden|clip/.test(value('overflow'))) return true
  if (/rect\(\s*[01](?:px)?[ ,]+[01](?:px)?[ ,]+[01](?:px)?[ ,]+[01](?:px)?\s*\)/.test(value('clip')))
    return true
  if (/inset\(\s*(?:50|100)%/.test(value('clip-path'))) return true
  if (/scale[xy]?\(\s*0(?:\.0+)?\s*[,)]|translate[xy]?\([^)]*-\d{4,}/.test(value('transform'))) return true
  const color = value('color')
  return (
    color !== '' &&
    (color === 'transparent' || color === value('background-color') || color === value('background'))
  )
}

export function isHidden(attributes: Record<string, string>): boolean {
  if ('hidden' in attributes && attributes.hidden !== 'until-found') return true
  if (attributes['aria-hidden'] === 'true') return true
  if (!attributes.class && !attributes.style) return false
  const names = attributes.class ?? ''
  if (HIDING_CLASSES.test(names) && !RESPONSIVE_SHOW_CLASSES.test(names)) return true
  return attributes.style ? isHiddenStyle(attributes.style) : false
}

export function isBoilerplate(name: string, attributes: Record<string, string>, inHeading: boolean): boolean {
  if (IGNORED_ELEMENTS.has(name) || (CONTROL_ELEMENTS.has(name) && !inHeading)) return true
  if (PAGE_ELEMENTS.has(name)) return false
  if (name === 'dialog' && !('open' in attributes)) return true
  if (IGNORED_ROLES.test(attributes.role ?? '')) return true
  if (!attributes.id && !attributes.class) return false
  const names = `${attributes.id ?? ''} ${attributes.class ?? ''}`
  return COOKIE_BANNER.test(names) || BOILERPLATE.test(names) || QUOTATION.test(attributes.class ?? '')
}
