import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  changesFrom,
  differing,
  faultsOf,
  namesOf,
  shippedText,
  withChanges,
} from '../../../../../web/admin/pages/texts/texts-form.ts'
import type { FooterColumn } from '../../../../../web/contract.ts'
import { FOOTER } from '../../../../../web/layout/footer-columns.ts'

const test = suite('changes of the texts of every page')

const chat = 'message.chat'
const column: FooterColumn = ['More', [['Home', '/']]]
const stored = { version: 3, texts: { [chat]: 'Hi' }, footer: null }

test('go over what is stored, and leave the rest', () => {
  const changed = withChanges(stored, { texts: { 'words.visit': 'Come' } })
  assert.equal(changed, { ...stored, texts: { [chat]: 'Hi', 'words.visit': 'Come' } })
  assert.equal(withChanges(stored, { texts: {}, footer: [column] }).footer, [column])
  const own = { ...stored, footer: [column] }
  assert.equal(withChanges(own, { texts: {} }).footer, [column])
})

test('are those alone that differ, from what was delivered too', () => {
  const texts = { [chat]: 'Hi', 'words.visit': shippedText('words.visit'), 'words.careers': 'Jobs' }
  assert.equal(changesFrom(stored, { texts, footer: FOOTER }), {
    texts: { 'words.careers': 'Jobs' },
  })
  assert.equal(changesFrom(stored, { texts: {}, footer: [column] }), {
    texts: {},
    footer: [column],
  })
  assert.equal(namesOf({ texts: { [chat]: '' }, footer: [] }), [chat, 'footer'])
  assert.equal(namesOf({ texts: {} }), [])
})

test('are compared by what visitors read', () => {
  assert.equal(differing(stored, { ...stored, texts: {} }), [chat])
  assert.equal(differing({ ...stored, texts: {} }, stored), [chat])
  assert.equal(differing(stored, { ...stored, footer: FOOTER }), [])
  assert.equal(differing(stored, { ...stored, footer: [column] }), ['footer'])
  assert.is(shippedText('gone'), '')
})

test('say what is wrong at each field, of the footer at its place', () => {
  assert.equal(faultsOf({ texts: { [chat]: 'Hi' } }), {})
  assert.equal(faultsOf({ texts: { [chat]: ' ', gone: '' } }), { [chat]: 'Write something here' })
  assert.equal(faultsOf({ texts: {}, footer: [] }), { footer: 'Keep one column' })
  const untitled: FooterColumn = ['', column[1]]
  assert.equal(faultsOf({ texts: {}, footer: [column, untitled] }), {
    'footer.1.title': 'Write something here',
  })
})

test.run()
