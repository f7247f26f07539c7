import { useEffect } from 'react'

/** Replaces the package of this name (next.config.ts), whose style elements the Content-Security-Policy blocks. The server calls it too. */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null
  let users = 0
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      const own = sheet ?? new CSSStyleSheet()
      sheet = own
      users += 1
      own.replaceSync(styles)
      if (users === 1) document.adoptedStyleSheets.push(own)
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== own)
      }
    }, [styles])
    return null
  }
}
