import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  changedFacts,
  changeSchema,
  partsOf,
} from '../../../../server/features/products/change-schema.ts'

const test = suite('a change of a product')

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
  const most = { name: 'x'.repeat(80), title: 'x'.repeat(120), description: 'x'.repeat(1000) }
  assert.not.ok(refused({ ...most, alt: ` ${'x'.repeat(255)} ` }))
  assert.not.ok(refused({ name: '', title: null, description: '', alt: null, isVisible: true }))
})

const price = { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: true }

/** The first error of a change; '' where it is taken. */
function refusal(change: object): string {
  const { error } = changeSchema.safeParse({ version: 0, ...change })
  const [issue] = error?.issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : ''
}

test('takes every fact, and null for one that is to go', () => {
  const all = {
    ...{ widthMm: 1, depthMm: 100_000, heightMm: 750, weightKg: 0.1, seats: 1000, areaM2: 10_000 },
    ...{ materials: 'Oak', finishes: 'Oiled', availability: 'in-stock', leadTime: '3 weeks' },
    ...{ warranty: '2 years', price, isPriceShown: true },
  }
  assert.is(refusal(all), '')
  const none = Object.fromEntries(Object.keys(all).map(name => [name, null]))
  assert.is(refusal(none), '')
})

test('is refused where a value is none that a product can have, by its field', () => {
  const refused: [object, string][] = [
    [{ widthMm: -1 }, 'widthMm: A width in millimetres from 1 to 100,000'],
    [{ widthMm: 0 }, 'widthMm: A width'],
    [{ depthMm: 100_001 }, 'depthMm: A depth'],
    [{ heightMm: 75.5 }, 'heightMm: A height'],
    [{ heightMm: '75' }, 'heightMm: A height'],
    [{ weightKg: 0.04 }, 'weightKg: A weight in kilograms from 0.1 to 100,000'],
    [{ weightKg: 100_001 }, 'weightKg: A weight'],
    [{ seats: 1001 }, 'seats: A number of seats from 1 to 1,000'],
    [{ areaM2: 10_001 }, 'areaM2: An area in square metres'],
    [{ materials: ' ' }, 'materials: A line of at most 120 characters'],
    [{ finishes: 'x'.repeat(121) }, 'finishes: A line'],
    [{ availability: 'soon' }, 'availability: Made to order, or in stock'],
    [{ isPriceShown: 'yes' }, 'isPriceShown: Whether visitors see the price'],
    [{ colour: 'red' }, ': Unrecognized key: "colour"'],
    [{ version: -1 }, 'version: The version that the change began from'],
  ]
  for (const [change, message] of refused) {
    assert.ok(refusal(change).startsWith(message), `${JSON.stringify(change)}: ${refusal(change)}`)
  }
})

test('takes a price that says what its kind needs, and no other', () => {
  const priced = (more: object) => refusal({ price: { ...price, ...more } })
  assert.is(priced({}), '')
  assert.is(priced({ kind: 'from', validUntil: '2026-12-31' }), '')
  assert.is(priced({ kind: 'range', toCents: 6_850_001 }), '')
  assert.is(priced({ kind: 'on-request', cents: undefined }), '')
  assert.is(priced({ cents: 10_000_000_000 }), '')
  for (const wrong of [
    { cents: 10_000_000_000_001 },
    { cents: 1e14 },
    { cents: 0 },
    { cents: 1.5 },
    { cents: undefined },
    { kind: 'on-request' },
    { kind: 'range' },
    { kind: 'range', toCents: 6_850_000 },
    { toCents: 7_000_000 },
    { per: 'kilo' },
    { validUntil: '2026-02-30' },
    { validUntil: 'Friday' },
    { vatIncluded: undefined },
    { currency: 'USD' },
  ]) {
    assert.match(priced(wrong), /^price/, JSON.stringify(wrong))
  }
})

test('rounds weight and area to a tenth, and trims lines', () => {
  const { weightKg, areaM2, materials } = changeSchema.parse({
    ...{ version: 0, weightKg: 62.349, areaM2: 0.05, materials: '  Oak \n and  teak ' },
  })
  assert.equal([weightKg, areaM2, materials], [62.3, 0.1, 'Oak and teak'])
})

test.run()
