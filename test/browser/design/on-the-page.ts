import type { Locator, Page } from 'playwright'
import { holdRequests } from '../held-requests.ts'

/** The link of a choice, by the name of its group. */
export const choice = (page: Page, group: string, name: string | RegExp): Locator =>
  page
    .getByRole('list', { name: group, exact: true })
    .getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })

export const planOf = (address: string): string | null =>
  new URL(address, 'http://any.invalid').searchParams.get('plan')

/** What is seen in the stage: the plan of the drawing, and whether another one is coming. */
export const stageOf = (page: Page): Promise<{ drawn: string; isComing: boolean }> =>
  page.locator('.design-stage').evaluate(stage => {
    const seen = [...stage.querySelectorAll('img')].find(
      image => getComputedStyle(image).opacity === '1',
    )
    return {
      drawn: seen?.complete && seen.naturalWidth > 0 ? seen.src : '',
      isComing: stage.getAttribute('aria-busy') === 'true',
    }
  })

/** Holds back the drawings whose plan has a word, until they are released. */
export const holdDrawings = (page: Page, word: string) =>
  holdRequests(page, `**/design.svg?*${word}*`)
