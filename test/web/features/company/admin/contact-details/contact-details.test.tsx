import type { ComponentProps } from 'react'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { unsavedNow } from '../../../../../../web/admin/unsaved.ts'
import { api } from '../../../../../../web/base/routes.ts'
import { DetailFields } from '../../../../../../web/features/company/admin/contact-details/detail-fields.tsx'
import { FormSwitch } from '../../../../../../web/features/company/admin/contact-details/form-switch.tsx'
import { Preview } from '../../../../../../web/features/company/admin/contact-details/preview.tsx'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { contactDetails } from '../../../../../support/contact-details.ts'
import { emptyClient, returnOf, shownToast, textOf } from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'

openAdminPage()
standIn('document', { ...document, querySelectorAll: () => [] })
const { useDetailsForm } = await import(
  '../../../../../../web/features/company/admin/contact-details/use-details-form.ts'
)
const { companyName } = await import('../../../../../../web/admin/settings.ts')

const test = suite('form of the contact details')

const details = {
  ...contactDetails,
  takesInquiries: true,
  paymentWords: '',
  timeZone: '',
  taxNumber: '',
  updatedAt: null,
}
type Form = ComponentProps<typeof DetailFields>['form']

function formOf(madeUp: (keyof typeof details)[] = []) {
  const client = emptyClient()
  client.setQueryData([api.adminContactDetails], { details, madeUp })
  const read = () => returnOf(useDetailsForm, { client })
  use(() => read().discard())
  const name = companyName.value
  use(() => companyName.set(name))
  return { client, read }
}

test('a field says that it is optional, an example, or cannot be printed', () => {
  const { read } = formOf(['phone'])
  const fields = (more: Partial<Form> = {}, changed = {}) =>
    textOf(<DetailFields form={{ ...read(), ...more }} details={{ ...details, ...changed }} />)
  assert.match(fields(), 'Phone example')
  assert.not.match(fields({}, { phone: '+254 700 111 222' }), 'example Such')
  assert.not.match(fields({ stored: { details, madeUp: [], phoneExample: '' } }), 'Phone example')
  assert.equal(fields().match(/\(optional\)/g)?.length, 19)
  assert.match(fields(), 'A line that is empty is left out.')
  assert.not.match(fields(), 'The font of the PDF catalogs')
  assert.match(fields({}, { city: 'Nairobi 東' }), 'The font of the PDF catalogs lacks')
  assert.match(fields({ faults: { city: 'Too long' } }), 'Too long')
})

test('what is typed is unsaved until it is what is stored again', () => {
  const { read } = formOf()
  read().change({ city: 'Mombasa' })
  assert.equal([read().isUnsaved, read().entry?.city], [true, 'Mombasa'])
  assert.equal(unsavedNow(), ['The contact details that you changed are not saved yet.'])
  read().change({ city: details.city })
  assert.equal([read().isUnsaved, read().entry?.city], [false, details.city])
  assert.equal(unsavedNow(), [])
})

test('saving sends all, and what was typed meanwhile stays unsaved', async () => {
  const { client, read } = formOf()
  read().change({ city: 'Mombasa' })
  const sent = answerRequests(({ body }) => {
    read().change({ state: 'Coast' })
    return { details: body, madeUp: [] }
  })
  await read().save()
  assert.equal(sent[0]?.body, { ...details, city: 'Mombasa' })
  assert.is(shownToast()?.title, 'Contact details saved')
  assert.equal([read().stored?.details.city, read().isUnsaved], ['Mombasa', true])
  assert.is(client.getQueryState([api.adminContactDetails])?.isInvalidated, false)
  const again = answerRequests(({ body }) => ({ details: body, madeUp: [] }))
  await read().save()
  assert.is((again[0]?.body as Partial<typeof details>)?.state, 'Coast')
  assert.not(read().isUnsaved)
})

test('a refusal without a field is told by a toast, one of a field is not', async () => {
  const { read } = formOf()
  read().change({ city: 'Mombasa' })
  const toastAfter = async (status: number, body: unknown) => {
    answerRequests(() => Response.json(body, { status }))
    const before = shownToast()?.id
    await read().save()
    return shownToast()?.id !== before
  }
  assert.is(await toastAfter(500, {}), true)
  assert.is(await toastAfter(400, { error: 'x', fields: { city: 'Too long' } }), false)
  assert.is(await toastAfter(409, { error: 'x' }), false)
})

test('the switch and the preview read as what they are', () => {
  const form = (isOpen: boolean) =>
    textOf(<FormSwitch isOpen={isOpen} onChange={() => undefined} />)
  assert.match(form(true), 'The form is open')
  assert.match(form(false), 'The form is closed')
  const footer = (changed: Partial<typeof details>) =>
    /In the footer.*WhatsApp button/.exec(
      textOf(<Preview details={{ ...details, ...changed }} />),
    )?.[0]
  assert.match(footer({ companyTagline: 'We build' }) ?? '', 'We build')
  const address = { addressLine1: 'Road 1', addressLine2: '', city: 'Nairobi', country: 'Kenya' }
  assert.match(footer({ ...address, companyTagline: '' }) ?? '', 'Road 1, Nairobi, Kenya')
  assert.not.match(textOf(<Preview details={{ ...details, whatsapp: '' }} />), /WhatsApp|wa\.me/)
})

test.run()
