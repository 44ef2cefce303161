import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { use } from '#test'
import { LONGEST_WAIT } from '../support/until.ts'

export interface Visit {
  page: Page
  /** Console errors and warnings, uncaught errors, and requests to other hosts. */
  complaints: string[]
  /** Closes the page before the end of the test, which closes it anyway. */
  close(): Promise<void>
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** Opens a URL in a new browser context, and collects invisible faults as complaints. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  return visitIn(await newVisitor(browser, options), url)
}

/** A new browser context, which is left when the test ends. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(LONGEST_WAIT)
  use(() => leave(context))
  return context
}

/** Opens a URL in a browser context of its own, which closes with it. */
export async function visitIn(context: BrowserContext, url: string): Promise<Visit> {
  const visitor = await visitAgain(context, url)
  return { ...visitor, close: () => context.close() }
}

/** Ends request interception first: requests may still be pending when the test ends. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Opens another URL in a new tab of the same browser context. */
export async function visitAgain(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => {
    const address = request.url()
    const isOurs = address.startsWith(new URL(url).origin) || /^(data|blob):/.test(address)
    if (!isOurs) complaints.push(`request to ${address}`)
  })
  await page.goto(url)
  return { page, complaints, close: () => page.close() }
}

/** Resolves once React has hydrated the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as Record<string, unknown> | null
    const key = Object.keys(root ?? {}).find(key => key.startsWith('__reactContainer'))
    const fiber = root?.[key ?? ''] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined
    return fiber && !fiber.stateNode.current.memoizedState.isDehydrated
  })
  // Effects run in a later task; messages of a channel also arrive while the clock is stopped.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}

/** Stops the page's clock before it is opened; after that only `clock.runFor` advances it. */
export async function stopTheClock(page: Page): Promise<void> {
  const start = new Date('2026-01-01T08:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
}
