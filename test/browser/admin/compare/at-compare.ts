import type { FrameLocator, Locator, Page } from 'playwright'

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Compare/ })

export const frameOf = (page: Page, side: 'before' | 'after'): FrameLocator =>
  page.frameLocator(`[data-side=${side}] iframe`)

/** Opens the comparison with what is published. */
export async function compare(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await dialogOf(page).locator('.compared').waitFor()
  return dialogOf(page)
}

/** Waits until both pages are shown with their marks. */
export const shown = (page: Page) =>
  page.locator('.compared:not(:has(.compared-frame:not([data-shown])))').waitFor()

/** What the list says, a line for each section that differs. */
export const titles = (page: Page) => dialogOf(page).locator('.changes h3').allTextContents()

/** Each mark in a page. */
export const marks = (page: Page, side: 'before' | 'after') =>
  frameOf(page, side).locator('.preview-change').allTextContents()

/** How far the top of a section is from that of its frame, as a share of the frame's height. */
export const topOf = (page: Page, side: 'before' | 'after', title: string) =>
  frameOf(page, side)
    .locator('[data-section]', { hasText: title })
    .first()
    .evaluate(section => section.getBoundingClientRect().top / innerHeight)
