import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changedFacts, changeSchema, partsOf } from '../../../server/products/change-schema.ts'

const test = suite('the parts of a change of a product')

test('leaves what it does not name, and takes away what it names null', () => {
  const facts = { widthMm: 1200, materials: 'Oak', isPriceShown: true }
  assert.equal(changedFacts(facts, { materials: null, seats: 4 }), {
    widthMm: 1200,
    isPriceShown: true,
    seats: 4,
  })
  assert.equal(changedFacts(facts, { materials: undefined }), facts)
})

test('facts and details of the picture are told apart, and a removed text is empty', () => {
  const { version, facts, details } = partsOf(
    changeSchema.parse({ version: 3, seats: 4, name: ' Nyota ', alt: null, isVisible: false }),
  )
  assert.equal([version, facts], [3, { seats: 4 }])
  const untouched = { title: undefined, description: undefined }
  assert.equal(details, { productName: 'Nyota', alt: '', isVisible: false, ...untouched })
})

test('words have the rules of the details of slots', () => {
  const refused = (change: object) => !changeSchema.safeParse({ version: 0, ...change }).success
  for (const wrong of [
    { name: 'a*b' },
    { name: 'x'.repeat(81) },
    { title: 'x'.repeat(121) },
    { description: 'x'.repeat(1001) },
    { alt: 'x'.repeat(256) },
    { isVisible: null },
    { isVisible: 'no' },
    { productName: 'Nyota' },
  ]) {
    assert.ok(refused(wrong), JSON.stringify(wrong))
  }
  assert.not.ok(refused({ name: '', title: null, description: '', alt: null, isVisible: true }))
})

test.run()
