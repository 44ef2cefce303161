import type { Page } from 'playwright'

const most = 80

/** Presses Tab until what has that name has the focus, as people without a mouse do. */
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

/** Focus is given back a moment after what had it has gone. */
export async function focusComesTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    if ((await focused(page)) === name) return
  }
  throw new Error(`The focus does not come to "${name}" but to "${await focused(page)}"`)
}

/** What is said of whatever has the focus: its label, or its words. */
export function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]
    const words = label?.firstChild?.textContent || label?.textContent || element?.textContent
    return (element?.getAttribute('aria-label') ?? words)?.trim()
  })
}
