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

form('adds a card whose words are examples, and mounts one row only', async ({ site, browser }) => {
  const { page } = await openForm(browser, site, given, DESKTOP)
  await page.getByText('3 of 24').waitFor()
  await button(page, '+ Add a card').click()
  await page.getByText('4 of 24').waitFor()
  await isFocused(page, '.form-row[data-open] input')
  await page.keyboard.type('Metal works')
  assert.equal(await titlesOf(page), [...names, 'Metal works'])
  await button(page, /^Prefab Units/).click()
  assert.is(await page.locator('.form-row[data-open]').count(), 1)
  await page.locator('.form-row[data-open]').getByLabel('Text').waitFor()
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

form('writes short lines one after the other, as in a text', async ({ site, browser }) => {
  const { page } = await openForm(browser, site, given, DESKTOP)
  await button(page, /^Prefab Units/).click()
  await page.getByLabel('Point 1').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A second line')
  assert.is((await readValue(page)).cards[0]?.points?.[1], 'A second line')
  await page.getByLabel('Point 2').fill('')
  await page.keyboard.press('Backspace')
  const points = (await readValue(page)).cards[0]?.points
  assert.is(points?.length, 4)
  assert.not.ok(points?.includes(''))
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

form('shows a fault at its field and on its row, until the field is changed', async ctx => {
  const faults = {
    'sections.1.cards.2.text': 'Write something here',
    'sections.1.cards.2.title': 'At most 120 characters',
  }
  const { page } = await openForm(ctx.browser, ctx.site, { ...given, faults }, DESKTOP)
  await page.getByText('2 things to put right').waitFor()
  await page.evaluate(() => (window as unknown as HarnessWindow).focusAt('sections.1.cards.2.text'))
  const field = page.locator('.form-row[data-open] textarea').first()
  await isFocused(page, '.form-row[data-open] textarea')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  const said = await page.evaluate(id => document.getElementById(id)?.textContent, described)
  assert.is(said, 'Write something here')
  await field.fill('A sentence.')
  assert.is(await field.getAttribute('aria-invalid'), null)
  await button(page, /^Executive Furniture/).click()
  await page.getByText('Title: At most 120 characters').waitFor()
})

form('gives each row of a table a cell for each column, also a new column', async ctx => {
  const value = {
    kind: 'table',
    title: 'Walls',
    columns: ['Part', 'Size'],
    rows: [['Wall', '9 cm']],
  }
  const { page } = await openForm(ctx.browser, ctx.site, { kind: 'table', value }, DESKTOP)
  await button(page, '+ Add a column').click()
  await page.keyboard.type('Weight')
  await button(page, /^Wall/).click()
  await page.getByRole('textbox', { name: 'Weight' }).fill('40 kg')
  await button(page, 'Move Part').press('End')
  assert.equal(await readValue(page), {
    ...value,
    columns: ['Size', 'Weight', 'Part'],
    rows: [['9 cm', '40 kg', 'Wall']],
  })
  await button(page, '+ Add a row').click()
  await page.getByText('2 of 100').waitFor()
  assert.equal(await page.locator('.form-row-body label').allTextContents(), [
    'Size',
    'Weight',
    'Part',
  ])
})

form.run()
