import * as assert from 'uvu/assert'
import { until } from '../../../support/until.ts'
import { focused } from '../../keyboard.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'
import { edit, field } from '../pages/at-editor.ts'
import { compare, dialogOf, frameOf, marks, shown, titles, topOf } from './at-compare.ts'
import { changeAll } from './changed-page.ts'

const test = siteSuite('old and new page side by side', startAdminSite)

const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const

test.before(context => changeAll(context.site))

test('both pages are shown with what differs marked, and listed in words', async context => {
  const { site, browser } = context
  const { page, complaints } = await edit(browser, site, '/about')
  const dialog = await compare(page)
  await shown(page)
  assert.equal(await titles(page), [
    'Changed Headline: We build the room and the desk',
    'New Text: A new section',
    'Moved up Closing words: Tell us what should stand where',
    'Removed Links: Units, interiors, furniture and metal',
  ])
  assert.equal(await marks(page, 'before'), ['Changed', 'Moved up', 'Removed'])
  assert.equal(await marks(page, 'after'), ['Changed', 'New', 'Moved up'])
  const headline = dialog.locator('.changes > li').first()
  assert.match((await headline.locator('del').allTextContents()).join(), 'the house around it')
  assert.is(await frameOf(page, 'after').locator('h1[data-changed]').count(), 1)
  assert.match(
    (await frameOf(page, 'before').locator('h1[data-changed]').textContent()) ?? '',
    'the house around it',
  )
  assert.equal(complaints, [])
})

test('buttons and keys go from one change to the next, in both pages', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about', still)
  const dialog = await compare(page)
  await shown(page)
  const status = dialog.locator('.compare-steps [role=status]')
  assert.is(await status.textContent(), '4 changes')
  await dialog.getByRole('button', { name: 'Next change' }).click()
  assert.is(await status.textContent(), '1 of 4')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  assert.is(await status.textContent(), '3 of 4')
  const words = 'Tell us what should stand where'
  await until('both pages show the section that moved', async () => {
    const tops = [await topOf(page, 'before', words), await topOf(page, 'after', words)]
    return tops.every(top => top >= 0 && top < 1)
  })
  assert.is(await frameOf(page, 'after').locator('.is-current').textContent(), 'Moved up')
  await page.keyboard.press('Alt+ArrowDown')
  assert.ok(await dialog.getByRole('button', { name: 'Next change' }).isDisabled())
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowUp')
  assert.is(await status.textContent(), '3 of 4')
  assert.equal(await violations(page), [])
})

test('a page that is scrolled takes the other one along, by sections', async ({
  site,
  browser,
}) => {
  const { page } = await edit(browser, site, '/about', still)
  const dialog = await compare(page)
  await shown(page)
  await dialog.getByRole('button', { name: 'Phone' }).click()
  await page.locator('[data-side=after] .preview[data-width=phone]').waitFor()
  const frame = await page.locator('[data-side=after] iframe').boundingBox()
  if (!frame) throw new Error('no frame')
  await page.mouse.move(frame.x + 200, frame.y + 300)
  const words = 'From a site camp to a single bed'
  for (let turns = 0; turns < 30 && (await topOf(page, 'after', words)) > 0.15; turns += 1) {
    await page.mouse.wheel(0, 120)
    await page.waitForFunction(
      () => new Promise(resolve => requestAnimationFrame(() => resolve(1))),
    )
  }
  await until('both show the same section at the same height', async () => {
    const [old, now] = [await topOf(page, 'before', words), await topOf(page, 'after', words)]
    return now < 0.25 && Math.abs(old - now) < 0.01
  })
})

test('a section that is pressed in a page becomes the change that is looked at', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about', still)
  const dialog = await compare(page)
  await shown(page)
  await frameOf(page, 'before').locator('h1').click()
  await dialog.locator('[data-current]', { hasText: 'Headline' }).waitFor()
  await dialog.getByRole('button', { name: 'Phone' }).click()
  await page.locator('[data-side=after] .preview[data-width=phone]').waitFor()
  await dialog.getByRole('button', { name: /^Edit.*Headline/ }).click()
  await field(page, 'Headline').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('Escape, Back and a reload: it closes, or stays as the address says', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about', still)
  await compare(page)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await until('the focus is back', async () => (await focused(page))?.includes('Compare'))
  assert.not.match(page.url(), 'compare=')
  await compare(page)
  await page.reload()
  await dialogOf(page).locator('.changes').waitFor()
  await page.goBack()
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.locator('.editor').waitFor()
  // From another place, such as a bookmark, there is nothing of ours to go back to.
  await page.goto(`${site.url}/admin/pages/edit?path=%2Fabout&compare=shipped..draft`)
  await dialogOf(page).locator('.changes').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Close the comparison' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  assert.match(page.url(), /edit\?path=%2Fabout$/)
})

test.run()
