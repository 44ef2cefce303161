import * as assert from 'uvu/assert'
import { suite } from '#test'
import { labelSheet } from '../../../../../web/admin/products/labels/label-sheets.ts'
import { LabelsPreview } from '../../../../../web/admin/products/print/labels-preview.tsx'
import { elementsIn, htmlOf } from '../../../../support/rendered.tsx'

const test = suite('preview of a sheet of labels')

interface Printed {
  start?: number
  codes?: string[]
  copies?: number
  onStart?: (place: number) => void
}

function preview({ start = 1, codes = ['A', 'B'], copies = 1, onStart }: Printed = {}) {
  const sheet = labelSheet('a4-21')
  return <LabelsPreview {...{ sheet, start, codes, copies }} onStart={onStart ?? (() => {})} />
}

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

test('has the codes in their order from the first free place', () => {
  assert.is(placesOf({}), 'AB...................')
  assert.is(placesOf({ start: 3 }), 'xxAB.................')
  assert.is(placesOf({ copies: 3 }), 'AAABBB...............')
  assert.is(placesOf({ start: 2, copies: 2 }), 'xAABB................')
  assert.is(placesOf({ start: 21 }), `${'x'.repeat(20)}A`)
})

test('begins at the place that is pressed', () => {
  const pressed: number[] = []
  const svg = LabelsPreview(preview({ onStart: place => pressed.push(place) }).props)
  const places = elementsIn(svg).filter(({ type }) => type === 'g')
  for (const index of [0, 20]) places[index]?.props.onClick()
  assert.equal(pressed, [1, 21])
})

test('draws the paper, each label within its edge, and the QR code in its middle', () => {
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
  const html = htmlOf(
    <LabelsPreview {...{ sheet, start: 1, codes: ['A'], copies: 1 }} onStart={() => {}} />,
  )
  assert.match(html, 'd="M4 4h12v12h-12z"')
})

test('a code of more than nine letters is as wide as half of its label, of at most 40 mm', () => {
  const widthOf = (code: string, id: 'a4-21' | 'a4-14') => {
    const sheet = labelSheet(id)
    const html = htmlOf(
      <LabelsPreview {...{ sheet, start: 1, codes: [code], copies: 1 }} onStart={() => {}} />,
    )
    return /textLength="(.*?)"/.exec(html)?.[1]
  }
  assert.equal(
    [widthOf('Cabinet-9', 'a4-21'), widthOf('Cabinet-10', 'a4-21'), widthOf('Cabinet-10', 'a4-14')],
    [undefined, '31.75', '40'],
  )
})

test.run()
