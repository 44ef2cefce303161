import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withCurrentDrawings } from '../../../server/page-editing/current-drawings.ts'
import type { EditedPage } from '../../../web/page-editing/contract.ts'
import type { OwnDrawing } from '../../../web/sections/fields.ts'

const test = suite('stored drawings of an earlier release')

const drawing = (name: string, version: string, alt = name) =>
  ({ name, version, family: 'plan', alt }) as unknown as OwnDrawing

const drawings = new Map([['stairs', drawing('stairs', '2', 'Stairs of this release')]])

const renewed = (media: unknown) => {
  const page = { path: '/about', sections: [{ kind: 'prose', hidden: null, media }] }
  const now = withCurrentDrawings(page as unknown as EditedPage, drawings)
  assert.equal({ ...now, sections: undefined }, { path: '/about', sections: undefined })
  const [section] = now.sections as unknown as [{ kind: string; hidden: null; media: unknown }]
  assert.equal([section.kind, section.hidden], ['prose', null])
  return section.media
}

test('become those of this one, wherever they are', () => {
  assert.is(renewed(drawing('stairs', '1')), drawings.get('stairs'))
  assert.equal(renewed([{ text: 'x', of: drawing('stairs', '1') }, 7]), [
    { text: 'x', of: drawings.get('stairs') },
    7,
  ])
})

test('stay as they are where this one draws the same, or has none of that name', () => {
  for (const same of [drawing('stairs', '2', 'Own words'), drawing('gone', '1')]) {
    assert.is(renewed(same), same)
  }
})

test('are not what has a family and no version, or no name', () => {
  const { name: _, ...unnamed } = drawing('stairs', '1') as OwnDrawing & { name: string }
  const { version: __, ...slot } = drawing('stairs', '1') as OwnDrawing & { version: string }
  const { family: ___, ...product } = drawing('stairs', '1') as OwnDrawing & { family: string }
  for (const other of [unnamed, slot, product]) assert.equal(renewed(other), other)
})

test.run()
