import { join } from 'node:path'
import type { Page } from 'playwright'
import { openPageStore } from '../../../../server/features/pages/store.ts'
import { api } from '../../../../web/base/routes.ts'
import { field } from './at-editor.ts'
import type { TypedTexts } from './typed-texts.ts'

/** The page in which is typed. */
export const TYPED_AT = '/about'

/** Sections whose titles are published together, so that a page that is half old and half new shows. */
export const TOGETHER = [
  [1, 'Alpha'],
  [2, 'Beta'],
] as const

/** What has gone in a reload. */
export async function lostInBrowser(page: Page, { states }: TypedTexts): Promise<string[]> {
  const lost: string[] = []
  for (const [section, all] of states) {
    await page.locator('.outline-section').nth(section).click()
    const text = await field(page, 'Title').first().inputValue()
    if (text !== all.at(-1)) lost.push(`section ${section} says ${text}, not ${all.at(-1)}`)
  }
  return lost
}

/**
 * What visitors get that was never published as a whole.
 * @param known the round that was published at least
 */
export async function faultsOfVisits(url: string, known: number): Promise<string[]> {
  const faults: string[] = []
  for (const address of [TYPED_AT, api.page(TYPED_AT)]) {
    const answer = await fetch(url + address).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (!answer || text === undefined) continue
    if (!answer.ok) faults.push(`${address} answers ${answer.status}`)
    const [alpha, beta] = TOGETHER.map(([, word]) => shown(text, word))
    const isWhole = alpha?.join() === beta?.join() && (alpha?.length ?? 0) <= 1
    const isNew = known === 0 || (alpha?.[0] ?? 0) >= known
    if (!isWhole || !isNew) faults.push(`${address} shows ${alpha} and ${beta} after ${known}`)
  }
  return faults
}

const shown = (text: string, word: string) => [
  ...new Set([...text.matchAll(new RegExp(`${word} (\\d{1,6})`, 'g'))].map(one => Number(one[1]))),
]

/** What the volume of a server that is down does not have of what the editor showed as saved. */
export async function lostOfSaved(
  folder: string,
  { states, saved }: TypedTexts,
): Promise<string[]> {
  const store = await openPageStore({ folder: join(folder, 'data/pages') })
  const stored = store.all.find(({ address }) => address === TYPED_AT)
  const { source } = stored?.draft ?? stored?.published ?? {}
  const lost: string[] = []
  for (const [section, count] of saved) {
    const title = String(source?.sections[section]?.title)
    // Or anything that was typed since.
    const mayBe = states.get(section)?.slice(count - 1) ?? []
    if (!mayBe.includes(title)) lost.push(`section ${section} says ${title}, not ${mayBe[0]}`)
  }
  return lost
}
