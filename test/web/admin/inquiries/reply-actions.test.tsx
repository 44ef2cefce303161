import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../web/admin/ui/field.tsx'
import { SelectField } from '../../../../web/admin/ui/select-field.tsx'
import type { Inquiry } from '../../../../web/contract.ts'
import { api } from '../../../../web/routes.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient } from '../../../support/rendered.tsx'

openAdminPage()
const { ReplyActions } = await import('../../../../web/admin/inquiries/reply-actions.tsx')

const test = suite('reply to an inquiry')

const words = [
  { id: 'w1', title: 'Visit', text: 'Come and see us, {name}.' },
  { id: 'w2', title: 'Long', text: 'x'.repeat(3000) },
]

let count = 0
function open(said: Partial<Inquiry> = {}) {
  const client = emptyClient()
  client.setQueryData([api.answerWords], { words })
  const inquiry = {
    ...{
      id: `i${count++}`,
      name: 'Amina',
      email: 'amina@example.com',
      phone: '+254 712 345678',
      items: [],
    },
    ...{ subject: 'Chairs', message: 'Four.', stage: 'new', askedAt: null, ...said },
  } as Inquiry
  let answered = 0
  const live = liveHook(() => ReplyActions({ inquiry, onAnswered: () => answered++ }), { client })
  const links = () => elementsIn(live.now).filter(({ type }) => type === 'a')
  const text = () => elementsIn(live.now).find(({ type }) => type === Field)?.props
  const choose = (value: string) =>
    flushSync(() => elementIn(live.now, SelectField).props.onChange({ target: { value } }))
  const chosen = () => elementIn(live.now, SelectField).props.value as string
  const type = (value: string) => flushSync(() => text()?.onChange({ target: { value } }))
  const mail = () => decodeURIComponent(links()[0]?.props.href)
  return { links, text, choose, chosen, type, mail, answered: () => answered }
}

test('begins with a greeting, until other words are chosen and changed', () => {
  const { text, choose, chosen, type, mail } = open()
  assert.match(mail(), 'Hello Amina,')
  assert.is(text(), undefined)
  choose('w1')
  assert.is(chosen(), 'w1')
  assert.match(text()?.value, 'Come and see us')
  assert.match(mail(), 'Come and see us')
  assert.not.match(mail(), 'Hello Amina,')
  type('Come on Friday.')
  assert.match(mail(), 'Come on Friday.')
  type('  ')
  assert.match(mail(), 'Hello Amina,')
  choose('')
  assert.equal([chosen(), text()], ['', undefined])
  choose('gone')
  assert.equal([chosen(), text()], ['', undefined])
})

test('says that some mail programs cut a long text', () => {
  const { text, choose } = open()
  choose('w1')
  assert.is(text()?.note, undefined)
  choose('w2')
  assert.match(text()?.note, 'Some mail programs cut')
})

test('goes by WhatsApp where there is a number', () => {
  assert.is(open().links().length, 2)
  assert.is(open({ phone: '' }).links().length, 1)
})

test('counts as the answer of one that waits, not of one that has ended', () => {
  const waiting = open()
  for (const { props } of waiting.links()) props.onClick()
  assert.is(waiting.answered(), 2)
  const ended = open({ stage: 'done' as never })
  for (const { props } of ended.links()) props.onClick()
  assert.is(ended.answered(), 0)
})

test.run()
