import { useEffect } from 'react'

/**
 * Stands in for the package of this name (next.config.ts), by which dialogs lock the scrolling behind them: its style elements would
 * need a Content-Security-Policy that takes any. The styles come as a constructed style sheet, which belongs to scripts alone.
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
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles])
    return null
  }
}
