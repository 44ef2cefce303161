import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designFacts } from '../../../../server/design/facts.ts'
import { writeDesignSheet } from '../../../../server/design/sheet/document/index.ts'
import { partNames } from '../../../../web/design/parts.ts'
import { readPlan } from '../../../../web/design/plan-text.ts'
import { contactDetails } from '../../../support/contact-details.ts'
import { shapesIn, textsIn } from '../../../support/pdf-layout.ts'
import { printFonts } from '../../../support/print-fonts.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite<{ file: string; bytes: Buffer }>('layout of the sheet of a design')

const LARGEST =
  'u1.classroom.20x4-side.3.shutter-two.pitched.boards.brick.deck-stairs-awning-solar-tank.furnished-kitchen-wc'

test.before(async context => {
  const { plan } = readPlan(LARGEST)
  const prices = Object.fromEntries(Object.keys(partNames).map(id => [id, 20_000_000]))
  const known = { contact: contactDetails, website: 'https://example.org' }
  const address = 'https://example.org/design'
  const facts = designFacts(plan, { currency: 'KES', prices, spread: 10 })
  context.bytes = await writeDesignSheet({ plan, facts, ...known, address }, printFonts)
  context.file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(context.file, context.bytes)
})

test('of texts: left, top and height of each line in points', ({ file }) => {
  assert.equal(textsIn(file), [
    [
      '482.5 32.0 9.8 +254 700 000 000',
      '477.2 45.0 9.8 info@example.com',
      '505.4 58.0 9.8 example.org',
      '84.0 42.0 14.1 Nairobi Prefab & Interiors',
      '40.0 96.0 10.3 Your design · CR-3S12M-71EB',
      '40.0 112.0 23.9 Classroom, 3 storeys, 12 modules, 172.8 m²',
      '84.2 236.1 9.4 10.1 m',
      '206.4 304.9 9.4 9.6 m',
      '98.2 307.2 9.4 6.0 m',
      '40.0 345.5 9.2 The front at the left',
      '303.6 345.5 9.2 The same without its roof',
      '40.0 496.3 9.2 Turned once',
      '215.8 496.3 9.2 Turned twice',
      '391.5 496.3 9.2 Turned three times',
      '40.0 529.3 12.0 Parts',
      '396.9 529.3 12.0 Measures',
      '40.0 549.3 8.7 Module of 20 ft, 6.0 × 2.4 m',
      '180.4 549.3 8.7 12',
      '218.4 549.3 8.7 Awning along the front',
      '358.9 549.3 8.7 1',
      '396.9 549.3 9.2 Code',
      '456.9 549.3 9.2 CR-3S12M-71EB',
      '40.0 563.7 8.7 Module front with a roller shutter',
      '180.4 563.7 8.7 3',
      '218.4 563.7 8.7 Set of solar panels on a module',
      '358.9 563.7 8.7 4',
      '396.9 564.4 9.2 Outer size',
      '40.0 578.1 8.7 Single door',
      '180.4 578.1 8.7 2',
      '218.4 578.1 8.7 Water tank on a stand',
      '358.9 578.1 8.7 1',
      '456.9 564.4 9.2 6.0 m wide, 9.6 m deep,',
      '456.9 575.4 9.2 10.1 m high',
      '40.0 592.5 8.7 Pitched roof over a module',
      '180.4 592.5 8.7 4',
      '218.4 592.5 8.7 Furniture for a module',
      '358.9 592.5 8.7 12',
      '396.9 590.5 9.2 Floor area',
      '40.0 606.9 8.7 Cladding of boards, for a module',
      '180.4 606.9 8.7 12',
      '218.4 606.9 8.7 Kitchenette',
      '358.9 606.9 8.7 1',
      '456.9 590.5 9.2 172.8 m², measured',
      '456.9 601.5 9.2 outside',
      '40.0 621.3 8.7 Deck along the front',
      '180.4 621.3 8.7 1',
      '218.4 621.3 8.7 Washroom',
      '358.9 621.3 8.7 1',
      '396.9 616.6 9.2 Modules',
      '456.9 616.6 9.2 12',
      '396.9 631.6 9.2 Storeys',
      '456.9 631.6 9.2 3',
      '396.9 646.7 9.2 Estimate',
      '456.9 646.7 9.2 KES 10,000,000 to',
      '456.9 657.7 9.2 12,500,000',
      '40.0 635.7 8.7 Stairs outside, for a storey',
      '180.4 635.7 8.7 2',
      '58.0 722.0 14.1 Ask for a quote with the code CR-3S12M-71EB',
      '58.0 744.0 11.4 WhatsApp +254 700 000 000',
      '58.0 761.0 11.4 example.org/services/containers/design?plan=CR-3S12M-71EB',
      '58.0 790.0 9.2 Scan the code to change it or ask for it.',
    ],
  ])
})

test('of lines, areas and frames: left, top, width and height in points', ({ bytes }) => {
  assert.equal(shapesIn(bytes), [
    [
      '40.0 34.0 32.0 32.0 frame, corners of 8.0',
      '40.0 78.0 515.3 0.0 line of 0.5',
      '40.0 153.8 251.6 188.7 frame, corners of 8.0',
      '303.6 153.8 251.6 188.7 frame, corners of 8.0',
      '40.0 370.5 163.8 122.8 frame, corners of 8.0',
      '215.8 370.5 163.8 122.8 frame, corners of 8.0',
      '391.5 370.5 163.8 122.8 frame, corners of 8.0',
      '40.0 561.7 158.4 0.0 line of 0.4',
      '40.0 576.1 158.4 0.0 line of 0.4',
      '40.0 590.5 158.4 0.0 line of 0.4',
      '40.0 604.9 158.4 0.0 line of 0.4',
      '40.0 619.3 158.4 0.0 line of 0.4',
      '40.0 633.7 158.4 0.0 line of 0.4',
      '40.0 648.1 158.4 0.0 line of 0.4',
      '218.4 561.7 158.4 0.0 line of 0.4',
      '218.4 576.1 158.4 0.0 line of 0.4',
      '218.4 590.5 158.4 0.0 line of 0.4',
      '218.4 604.9 158.4 0.0 line of 0.4',
      '218.4 619.3 158.4 0.0 line of 0.4',
      '218.4 633.7 158.4 0.0 line of 0.4',
      '396.9 562.4 158.4 0.0 line of 0.4',
      '396.9 588.5 158.4 0.0 line of 0.4',
      '396.9 614.6 158.4 0.0 line of 0.4',
      '396.9 629.6 158.4 0.0 line of 0.4',
      '396.9 644.7 158.4 0.0 line of 0.4',
      '396.9 670.8 158.4 0.0 line of 0.4',
      '40.0 706.0 515.3 112.0 area, corners of 12.0',
      '453.3 716.0 92.0 92.0 area, corners of 6.0',
    ],
  ])
})

test.run()
