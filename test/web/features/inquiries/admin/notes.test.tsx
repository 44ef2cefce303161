import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import type { InquiryNote } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { Notes } from '../../../../../web/features/inquiries/admin/notes.tsx'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient, press, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { settled } from '../../../admin/settled.ts'
import { inquiryWith } from './inquiry.ts'

openAdminPage()

const test = suite('notes of an inquiry')

const note = (more: Partial<InquiryNote> = {}): InquiryNote => ({
  ...{ id: 'n1', at: '2026-11-24T08:00:00.000Z', by: 'grace', text: 'In oak', isCustomer: false },
  ...more,
})

function open(id: string, notes: InquiryNote[] = []) {
  const client = emptyClient()
  client.setQueryDefaults([api.me], { queryFn: () => ({ admin: { username: 'grace' } }) })
  client.setQueryData([api.me], { admin: { username: 'grace' } })
  const inquiry = inquiryWith({ id, notes })
  const list = liveHook(() => Notes({ inquiry }), { client })
  const { type, props } = elementsIn(list.now).find(({ props }) => props.onAdd) ?? {}
  const NewNote = type as unknown as (props: object) => React.ReactNode
  standIn('FormData', class {})
  const form = liveHook(() => NewNote(props), { client })
  const field = () => elementIn(form.now, Field).props
  const submit = async () => {
    elementIn(form.now, 'form').props.onSubmit({ preventDefault: () => undefined })
    await settled()
  }
  return {
    list,
    form,
    field,
    submit,
    write: (value: string) => field().onChange({ target: { value } }),
  }
}

test('says who wrote each, and what the customer asks', () => {
  const said = (more?: Partial<InquiryNote>) =>
    textOf(elementIn(open('a', [note(more)]).list.now, 'li'))
  assert.match(said(), /^grace 24 Nov 2026.* In oak Delete$/)
  assert.match(said({ by: 'amina' }), /^amina .* In oak$/)
  assert.match(said({ isCustomer: true }), /^grace asks .* In oak$/)
  assert.is(elementsIn(open('a').list.now).filter(({ type }) => type === 'ul').length, 0)
})

test('deletes one of one’s own', async () => {
  const sent = answerRequests(() => inquiryWith())
  press(open('a', [note()]).list.now, 'Delete')
  await settled()
  assert.equal([sent[0]?.method, sent[0]?.address], ['DELETE', api.inquiryNote('a', 'n1')])
})

test('adds what is written, under the same id until it is stored', async () => {
  const { form, field, write, submit } = open('b')
  assert.is(elementIn(form.now, Button).props.isIdle, true)
  write('  ')
  let sent = answerRequests(() => new Response('', { status: 500 }))
  await submit()
  assert.is(sent.length, 0)
  write('In oak')
  assert.is(elementIn(form.now, Button).props.isIdle, false)
  await submit()
  const first = sent[0]
  assert.equal([first?.body, field().value], [{ text: 'In oak' }, 'In oak'])
  sent = answerRequests(() => inquiryWith())
  await submit()
  assert.equal([sent[0]?.address, field().value], [first?.address, ''])
  write('In ash')
  await submit()
  assert.is.not(sent[1]?.address, first?.address)
})

test('what is written is there again with its inquiry', () => {
  open('c').write('Later')
  assert.equal([open('c').field().value, open('d').field().value], ['Later', ''])
  open('c').write('')
})

test.run()
