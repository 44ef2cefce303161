import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { poppler } from '../support/poppler.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, type Visit, visit } from './visit.ts'

const test = siteSuite<{ tab: Visit }>('printed pages')
test.before(async context => {
  context.tab = await visit(context.browser, context.site.url)
})

/** The lines of text on each printed A4 page. */
async function sheetsOf(page: Page): Promise<string[][]> {
  const file = join(await temporaryFolder(), 'page.pdf')
  await writeFile(file, await page.pdf({ format: 'A4' }))
  const sheets = poppler('pdftotext', ['-layout', file, '-']).split('\f').slice(0, -1)
  return sheets.map(sheet => sheet.split('\n').filter(line => line.trim()))
}

/** Pages with all kinds of sections, and those whose last sheet once had three lines. */
const MOST_SHEETS = {
  '/': 3,
  '/gallery': 2,
  '/services/interiors': 2,
  '/services/furniture/office': 3,
  '/engineering-services/powder-coating': 3,
}

for (const [path, most] of Object.entries(MOST_SHEETS)) {
  test(`${path} is complete on ${most} sheets, with name and address`, async ({
    site,
    tab: { page },
  }) => {
    await page.goto(site.url + path)
    await hydrated(page)
    const headings = (await page.locator('h2, h3').allTextContents()).map(text => text.trim())
    const captions = (await page.locator('main figcaption h3').allTextContents()).map(text =>
      text.trim(),
    )
    const labels = await page.locator('main .button').allInnerTexts()
    const sheets = await sheetsOf(page)
    assert.ok(sheets.length <= most, `${sheets.length} sheets`)
    assert.match(sheets[0]?.[0] ?? '', 'Nairobi Prefab & Interiors')
    const all = sheets.flat().join('\n')
    for (const caption of captions) assert.ok(all.includes(caption), caption)
    for (const [at, lines] of sheets.entries()) {
      assert.ok(lines.length >= 5, `sheet ${at + 1} holds only: ${lines.join('; ')}`)
      // A heading must not be the last line of a sheet.
      const last = lines.at(-1)?.trim() ?? ''
      assert.not(headings.includes(last), `sheet ${at + 1} ends with “${last}”`)
    }
    const end = sheets.at(-1)?.join('\n') ?? ''
    assert.match(end, /\+254/)
    assert.match(end, /© 2024–\d{4} Nairobi Prefab & Interiors/)
    const lines = sheets.flat().map(line => line.trim())
    const pressed = labels.filter(label => label && !headings.includes(label))
    assert.equal(
      pressed.filter(label => lines.includes(label)),
      [],
    )
  })
}

test('a shortlist of 30 prints items, quantities and notes on three sheets', async context => {
  const { page } = await visit(context.browser, `${context.site.url}/shortlist`, DESKTOP)
  const items = Array.from({ length: 30 }, (_, n) => ({
    page: '/services/furniture/chairs',
    code: `Ch${n + 1}`,
    quantity: n + 2,
    note: n === 3 ? 'in oak' : '',
  }))
  await page.evaluate(
    ([key, list]) => localStorage.setItem(key as string, list as string),
    ['shortlist', JSON.stringify(items)],
  )
  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Ch30', exact: true }).waitFor()
  const sheets = await sheetsOf(page)
  assert.ok(sheets.length <= 3, `${sheets.length} sheets`)
  const all = sheets.flat().join('\n')
  for (const { code } of items) assert.match(all, new RegExp(`\\b${code}\\b`))
  assert.match(all, 'in oak')
  assert.match(all, /30 items, \d+ \w+ \d{4}/)
  assert.match(all, 'info@example.com')
  assert.not.match(all, /Remove|Look further/)
})

test.run()
