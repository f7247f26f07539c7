import { expect, test } from './support/fixtures'

const REFUSED = ['img-src', 'script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-elem']

/** Runs in the page. Injects scripts, styles and images, and resolves with the violated directives once `count` were refused. */
function injectContent(count: number) {
  return new Promise<{ refused: string[]; ran: unknown }>((resolve) => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.push(effectiveDirective)
      if (refused.length === count)
        resolve({ refused: refused.sort(), ran: (window as { ran?: unknown }).ran })
    })
    const script = document.createElement('script')
    script.textContent = 'window.ran = "script"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img alt="" src="data:," onerror="window.ran = 1">')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="bait" href="javascript:void(window.ran = 1)">bait</a>',
    )
    document.getElementById('bait')?.click()
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    new Image().src = 'https://evil.example/?stolen'
  })
}

// Each refusal is a console error, which consoleGuard would report. These pages use a context of their own.
test('blocks injected scripts, styles and images on static, dynamic and unknown pages', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const path of ['/contact', '/terms-of-service', '/nothing']) {
    await page.goto(app.url + path)
    const { refused, ran } = await page.evaluate(injectContent, REFUSED.length)
    expect(ran, path).toBeUndefined()
    expect(refused, path).toEqual(REFUSED)
  }
  await context.close()
})
