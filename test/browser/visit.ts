import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { use } from '#test'

export interface Visit {
  page: Page
  /** Console errors and warnings, uncaught errors, and requests to other hosts. */
  complaints: string[]
  /** Before the test ends, which closes it anyway. */
  close(): Promise<void>
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** A fresh visitor at an address; what a person would never see is collected as complaints. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const context = await browser.newContext(options)
  use(() => leave(context))
  const { page, complaints } = await visitAgain(context, url)
  return { page, complaints, close: () => context.close() }
}

/** Answers that a test gives in place of the server may still be asked for when it has ended. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** The same visitor at another address, in a tab of its own, with what the browser has kept. */
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

/** Resolves once React has taken over the page that the server rendered, its effects included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as Record<string, unknown> | null
    const key = Object.keys(root ?? {}).find(key => key.startsWith('__reactContainer'))
    const fiber = root?.[key ?? ''] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined
    return fiber && !fiber.stateNode.current.memoizedState.isDehydrated
  })
  // Effects come in a task of their own; a channel's messages pass when the clock is stopped, too.
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

/** Stops the page's clock before it is opened; from then on time passes only by `clock.runFor`. */
export async function stopTheClock(page: Page): Promise<void> {
  const start = new Date('2026-01-01T08:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
}
