import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { home } from '../../../../server/starters/nairobi/home.ts'
import type { HarnessWindow } from '../../../support/form-harness.tsx'
import { openForm } from '../../../support/open-form.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, PHONE } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'

const form = siteSuite('form of a section', startAdminSite)

interface Cards {
  title?: string
  eyebrow?: string
  cards: { title: string; text: string; points?: string[] }[]
}

const cards = home.sections.find(({ kind }) => kind === 'cards') as object
const given = { kind: 'cards', value: cards }

const readValue = (page: Page) =>
  page.evaluate(() => (window as unknown as HarnessWindow).form.value as Cards)
const titlesOf = async (page: Page) => (await readValue(page)).cards.map(({ title }) => title)
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const names = ['Prefab Units', 'Interior Designs', 'Executive Furniture'] as const
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction(selector => document.activeElement?.matches(selector), selector)

form('is accessible and fits on a phone, collapsed and open, with a fault', async ctx => {
  const faults = { 'sections.1.cards.1.text': 'Write something here' }
  const { page, complaints } = await openForm(ctx.browser, ctx.site, { ...given, faults }, PHONE)
  await page.addStyleTag({ content: '.section-form { max-width: 290px }' })
  assert.equal(await violations(page), [])
  await button(page, /^Interior Designs/).click()
  await page.getByText('Write something here').waitFor()
  assert.equal(await violations(page), [])
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.section-form :is(button, input, select, textarea)')]
      .map(one => one.getBoundingClientRect())
      .filter(({ width, height }) => height > 23 && (height < 44 || width < 44)),
  )
  assert.equal(small, [])
  const wide = await page.evaluate(() => {
    const right = document.querySelector('.section-form')?.getBoundingClientRect().right ?? 0
    return [...document.querySelectorAll('.section-form *')]
      .filter(one => one.getBoundingClientRect().right > right + 0.5)
      .map(one => one.className)
  })
  assert.equal(wide, [])
  assert.is(await page.evaluate(() => (window as unknown as HarnessWindow).form.changes), 0)
  assert.equal(complaints, [])
})

form('moves a card by dragging its handle', async ({ site, browser }) => {
  const { page } = await openForm(browser, site, given, DESKTOP)
  const handle = button(page, 'Move Prefab Units')
  const last = await page.getByRole('listitem').filter({ hasText: names[2] }).boundingBox()
  const from = await handle.boundingBox()
  if (!from || !last) throw new Error('no rows')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 60)
  await page.mouse.move(from.x + 20, last.y + last.height - 2)
  await page.locator('ul[data-end]').waitFor()
  await page.mouse.up()
  assert.equal(await titlesOf(page), [names[1], names[2], names[0]])
})

form('can be used by the keyboard alone: opened, written in, moved, copied, deleted', async ctx => {
  const { page } = await openForm(ctx.browser, ctx.site, given, DESKTOP)
  await button(page, 'Move Prefab Units').focus()
  await page.keyboard.press('ArrowDown')
  assert.equal(await titlesOf(page), [names[1], names[0], names[2]])
  await page.getByText('Prefab Units is now 2 of 3').waitFor()
  await isFocused(page, '[aria-label="Move Prefab Units"]')
  await page.keyboard.press('End')
  assert.equal((await titlesOf(page)).at(-1), 'Prefab Units')
  await isFocused(page, '[aria-label="Move Prefab Units"]')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Units')
  assert.equal((await titlesOf(page)).at(-1), 'Units')
  await button(page, 'Up Units').press('Enter')
  assert.equal((await titlesOf(page))[1], 'Units')
  assert.is(await page.locator('.form-row[data-open] strong').first().textContent(), 'Units')
  await button(page, 'Copy Units').press('Enter')
  assert.equal(await titlesOf(page), [names[1], 'Units', 'Units', names[2]])
  await page.keyboard.type('Copy')
  assert.equal(await titlesOf(page), [names[1], 'Units', 'Copy', names[2]])
  await button(page, 'Delete Copy').press('Enter')
  await isFocused(page, '.form-toggle')
  assert.equal(await titlesOf(page), [names[1], 'Units', names[2]])
})

form('takes lines that are typed faster than a slow computer shows them', async ctx => {
  const { page } = await openForm(ctx.browser, ctx.site, given, DESKTOP)
  await button(page, /^Prefab Units/).click()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.getByLabel('Point 1').focus()
  for (const line of ['First', 'Second', 'Third', 'Fourth']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  const points = (await readValue(page)).cards[0]?.points
  assert.equal(points?.slice(1, 5), ['First', 'Second', 'Third', 'Fourth'])
})

form.run()
