import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeSpecSheet } from '../../../../server/spec-sheets/document/index.ts'
import type { SpecSheet } from '../../../../server/spec-sheets/spec-sheet.ts'
import type { ItemFact } from '../../../../web/contract.ts'
import { shapesIn, textsIn } from '../../../support/pdf-layout.ts'
import { printFonts } from '../../../support/print-fonts.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { specSheet } from '../sheet.ts'

const test = suite('layout of a specification sheet')

async function layoutOf(said: Partial<SpecSheet>) {
  const bytes = await writeSpecSheet(specSheet(said), printFonts)
  const file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(file, bytes)
  return { texts: textsIn(file), shapes: shapesIn(bytes) }
}

test('facts stand beside the picture, the description below both', async () => {
  const facts: ItemFact[] = [
    ['Size', '65 × 60 × 120 cm'],
    ['Finish', 'Lacquered walnut'],
  ]
  const description = 'For long days at a desk.'
  const said = { name: 'Savanna', title: 'High back', description, facts }
  const { texts, shapes } = await layoutOf(said)
  assert.equal(texts, [
    [
      '482.5 32.0 9.8 +254 700 000 000',
      '477.2 45.0 9.8 info@example.com',
      '505.4 58.0 9.8 example.org',
      '84.0 42.0 14.1 Nairobi Prefab & Interiors',
      '40.0 96.0 10.3 Chairs · Ch8',
      '40.0 112.0 32.6 Savanna',
      '40.0 150.4 13.1 High back',
      '40.0 435.9 11.4 For long days at a desk.',
      '58.0 722.0 14.1 Ask for a quote with the code Ch8',
      '58.0 744.0 11.4 WhatsApp +254 700 000 000',
      '58.0 761.0 11.4 example.org/products/ch8',
      '58.0 790.0 9.2 Specification of 9 March 2031. Scan the code for what holds today.',
      '312.0 186.1 10.9 Code',
      '394.0 186.1 10.9 Ch8',
      '312.0 206.1 10.9 Collection',
      '394.0 206.1 10.9 Chairs',
      '312.0 226.1 10.9 Size',
      '394.0 226.1 10.9 65 × 60 × 120 cm',
      '312.0 246.1 10.9 Finish',
      '394.0 246.1 10.9 Lacquered walnut',
    ],
  ])
  assert.equal(shapes, [
    [
      '40.0 34.0 32.0 32.0 frame, corners of 8.0',
      '40.0 78.0 515.3 0.0 line of 0.5',
      '40.0 182.6 250.0 231.3 frame, corners of 10.0',
      '312.0 202.6 243.3 0.0 line of 0.4',
      '312.0 222.6 243.3 0.0 line of 0.4',
      '312.0 242.6 243.3 0.0 line of 0.4',
      '312.0 262.6 243.3 0.0 line of 0.4',
      '40.0 706.0 515.3 112.0 area, corners of 12.0',
      '453.3 716.0 92.0 92.0 area, corners of 6.0',
    ],
  ])
})

test('with little to say, the picture is larger and the facts stand below it', async () => {
  const { texts, shapes } = await layoutOf({})
  assert.equal(texts, [
    [
      '84.0 42.0 14.1 Nairobi Prefab & Interiors',
      '40.0 96.0 10.3 Chairs · Ch8',
      '40.0 112.0 32.6 Ch8',
      '40.0 557.9 10.9 Code',
      '122.0 557.9 10.9 Ch8',
      '40.0 577.9 10.9 Collection',
      '122.0 577.9 10.9 Chairs',
      '58.0 722.0 14.1 Ask for a quote with the code Ch8',
      '58.0 744.0 11.4 WhatsApp +254 700 000 000',
      '58.0 761.0 11.4 example.org/products/ch8',
      '58.0 790.0 9.2 Specification of 9 March 2031. Scan the code for what holds today.',
      '482.5 32.0 9.8 +254 700 000 000',
      '477.2 45.0 9.8 info@example.com',
      '505.4 58.0 9.8 example.org',
    ],
  ])
  assert.equal(shapes, [
    [
      '40.0 34.0 32.0 32.0 frame, corners of 8.0',
      '40.0 78.0 515.3 0.0 line of 0.5',
      '40.0 162.4 400.0 370.0 frame, corners of 10.0',
      '40.0 574.4 515.3 0.0 line of 0.4',
      '40.0 594.4 515.3 0.0 line of 0.4',
      '40.0 706.0 515.3 112.0 area, corners of 12.0',
      '453.3 716.0 92.0 92.0 area, corners of 6.0',
    ],
  ])
})

test('much text is set in smaller print, above the foot', async () => {
  const long = 'Mahogany and brass of the coast. '.repeat(100)
  const facts = Array.from({ length: 8 }, (_, i): ItemFact => [`Fact ${i}`, long.slice(0, 110)])
  const { texts, shapes } = await layoutOf({ description: long.slice(0, 1500), facts })
  assert.equal(texts, [
    [
      '482.5 32.0 9.8 +254 700 000 000',
      '477.2 45.0 9.8 info@example.com',
      '505.4 58.0 9.8 example.org',
      '84.0 42.0 14.1 Nairobi Prefab & Interiors',
      '40.0 96.0 10.3 Chairs · Ch8',
      '40.0 112.0 32.6 Ch8',
      '312.0 165.9 8.2 Code',
      '394.0 165.9 8.2 Ch8',
      '312.0 182.7 8.2 Collection',
      '394.0 182.7 8.2 Chairs',
      '312.0 199.4 8.2 Fact 0',
      '394.0 199.4 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 209.2 8.2 and brass of the coast. Mahogany and brass',
      '394.0 218.9 8.2 of the coast. Mahogany an',
      '312.0 235.7 8.2 Fact 1',
      '394.0 235.7 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 245.4 8.2 and brass of the coast. Mahogany and brass',
      '394.0 255.2 8.2 of the coast. Mahogany an',
      '312.0 271.9 8.2 Fact 2',
      '394.0 271.9 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 281.6 8.2 and brass of the coast. Mahogany and brass',
      '394.0 291.4 8.2 of the coast. Mahogany an',
      '312.0 308.1 8.2 Fact 3',
      '394.0 308.1 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 317.9 8.2 and brass of the coast. Mahogany and brass',
      '394.0 327.6 8.2 of the coast. Mahogany an',
      '312.0 344.4 8.2 Fact 4',
      '394.0 344.4 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 354.1 8.2 and brass of the coast. Mahogany and brass',
      '394.0 363.9 8.2 of the coast. Mahogany an',
      '312.0 380.6 8.2 Fact 5',
      '394.0 380.6 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 390.4 8.2 and brass of the coast. Mahogany and brass',
      '394.0 400.1 8.2 of the coast. Mahogany an',
      '312.0 416.9 8.2 Fact 6',
      '394.0 416.9 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 426.6 8.2 and brass of the coast. Mahogany and brass',
      '394.0 436.4 8.2 of the coast. Mahogany an',
      '312.0 453.1 8.2 Fact 7',
      '394.0 453.1 8.2 Mahogany and brass of the coast. Mahogany',
      '394.0 462.9 8.2 and brass of the coast. Mahogany and brass',
      '394.0 472.6 8.2 of the coast. Mahogany an',
      '40.0 507.9 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 521.7 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 535.5 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 549.2 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 563.0 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 576.8 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 590.5 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 604.3 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 618.1 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 631.9 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 645.6 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and',
      '40.0 659.4 10.3 brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast.',
      '40.0 673.2 10.3 Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and brass of the coast. Mahogany and br',
      '58.0 722.0 14.1 Ask for a quote with the code Ch8',
      '58.0 744.0 11.4 WhatsApp +254 700 000 000',
      '58.0 761.0 11.4 example.org/products/ch8',
      '58.0 790.0 9.2 Specification of 9 March 2031. Scan the code for what holds today.',
    ],
  ])
  assert.equal(shapes, [
    [
      '40.0 34.0 32.0 32.0 frame, corners of 8.0',
      '40.0 78.0 515.3 0.0 line of 0.5',
      '40.0 162.4 250.0 231.2 frame, corners of 10.0',
      '312.0 179.2 243.3 0.0 line of 0.4',
      '312.0 195.9 243.3 0.0 line of 0.4',
      '312.0 232.2 243.3 0.0 line of 0.4',
      '312.0 268.4 243.3 0.0 line of 0.4',
      '312.0 304.6 243.3 0.0 line of 0.4',
      '312.0 340.9 243.3 0.0 line of 0.4',
      '312.0 377.1 243.3 0.0 line of 0.4',
      '312.0 413.4 243.3 0.0 line of 0.4',
      '312.0 449.6 243.3 0.0 line of 0.4',
      '312.0 485.9 243.3 0.0 line of 0.4',
      '40.0 706.0 515.3 112.0 area, corners of 12.0',
      '453.3 716.0 92.0 92.0 area, corners of 6.0',
    ],
  ])
})

test.run()
