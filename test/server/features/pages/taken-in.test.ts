import * as assert from 'uvu/assert'
import { suite } from '#test'
import { slotsOf, withTextsTakenIn } from '../../../../server/features/pages/taken-in.ts'
import { untouched } from '../../../../server/features/products/slot-details/rows.ts'
import type { SlotDetails } from '../../../../web/admin/contract.ts'
import type { EditedPage } from '../../../../web/features/pages/contract.ts'

const test = suite('details of pictures in the source of a page')

const picture = (path?: string) => ({ family: 'sofa', alt: 'Sofa', ...(path && { path }) })

const source = {
  path: '/works',
  sections: [
    { kind: 'hero', title: 'Works', media: picture('hero.jpg'), slides: [{ label: 'One' }] },
    {
      kind: 'portfolio',
      items: [
        { title: 'Loggia', text: 'At dawn', media: picture('a.jpg'), tags: ['new'] },
        { title: 'Salon', text: 'At noon', media: picture('b.jpg') },
        { title: 'Drawn', text: 'Without a place', media: picture() },
      ],
    },
  ],
} as unknown as EditedPage

function takenIn(said: Record<string, Partial<SlotDetails>>) {
  const details = Object.fromEntries(
    Object.entries(said).map(([path, own]) => [path, { ...untouched, ...own }]),
  )
  const before = structuredClone(source)
  const page = withTextsTakenIn({ source, keys: ['one', 'two'] }, details)
  assert.equal(source, before, 'the source itself is left')
  assert.equal(page.keys, ['one', 'two'])
  return page.source
}

test('details of other pictures leave a page as it is', () => {
  assert.is(takenIn({ 'elsewhere.jpg': { title: 'Other' } }), source)
})

test('stand in the entry and the picture that show them, and nowhere else', () => {
  const expected = structuredClone(source) as unknown as {
    sections: [object, { items: [object, object] }]
  }
  expected.sections[1].items[0] = {
    ...{ title: 'Terrace', text: 'At dusk', tags: ['new'] },
    media: { ...picture('a.jpg'), alt: 'A terrace' },
  }
  const said = { title: 'Terrace', description: 'At dusk', alt: 'A terrace' }
  assert.equal(takenIn({ 'a.jpg': said }), expected)
})

test('leave what they do not say, one by one', () => {
  const work = (own: Partial<SlotDetails>) => {
    const [, portfolio] = takenIn({ 'b.jpg': own }).sections
    return Reflect.get(portfolio ?? {}, 'items')[1]
  }
  const media = picture('b.jpg')
  assert.equal(work({ productName: 'Sofa 7' }), { title: 'Salon', text: 'At noon', media })
  assert.equal(work({ title: 'Hall' }), { title: 'Hall', text: 'At noon', media })
  assert.equal(work({ description: 'By day' }), { title: 'Salon', text: 'By day', media })
})

test('are those of the places of a source, not of pictures without one', () => {
  assert.equal(slotsOf(source), ['hero.jpg', 'a.jpg', 'b.jpg'])
})

test.run()
