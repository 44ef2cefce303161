import type { ComponentProps, FormEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  cornerOf,
  type LabelSheetId,
  labelSheet,
  labelSheets,
  pagesFor,
  placesOn,
} from '../../../../../../web/features/products/admin/labels/label-sheets.ts'
import { LabelsPreview } from '../../../../../../web/features/products/admin/print/labels-preview.tsx'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementsIn, htmlOf } from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { until } from '../../../../../support/until.ts'
import { product } from '../product.ts'

openAdminPage()
const { useLabels } = await import(
  '../../../../../../web/features/products/admin/print/use-labels.ts'
)

const test = suite('labels of products')

test('the grid of each sheet is what its name says', () => {
  for (const { name, label, columns, rows, page } of labelSheets) {
    const size = `${label.width} × ${label.height} mm`
    const isRoll = name.startsWith('Roll')
    assert.is(name, isRoll ? `Roll of ${size}` : `A4, ${columns} × ${rows} of ${size}`)
    assert.equal(page, isRoll ? label : { width: 210, height: 297 })
  }
})

test('the first and the last label stand where the makers put them, in millimetres', () => {
  const corners = labelSheets.map(sheet => {
    const round = ({ x, y }: { x: number; y: number }) => [x, y].map(one => Math.round(one * 100))
    return [sheet.like, ...round(cornerOf(sheet, 1)), ...round(cornerOf(sheet, placesOn(sheet)))]
  })
  assert.equal(corners, [
    ['Avery L7160', 721, 1515, 13929, 24375],
    ['Avery 3474', 0, 50, 14000, 25950],
    ['Avery L7163', 465, 1515, 10625, 24375],
    ['Avery 3657', 800, 2150, 15350, 25010],
    ['Brother DK-11209', 0, 0, 0, 0],
  ])
})

test('places count row by row', () => {
  const sheet = labelSheet('a4-24')
  const corners = [2, 3, 4].map(place => cornerOf(sheet, place))
  assert.equal(corners, [
    { x: 70, y: 0.5 },
    { x: 140, y: 0.5 },
    { x: 0, y: 37.5 },
  ])
})

test('labels fill a page from the first free place on', () => {
  const sheet = labelSheet('a4-21')
  assert.equal([pagesFor(sheet, 1, 21), pagesFor(sheet, 1, 22)], [1, 2])
  assert.equal([pagesFor(sheet, 21, 1), pagesFor(sheet, 21, 2)], [1, 2])
})

test('a sheet that does not exist is an error', () => {
  assert.throws(() => labelSheet('a4-99' as 'a4-21'), 'There is no sheet a4-99')
})

type Printed = Partial<ComponentProps<typeof LabelsPreview>>

const preview = (printed: Printed = {}) => (
  <LabelsPreview
    {...{ sheet: labelSheet('a4-21'), start: 1, codes: ['A', 'B'], copies: 1, onStart: () => {} }}
    {...printed}
  />
)

/** One letter for each of the first places: used, free, or its code. */
function placesOf(printed: Printed): string {
  const places = htmlOf(preview(printed)).split('<g ').slice(1)
  assert.is(places.length, 21)
  return places
    .map(place => {
      const code = />([^<>]+)<\/text>/.exec(place)?.[1]
      assert.is(place.includes('data-filled="true"'), code !== undefined)
      assert.is(place.includes('<path'), code !== undefined)
      if (place.includes('data-used="true"')) return code ? '?' : 'x'
      return code ?? '.'
    })
    .join('')
}

test('the preview has the codes in their order from the first free place', () => {
  assert.is(placesOf({}), 'AB...................')
  assert.is(placesOf({ start: 3 }), 'xxAB.................')
  assert.is(placesOf({ copies: 3 }), 'AAABBB...............')
  assert.is(placesOf({ start: 2, copies: 2 }), 'xAABB................')
  assert.is(placesOf({ start: 21 }), `${'x'.repeat(20)}A`)
})

test('the preview begins at the place that is pressed', () => {
  const pressed: number[] = []
  const svg = LabelsPreview(preview({ onStart: place => pressed.push(place) }).props)
  const places = elementsIn(svg).filter(({ type }) => type === 'g')
  for (const index of [0, 20]) places[index]?.props.onClick()
  assert.equal(pressed, [1, 21])
})

test('the preview draws the paper, each label within its edge, and the QR code in its middle', () => {
  const html = htmlOf(preview())
  assert.match(html, 'viewBox="-1 -1 212 299"')
  assert.match(html, '<rect class="labels-paper" width="210" height="297">')
  const round = html.replace(/\d+\.\d{3,}/g, number => Number(number).toFixed(2))
  assert.match(round, 'transform="translate(7.21 15.15)"')
  assert.match(round, '<rect x="0.6" y="0.6" width="62.3" height="36.9" rx="2">')
  assert.match(round, 'd="M4 6.35h25.40v25.40h-25.40z"')
  assert.match(round, '<text x="32.40" y="21.05">A</text>')
})

test('the QR code of a low label leaves its edge free', () => {
  const sheet = { ...labelSheet('a4-21'), label: { width: 60, height: 20 } }
  assert.match(htmlOf(preview({ sheet, codes: ['A'] })), 'd="M4 4h12v12h-12z"')
})

test('a code of more than nine letters is as wide as half of its label, of at most 40 mm', () => {
  const widthOf = (code: string, id: LabelSheetId) => {
    const html = htmlOf(preview({ sheet: labelSheet(id), codes: [code] }))
    return /textLength="(.*?)"/.exec(html)?.[1]
  }
  assert.is(widthOf('Cabinet-9', 'a4-21'), undefined)
  assert.is(widthOf('Cabinet-10', 'a4-21'), '31.75')
  assert.is(widthOf('Cabinet-10', 'a4-14'), '40')
})

const products = [product({ code: 'Ch1' }), product({ code: 'Ch2' })]

function open(onPrinted = () => {}) {
  const hook = liveHook(() => useLabels(products, onPrinted))
  return {
    hook,
    type: (field: 'start' | 'copies', value: string) =>
      hook.now.number(field).onChange({ target: { value } as HTMLInputElement }),
    async print() {
      hook.now.print({ preventDefault: () => undefined } as FormEvent)
      await until('the answer', () => !hook.now.isBusy)
    },
  }
}

const refusal = (fields: object) => Response.json({ error: 'Not so', fields }, { status: 400 })

test('labels begin at the first place with one copy, and stay within a sheet', () => {
  const { hook, type } = open()
  assert.equal([hook.now.start, hook.now.copies], [1, 1])
  type('start', '500')
  type('copies', '3.4')
  assert.equal([hook.now.start, hook.now.copies], [21, 3])
  type('start', '0')
  type('copies', 'many')
  assert.equal([hook.now.start, hook.now.copies], [1, 1])
  hook.now.setStart(9)
  hook.now.setSheet('a4-21')
  assert.is(hook.now.start, 1)
})

test('labels are asked for as typed, and refused beside their field until it is changed', async () => {
  const sent = answerRequests(() => refusal({ copies: 'At most 100' }))
  const { hook, type, print } = open()
  type('copies', '500')
  await print()
  const order = { codes: ['Ch1', 'Ch2'], sheet: 'a4-21', start: 1, copies: 500, hasCutMarks: false }
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [order])
  assert.equal(hook.now.faults, { copies: 'At most 100' })
  assert.is(hook.now.number('copies').error, 'At most 100')
  type('copies', '100')
  assert.equal(hook.now.faults, {})
})

test('refused labels say below the fields what concerns none of them', async () => {
  answerRequests(() => refusal({ codes: 'Ch2 is gone' }))
  const { hook, print } = open()
  await print()
  assert.equal(Object.keys(hook.now.faults), ['codes', 'all'])
})

test('labels are saved as a file, and then the dialog is done', async () => {
  const saved: object[] = []
  const createElement = () => ({ click: () => saved.push(link) })
  const link = createElement()
  standIn('document', Object.assign(document, { createElement: () => link }))
  const headers = { 'content-disposition': 'attachment; filename="labels.pdf"' }
  answerRequests(() => new Response('%PDF', { headers }))
  let printed = 0
  const { hook, print } = open(() => printed++)
  await print()
  assert.equal([printed, hook.now.faults, saved.length], [1, {}, 1])
  assert.is(Reflect.get(link, 'download'), 'labels.pdf')
})

test.run()
