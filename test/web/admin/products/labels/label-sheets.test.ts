import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  cornerOf,
  labelLimits,
  labelSheet,
  labelSheets,
  pagesFor,
  placesOn,
} from '../../../../../web/admin/products/labels/label-sheets.ts'

const test = suite('sheets of labels')

test('the grid of each is what its name says', () => {
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
  assert.equal(
    corners.map(({ x, y }) => [x, y]),
    [
      [70, 0.5],
      [140, 0.5],
      [0, 37.5],
    ],
  )
})

test('labels fill a page from the first free place on', () => {
  const sheet = labelSheet('a4-21')
  assert.equal(
    [
      [1, 21],
      [1, 22],
      [21, 1],
      [21, 2],
    ].map(([start = 0, labels = 0]) => pagesFor(sheet, start, labels)),
    [1, 2, 1, 2],
  )
})

test('at once there are as many as the screen says', () => {
  assert.equal(labelLimits, { codes: 500, copies: 100, labels: 2000 })
})

test('a sheet that does not exist is an error', () => {
  assert.throws(() => labelSheet('a4-99' as 'a4-21'), 'There is no sheet a4-99')
})

test.run()
