import type { Page } from 'playwright'
import { until } from '../support/until.ts'

/** More than a page has to stop at, since the first press may start in the middle of it. */
const most = 160

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(
  page: Page,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`${key} does not lead to "${name}"`)
}

/** Waits for the focus to return after the focused element is removed. */
export async function focusComesTo(page: Page, name: string): Promise<void> {
  let now: string | undefined
  const isThere = async () => {
    now = await focused(page)
    return now === name
  }
  await until(`the focus to come to "${name}"`, isThere).catch(error => {
    throw new Error(`${error.message}; it is at "${now}"`)
  })
}

/** The name of the focused element: its label, or its text. */
export function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]
    const words = label?.firstChild?.textContent || label?.textContent || element?.textContent
    return (element?.getAttribute('aria-label') ?? words)?.trim()
  })
}
