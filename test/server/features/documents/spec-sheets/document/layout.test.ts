import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeSpecSheet } from '../../../../../../server/features/documents/spec-sheets/document/index.ts'
import type { SpecSheet } from '../../../../../../server/features/documents/spec-sheets/spec-sheet.ts'
import type { ItemFact } from '../../../../../../web/base/contract.ts'
import { printFonts } from '../../../../../support/print-fonts.ts'
import {
  bottomOf,
  isWithin,
  misplaced,
  type Place,
  printedPages,
} from '../../../../../support/printed-places.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'
import { specSheet } from '../sheet.ts'

const test = suite('layout of a specification sheet')

const WORDS_OF_FOOT = [
  ...['Ask for a quote', 'WhatsApp', 'example.org/products/ch8', 'Specification of'],
]

/** The only page, of which foot, head and lines below facts are as on every sheet. */
async function layoutOf(said: Partial<SpecSheet>) {
  const bytes = await writeSpecSheet(specSheet(said), printFonts)
  const file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(file, bytes)
  const [page, ...others] = printedPages(file, bytes)
  if (!page) throw new Error('no page')
  assert.equal([others, misplaced(page)], [[], []])
  const [logo, picture] = page.of('frame') as [Place, Place]
  const [foot, code] = page.of('area') as [Place, Place]
  for (const words of WORDS_OF_FOOT) assert.ok(isWithin(page.line(words), foot), words)
  assert.ok(isWithin(code, foot) && bottomOf(picture) < foot.top)
  assert.ok(bottomOf(logo) < page.line('Chairs').top)
  const above = page.lines.filter(line => bottomOf(line) <= foot.top)
  assert.is(page.lines.length - above.length, WORDS_OF_FOOT.length)
  const rows = 2 + (said.facts?.length ?? 0)
  assert.is(page.of('line').length, 1 + rows, 'below the head and each fact')
  return { ...page, picture, facts: page.line('Code'), foot }
}

test('facts stand beside the picture, the description below both', async () => {
  const facts: ItemFact[] = [
    ['Size', '65 × 60 × 120 cm'],
    ['Finish', 'Lacquered walnut'],
  ]
  const description = 'For long days at a desk.'
  const said = { name: 'Savanna', title: 'High back', description, facts }
  const { picture, facts: first, line } = await layoutOf(said)
  for (const words of ['Code', 'Collection', 'Size', 'Finish']) {
    assert.ok(line(words).left > picture.left + picture.width, words)
    assert.ok(line(words).top > picture.top && bottomOf(line(words)) < bottomOf(picture), words)
  }
  assert.ok(line('Lacquered').left - first.left >= 80, 'in a column of their own')
  const below = ['Chairs · Ch8', 'Savanna', 'High back', 'For long days'].map(one => line(one).top)
  assert.equal(
    below,
    below.toSorted((one, other) => one - other),
  )
  assert.ok(line('High back').top < picture.top && line(description).top > bottomOf(picture))
})

test('with little to say, the picture is larger and the facts stand below it', async () => {
  const { picture, facts, line } = await layoutOf({})
  assert.equal([picture.width, picture.height], [400, 370])
  assert.ok(facts.top > bottomOf(picture) && line('Collection').top > bottomOf(facts))
  assert.is(facts.left, picture.left)
})

test('much text is set in smaller print, above the foot', async () => {
  const long = 'Mahogany and brass of the coast. '.repeat(100)
  const facts = Array.from({ length: 8 }, (_, i): ItemFact => [`Fact ${i}`, long.slice(0, 110)])
  const {
    facts: first,
    picture,
    lines,
  } = await layoutOf({
    ...{ description: long.slice(0, 1500), facts },
  })
  assert.equal([first.height, (await layoutOf({})).facts.height], [8.2, 10.9])
  const description = lines.filter(({ left, words }) => left === 40 && /brass of the/.test(words))
  assert.is(description.length, 13)
  const least = lines.filter(({ words }) => words.startsWith('Fact 7'))[0]?.top ?? 0
  assert.ok((description[0]?.top ?? 0) > Math.max(bottomOf(picture), least))
})

test.run()
