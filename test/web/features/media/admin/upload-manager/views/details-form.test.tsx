import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot, NamedSlotDetails } from '../../../../../../../web/admin/contract.ts'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { elementsIn, htmlOf, textOf } from '../../../../../../support/rendered.tsx'
import { details, slot } from '../places.ts'

openAdminPage()
const { SlotDialog } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/slot-dialog.tsx'
)
const { DetailsForm } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/details-form.tsx'
)

const test = suite('details of a place')

const PATH = 'a/1.jpg'
const product = { defaults: { productName: 'Ch1' } }

function formOf(said: Partial<NamedSlotDetails>, photo?: string, builtVersion = '') {
  const stored = details(PATH, { builtVersion }, said)
  return htmlOf(<DetailsForm details={stored} photo={photo} onSave={async () => ({ slots: [] })} />)
}

test('a product name is asked for where there is a product', () => {
  assert.match(formOf(product), 'name="productName"')
  assert.not.match(formOf({}), 'name="productName"')
})

test('each text takes as many characters as the server', () => {
  const fields = formOf(product).match(/<(?:input|textarea)[^>]*>/g) ?? []
  const lengths = ['productName', 'alt', 'title', 'description'].map(name => {
    const field = fields.find(tag => tag.includes(`name="${name}"`)) ?? ''
    return Number(/maxlength="(\d+)"/i.exec(field)?.[1])
  })
  assert.equal(lengths, [80, 255, 120, 1000])
})

test('the form says where visitors read the title', () => {
  assert.match(formOf(product), 'Below the picture when a visitor opens it.')
  assert.match(formOf({ ...product, inCatalogs: ['title'] }), 'opens it, and in the PDF catalog.')
  const onPages = 'Over or below the picture, on pages that have words there.'
  assert.match(formOf({}), onPages)
  const document = { label: 'Ch8, document 1', path: 'a/1.pdf' }
  assert.match(formOf(document), 'What its link on the page of the product says.')
  assert.match(formOf({ ...document, path: PATH }), onPages)
  assert.match(formOf({ path: 'a/1.pdf' }), onPages)
})

test('a photo without words of its own is asked for them', () => {
  assert.match(formOf({ needsAlt: true }), 'still described by the words of its drawing')
  assert.match(formOf({}), 'What the picture shows, for people who do not see it.')
})

test('a tick for what was built is offered for the photo of a product, beside its drawing', () => {
  const html = formOf(product, 'a-1')
  assert.match(html, 'Built after this drawing')
  assert.match(html, 'src="/api/admin/files/drawings/of/a/1.jpg"')
  assert.not.match(formOf(product), 'Built after')
  assert.not.match(formOf({}, 'a-1'), 'Built after')
})

test('the tick is set where this photo has it', () => {
  const tick = (builtVersion: string) =>
    /<input[^>]*name="builtVersion"[^>]*>/.exec(formOf(product, 'a-1', builtVersion))?.[0] ?? ''
  assert.match(tick('a-1'), 'checked')
  assert.not.match(tick(''), 'checked')
  assert.not.match(tick('b-1'), 'checked')
})

function dialogOf(of: Partial<MediaSlot>, known?: NamedSlotDetails) {
  const nothing = () => undefined
  const dialog = SlotDialog({
    ...{ slot: slot(PATH, of), details: known, onSave: async () => ({ slots: [] }) },
    ...{ onPick: nothing, onMove: nothing, onUndoMove: undefined, onClose: nothing },
  })
  const elements = elementsIn(dialog)
  const form = elements.find(({ type }) => type === DetailsForm)
  const [file] = elements.filter(({ type }) => type === 'p')
  return { form: form?.props, file: textOf(file?.props.children) }
}

test('the dialog says the path, and the size of the file that is there', () => {
  assert.is(dialogOf({}).file, PATH)
  assert.is(dialogOf({ present: true, size: 2_000_000 }).file, `${PATH} · 1.9 MB`)
  assert.is(dialogOf({ present: false, size: 2_000_000 }).file, PATH)
})

test('the dialog has a form where there are details, which asks of a photo alone if it was built', () => {
  const known = details(PATH)
  assert.is(dialogOf({}).form, undefined)
  assert.is(dialogOf({}, known).form?.details, known)
  assert.is(dialogOf({ version: 'v1' }, known).form?.photo, 'v1')
  assert.is(dialogOf({ version: 'v1', kind: 'video' }, known).form?.photo, undefined)
})

test.run()
