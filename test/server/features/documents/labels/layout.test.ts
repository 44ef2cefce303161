import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { writeLabels } from '../../../../../server/features/documents/labels/document/index.ts'
import type { Labels } from '../../../../../server/features/documents/labels/labels.ts'
import { shapesIn, textsIn } from '../../../../support/pdf-layout.ts'
import { printFonts } from '../../../../support/print-fonts.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('layout of labels')

const kitchen = {
  code: 'KP7',
  name: 'Kitchen with an island',
  address: 'https://example.org/products/kp7',
}
const chair = { code: 'Ch8', name: 'Ch8', address: 'https://example.org/products/ch8' }

async function layoutOf(job: Omit<Labels, 'companyName'>) {
  const bytes = await writeLabels({ ...job, companyName: 'Amani Interiors' }, printFonts)
  const file = join(await temporaryFolder(), 'labels.pdf')
  await writeFile(file, bytes)
  return { texts: textsIn(file), shapes: shapesIn(bytes) }
}

test('on a sheet: the code, its words beside it, the company below, marks to cut', async () => {
  const labels = [chair, kitchen]
  const job = { labels, sheet: 'a4-21', start: 3, hasCutMarks: true } as const
  const { texts, shapes } = await layoutOf(job)
  assert.equal(texts, [
    [
      ...['486.9 64.1 18.5 Ch8', '486.9 121.8 6.5 Amani Interiors', '112.5 172.1 18.5 KP7'],
      ...['112.5 192.8 9.8 Kitchen with an', '112.5 203.2 9.8 island'],
      '112.5 229.8 6.5 Amani Interiors',
    ],
  ])
  assert.equal(shapes, [
    [
      ...['387.8 35.9 194.2 122.2 line of 0.25', '400.5 53.7 86.4 86.4 area'],
      ...['13.4 143.9 194.2 122.2 line of 0.25', '26.1 161.7 86.4 86.4 area'],
    ],
  ])
})

test('a label 25 mm high has no room for the company', async () => {
  const job = { labels: [kitchen], sheet: 'a4-40', start: 1, hasCutMarks: false } as const
  const { texts, shapes } = await layoutOf(job)
  assert.equal(texts, [
    ['89.0 73.9 18.5 KP7', '89.0 94.6 9.8 Kitchen with', '89.0 104.9 9.8 an island'],
  ])
  assert.equal(shapes, [['28.3 66.6 60.7 60.7 area']])
})

test.run()
