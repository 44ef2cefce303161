import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designFacts } from '../../../../../server/features/design/facts.ts'
import { writeDesignSheet } from '../../../../../server/features/design/sheet/document/index.ts'
import { partNames, partsOf } from '../../../../../web/features/design/parts.ts'
import { readPlan } from '../../../../../web/features/design/plan-text.ts'
import { contactDetails } from '../../../../support/contact-details.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import {
  bottomOf,
  isWithin,
  misplaced,
  type Place,
  type PrintedPage,
  printedPages,
} from '../../../../support/printed-places.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite<{ page: PrintedPage }>('layout of the sheet of a design')

const { plan } = readPlan(
  'u1.classroom.20x4-side.3.shutter-two.pitched.boards.brick.deck-stairs-awning-solar-tank.furnished-kitchen-wc',
)

test.before(async context => {
  const prices = Object.fromEntries(Object.keys(partNames).map(id => [id, 20_000_000]))
  const known = { contact: contactDetails, website: 'https://example.org' }
  const address = 'https://example.org/design'
  const facts = designFacts(plan, { currency: 'KES', prices, spread: 10 })
  const bytes = await writeDesignSheet({ plan, facts, ...known, address }, printFonts)
  const file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(file, bytes)
  const [page, ...others] = printedPages(file, bytes)
  assert.equal(others, [])
  context.page = page as PrintedPage
})

test('nothing leaves the margins, and no line covers another', ({ page }) => {
  assert.equal(misplaced(page), [])
})

test('two large drawings stand above three small ones, each with its words below', ({ page }) => {
  const [, ...pictures] = page.of('frame')
  const sizes = pictures.map(({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`)
  assert.equal(sizes, ['252 x 189', '252 x 189', ...Array(3).fill('164 x 123')])
  for (const [index, words] of [
    ...['The front at the left', 'The same without its roof'],
    ...['Turned once', 'Turned twice', 'Turned three times'],
  ].entries()) {
    const picture = pictures[index] as Place
    const { left, top } = page.line(words)
    assert.is(left, picture.left, words)
    assert.ok(top - bottomOf(picture) > 0 && top - bottomOf(picture) < 6, words)
  }
  // The lengths are in the first one.
  for (const length of ['10.1 m', '9.6 m', '6.0 m']) {
    assert.ok(isWithin(page.line(length), pictures[0] as Place), length)
  }
})

test('parts are in two columns with their numbers, measures in a third, each above a line', ({
  page,
}) => {
  const parts = partsOf(plan).map(({ name }) => page.line(name))
  assert.equal([...new Set(parts.map(({ left }) => left))], [40, 218.4])
  for (const { left, top } of parts) {
    const number = page.lines.find(line => line.top === top && line.left === left + 140.4)
    const isNumber = /^\d+$/.test(number?.words ?? '') || left + 140.5 === 358.9
    assert.ok(isNumber, `${left} ${top}`)
  }
  const measures = ['Code', 'Outer size', 'Floor area', 'Modules', 'Storeys', 'Estimate']
  assert.equal([...new Set(measures.map(words => page.line(words).left))], [396.9])
  assert.is(page.of('line').length, 1 + parts.length + measures.length)
})

test('the foot has the code to ask with, and the square that is scanned', ({ page }) => {
  const [foot, code] = page.of('area') as [Place, Place]
  assert.ok(isWithin(code, foot) && code.width === code.height)
  for (const words of ['Ask for a quote', 'WhatsApp', 'example.org/services', 'Scan the code']) {
    assert.ok(isWithin(page.line(words), foot), words)
  }
})

test.run()
