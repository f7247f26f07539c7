import { useEffect } from 'react'

/** Replaces the package of this name (next.config.ts), whose style elements the Content-Security-Policy blocks. */
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
