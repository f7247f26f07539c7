import { useEffect } from 'react'

/**
 * Replaces the package of this name (see next.config.ts), which dialogs use to lock scrolling. The package inserts style elements, which
 * the Content-Security-Policy blocks; a constructed style sheet is allowed.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1
      sheet.replaceSync(styles)
      if (users === 1) document.adoptedStyleSheets.push(sheet)
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      }
    }, [styles])
    return null
  }
}
