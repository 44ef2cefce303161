import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { DetailsForm } = await import(
  '../../../../../web/admin/upload-manager/views/details-form.tsx'
)

const test = suite('the tick of a photo that was built after its drawing')

const own = { productName: '', alt: '', title: '', description: '', isVisible: true }

function formOf(defaults: NamedSlotDetails['defaults'], photo?: string, builtVersion = '') {
  const details = { path: 'a/1.jpg', address: '/', defaults, needsAlt: false }
  const save = async () => ({ slots: [] })
  return htmlOf(
    <DetailsForm
      details={{ ...details, own: { ...own, builtVersion } }}
      photo={photo}
      onSave={save}
    />,
  )
}

test('is offered for the photo of a product, beside its drawing', () => {
  const html = formOf({ productName: 'Ch1' }, 'a-1')
  assert.match(html, 'Built after this drawing')
  assert.match(html, 'src="/api/admin/files/drawings/of/a/1.jpg"')
  assert.not.match(formOf({ productName: 'Ch1' }), 'Built after')
  assert.not.match(formOf({}, 'a-1'), 'Built after')
})

test('is set where this photo has it', () => {
  const tick = (builtVersion: string) =>
    /<input[^>]*name="builtVersion"[^>]*>/.exec(
      formOf({ productName: 'Ch1' }, 'a-1', builtVersion),
    )?.[0] ?? ''
  assert.match(tick('a-1'), 'checked')
  assert.not.match(tick(''), 'checked')
  assert.not.match(tick('b-1'), 'checked')
})

test.run()
