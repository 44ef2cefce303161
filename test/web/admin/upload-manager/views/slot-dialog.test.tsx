import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot, NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { SlotDialog } = await import('../../../../../web/admin/upload-manager/views/slot-dialog.tsx')
const { DetailsForm } = await import(
  '../../../../../web/admin/upload-manager/views/details-form.tsx'
)

const test = suite('dialog of one place')

const own = {
  productName: '',
  alt: '',
  title: '',
  description: '',
  isVisible: true,
  builtVersion: '',
}
const details: NamedSlotDetails = {
  ...{ path: 'a/1.jpg', address: '/', needsAlt: false },
  ...{ defaults: {}, own },
}

function open(slot: Partial<MediaSlot>, said?: NamedSlotDetails) {
  const nothing = () => undefined
  const props = { onPick: nothing, onMove: nothing, onUndoMove: undefined, onClose: nothing }
  const elements = elementsIn(
    SlotDialog({
      slot: { path: 'a/1.jpg', fileName: '1.jpg', kind: 'image', present: false, ...slot },
      details: said,
      onSave: async () => ({ slots: [] }),
      ...props,
    }),
  )
  const form = elements.find(({ type }) => type === DetailsForm)
  const [file] = elements.filter(({ type }) => type === 'p')
  return { form: form?.props, file: textOf(file?.props.children) }
}

test('says the path, and the size of the file that is there', () => {
  assert.is(open({}).file, 'a/1.jpg')
  assert.is(open({ present: true, size: 2_000_000 }).file, 'a/1.jpg · 1.9 MB')
  assert.is(open({ present: false, size: 2_000_000 }).file, 'a/1.jpg')
})

test('has a form of its details where it has details', () => {
  assert.is(open({}).form, undefined)
  assert.is(open({}, details).form?.details, details)
})

test('asks only of a photo whether it was built after its drawing', () => {
  assert.is(open({ version: 'v1' }, details).form?.photo, 'v1')
  assert.is(open({ version: 'v1', kind: 'video' }, details).form?.photo, undefined)
})

test.run()
