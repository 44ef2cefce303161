import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designFacts } from '../../../../../server/features/design/facts.ts'
import type { DesignSheet } from '../../../../../server/features/design/sheet/design-sheet.ts'
import { writeDesignSheet } from '../../../../../server/features/design/sheet/document/index.ts'
import { groupedNumber } from '../../../../../web/base/phone-number.ts'
import { designPageUrl } from '../../../../../web/features/design/addresses.ts'
import { partNames, partsOf } from '../../../../../web/features/design/parts.ts'
import { planText, readPlan } from '../../../../../web/features/design/plan-text.ts'
import { contactDetails } from '../../../../support/contact-details.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { readPdf } from '../../../../support/read-pdf.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('sheet of a design as PDF')

const prices = Object.fromEntries(Object.keys(partNames).map(id => [id, 20_000_000]))

// Of the suite, since several tests read the sheet of the largest plan.
let folder = ''
let count = 0
test.before(async () => {
  folder = await temporaryFolder()
})

async function open(text: string, said: Partial<DesignSheet> = {}) {
  const { plan } = readPlan(text)
  const address = `https://example.org${designPageUrl(planText(plan))}`
  const known = { contact: contactDetails, website: 'https://example.org', address }
  const facts = designFacts(plan, { currency: 'KES', prices: {}, spread: 10 })
  const bytes = await writeDesignSheet({ plan, facts, ...known, ...said }, printFonts)
  const file = join(folder, `${count++}.pdf`)
  await writeFile(file, bytes)
  const { text: inLines, ...read } = readPdf(file, [])
  return { ...read, plan, facts, address, bytes, text: inLines.replace(/\s+/g, ' ') }
}

const LARGEST =
  'u1.classroom.20x4-side.3.shutter-two.pitched.boards.brick.deck-stairs-awning-solar-tank.furnished-kitchen-wc'

let largest: ReturnType<typeof open> | undefined
function openLargest() {
  largest ??= open(LARGEST)
  return largest
}

test('it says the code, the sizes, the area, all parts, the company and the address', async () => {
  const { plan, facts, text, list, address } = await openLargest()
  for (const { name, count } of partsOf(plan)) assert.match(text, `${name} ${count}`)
  const { width, depth, height } = facts.size
  const said = [facts.code, facts.summary, `${facts.area} m²`, `${width.toFixed(1)} m wide`]
  const sizes = [`${depth.toFixed(1)} m deep`, `${height.toFixed(1)} m high`]
  const own = [
    contactDetails.companyName,
    groupedNumber(contactDetails.phone),
    contactDetails.email,
  ]
  for (const words of [...said, ...sizes, ...own]) assert.match(text, words)
  assert.match(text, `example.org/services/containers/design?plan=${facts.code}`)
  assert.match(list('-url'), address)
})

test('the lengths in the first drawing are words of the document', async () => {
  const { facts, text } = await openLargest()
  const { width, depth, height } = facts.size
  for (const length of [width, depth, height]) {
    const alone = new RegExp(`${length.toFixed(1)} m (?!wide|deep|high)`)
    assert.match(text, alone)
  }
})

test('the largest and the smallest plan are one page of A4', async () => {
  const smallest = open('u1.office.20x1-line.1.blank-single.flat.steel.teal.none.none')
  for (const { fact, bytes } of [await openLargest(), await smallest]) {
    assert.is(fact('Pages'), '1')
    assert.match(fact('Page size') ?? '', '(A4)')
    assert.ok(bytes.length < 300_000, `${bytes.length}`)
  }
})

test('five drawings and the code that is scanned are pictures with words', async () => {
  const { list } = await openLargest()
  const tags = list('-struct-text')
  assert.is(tags.match(/^ *Figure/gm)?.length, 6)
  assert.match(tags, /H1 \(block\)\n\s+"Classroom, 3 storeys, 12 modules/)
})

test('an estimate is on it with its day where there is one', async () => {
  const { plan } = readPlan(LARGEST)
  assert.not.match((await openLargest()).text, /KES|[Ee]stimate/)
  const facts = designFacts(plan, { currency: 'KES', prices, spread: 10 })
  const { text } = await open(LARGEST, { facts, day: '2031-03-09' })
  const { from = 0, to = 0 } = facts.estimate ?? {}
  assert.match(text, `KES ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`)
  assert.match(text, 'Estimate of 9 March 2031, not an offer.')
  assert.not.match(text, '200,000 ')
})

test.run()
