import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hasUnsavedInput, isChanged, tellUnsaved, unsavedNow } from '../../../web/admin/unsaved.ts'
import { standIn } from '../../support/stand-in.ts'

const test = suite('what is typed and not saved')

const kinds = ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'] as const

/** A field of a kind that browsers have. */
function field(kind: (typeof kinds)[number], fields: object): Element {
  const { [kind]: Kind } = globalThis as unknown as Record<string, new () => Element>
  return Object.assign(Kind ? new Kind() : {}, fields) as Element
}

/** A source stays for as long as the module does, which other tests share. */
let own: string | undefined

test.after(() => {
  own = undefined
})

test.before(() => {
  for (const kind of kinds) standIn(kind, class {})
})

test('is another value than a text began with', () => {
  for (const kind of ['HTMLInputElement', 'HTMLTextAreaElement'] as const) {
    assert.is(isChanged(field(kind, { value: 'Oak', defaultValue: 'Oak' })), false)
    assert.is(isChanged(field(kind, { value: 'Ash', defaultValue: 'Oak' })), true)
  }
})

test('is another tick, whatever the value of its box', () => {
  for (const type of ['checkbox', 'radio']) {
    const box = { type, value: 'oak', defaultValue: '' }
    const [same, other] = [true, false].map(checked =>
      isChanged(field('HTMLInputElement', { ...box, checked, defaultChecked: true })),
    )
    assert.equal([same, other], [false, true])
  }
})

test('is another choice than the one that a list began with, or than its first', () => {
  const list = (selectedIndex: number, ...defaults: boolean[]) => {
    const options = defaults.map(defaultSelected => ({ defaultSelected }))
    return isChanged(field('HTMLSelectElement', { selectedIndex, options }))
  }
  assert.equal([list(1, false, true), list(0, false, true)], [false, true])
  assert.equal([list(0, false, false), list(1, false, false)], [false, true])
})

test('is nothing of a button, and is told in a sentence with what others tell', () => {
  const changed = field('HTMLInputElement', { value: 'Ash', defaultValue: 'Oak' })
  const within = (...elements: unknown[]) => ({
    querySelectorAll: () => [{ elements }] as never,
  })
  assert.is(hasUnsavedInput(within({ value: 'Save' }) as never), false)
  assert.is(hasUnsavedInput(within({ value: 'Save' }, changed) as never), true)
  standIn('document', within())
  tellUnsaved(() => own)
  assert.equal(unsavedNow(), [])
  own = 'A quote is not saved yet.'
  assert.equal(unsavedNow(), [own])
  standIn('document', within(changed))
  assert.equal(unsavedNow(), ['What you typed on this screen is not saved yet.', own])
})

test.run()
