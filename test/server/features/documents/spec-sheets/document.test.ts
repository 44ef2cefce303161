import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeSpecSheet } from '../../../../../server/features/documents/spec-sheets/document/index.ts'
import type { SpecSheet } from '../../../../../server/features/documents/spec-sheets/spec-sheet.ts'
import type { ItemFact } from '../../../../../web/base/contract.ts'
import { groupedNumber } from '../../../../../web/base/phone-number.ts'
import { productPhoto } from '../../../../support/camera-photo.ts'
import { contactDetails } from '../../../../support/contact-details.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { readPdf } from '../../../../support/read-pdf.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { specSheet } from './sheet.ts'

const test = suite('specification sheet as PDF')

async function open(said: Partial<SpecSheet> = {}) {
  const bytes = await writeSpecSheet(specSheet(said), printFonts)
  const file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(file, bytes)
  return { ...readPdf(file), bytes }
}

const manyFacts = Array.from({ length: 20 }, (_, i): ItemFact => [`Fact ${i}`, `${long(110)} ${i}`])

function long(length: number): string {
  return 'Mahogany and brass of the coast. '.repeat(100).slice(0, length).trim()
}

const kinds: Record<string, Partial<SpecSheet>> = {
  'nothing known': {},
  'twenty facts': { facts: manyFacts },
  'a description of 2,000 characters': { description: long(2000) },
  'all of it at its longest': {
    name: long(300),
    title: long(300),
    description: long(2000),
    facts: manyFacts,
    collection: long(200),
    contact: { ...contactDetails, companyName: long(200), email: `${'x'.repeat(200)}@example.org` },
    address: `https://example.org/${'y'.repeat(120)}`,
  },
  'words without a space': {
    name: 'W'.repeat(200),
    description: 'w'.repeat(1000),
    facts: [['Material', 'W'.repeat(120)]],
  },
  'line breaks': { description: 'Oak\n\n'.repeat(150), title: 'One\nTwo\nThree\nFour' },
}

for (const [kind, said] of Object.entries(kinds)) {
  test(`with ${kind} is one page of A4`, async () => {
    const { fact } = await open(said)
    assert.is(fact('Pages'), '1')
    assert.match(fact('Page size') ?? '', '(A4)')
  })
}

test('it has whose it is, the name, the code, all facts, the address and the day', async () => {
  const facts: ItemFact[] = [
    ['Size', '65 × 60 × 120 cm'],
    ['Area', '12 m²'],
    ['Price', 'KES 24,500, plus VAT'],
  ]
  const said = { name: 'Savanna', title: 'High back', description: 'For long days.', facts }
  const { text, list, fact } = await open(said)
  const words = [
    ...['Savanna', /Chairs +· +Ch8/, 'High back', 'For long days.', 'example.org/products/ch8'],
  ]
  const own = [
    contactDetails.companyName,
    groupedNumber(contactDetails.phone),
    contactDetails.email,
  ]
  for (const word of [...words, ...own, '9 March 2031', ...facts.flat()]) assert.match(text, word)
  assert.match(list('-url'), 'https://example.org/products/ch8')
  assert.match(list('-url'), 'I%20would%20like%20a%20quote%20for%20Ch8')
  assert.is(fact('Title'), 'Specification of Savanna (Ch8)')
})

test('its tags are those of a heading, a picture with words, and a table', async () => {
  const { list } = await open({ facts: [['Finish', 'Lacquered']], alt: 'A chair on a sledge' })
  const tags = list('-struct-text')
  assert.match(tags, /H1 \(block\)\n\s+"Ch8"/)
  assert.match(tags, /Table \(block\)\s+TR\s+TH\s+"Code"\s+TD\s+"Ch8"/)
  assert.is(tags.match(/^ *TR/gm)?.length, 3)
  assert.is(tags.match(/^ *Figure/gm)?.length, 2)
})

test('what cannot be printed leaves no blank row, and the code in place of the name', async () => {
  const { text } = await open({
    name: 'كرسي 🪑',
    title: '椅子',
    description: 'كرسي 5',
    facts: [
      ['Material', 'خشب'],
      ['Finish', 'Lacquered 🪑 walnut'],
    ],
  })
  assert.match(text, /^\s*Ch8\s*$/m)
  assert.match(text, 'Lacquered walnut')
  assert.not.match(text, 'Material')
})

test('a photo is on it, and it weighs at most 0.1 MB as its link says', async () => {
  const file = join(await temporaryFolder(), 'photo.jpg')
  await writeFile(file, await productPhoto(3, 1600))
  const { picture } = specSheet()
  const said = { picture: { ...picture, photo: { file, version: '1' } }, facts: manyFacts }
  const { bytes } = await open({ ...said, description: long(2000) })
  assert.match(bytes.toString('latin1'), '/DCTDecode')
  assert.ok(bytes.length < 100_000, `${bytes.length}`)
})

test.run()
