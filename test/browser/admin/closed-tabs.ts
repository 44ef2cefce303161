import type { Page } from 'playwright'
import { until } from '../../support/until.ts'

/** Saves reach nothing until the result is called, and those of this document not even then. */
export async function withoutSaves(page: Page, address: string): Promise<() => void> {
  // What is sent while a document is left may get past a route.
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (address, init) =>
      init?.method === 'PUT' ? Promise.reject(new TypeError('no line')) : fetch(address, init)
  })
  let isHeld = true
  await page.context().route(`**${address}*`, route => {
    return isHeld && route.request().method() === 'PUT' ? route.abort() : route.fallback()
  })
  return () => {
    isHeld = false
  }
}

/** Closes one of two tabs; resolves when the browser says in the other that it is closed. */
export async function closeTab(page: Page, other: Page): Promise<void> {
  const open = () => other.evaluate(async () => (await navigator.locks.query()).held?.length)
  await until('both tabs are open', async () => (await open()) === 2)
  await page.close()
  await until('one is closed', async () => (await open()) === 1)
}
