import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  closeDraft,
  draft,
  dropSaved,
  isUnsaved,
  openDraft,
  rebaseOn,
  type,
} from '../../../../web/admin/products/product-draft.ts'
import { unsavedNow } from '../../../../web/admin/unsaved.ts'
import { standIn } from '../../../support/stand-in.ts'
import { product } from './product.ts'

const test = suite('the open form of a product')

standIn('document', { querySelectorAll: () => [] })
test.before.each(closeDraft)

test('is told of before signing out while something differs from what is stored', () => {
  openDraft(product({ facts: { seats: 4 } }))
  assert.equal([isUnsaved(), unsavedNow()], [false, []])
  type({ seats: '5' })
  assert.equal([isUnsaved(), unsavedNow()], [true, ['What you typed of Ch8 is not saved yet.']])
  type({ seats: '4' })
  assert.is(isUnsaved(), false)
})

test('keeps what was typed on top of newer values, and names those', () => {
  openDraft(product({ facts: { materials: 'Oak', seats: 4 } }))
  type({ materials: 'Ash' })
  const now = product({ version: 4, facts: { materials: 'Teak', seats: 6 } })
  rebaseOn(now)
  assert.equal(draft.value, {
    base: now,
    typed: { materials: 'Ash' },
    newer: { materials: 'Teak', seats: '6' },
  })
})

test('keeps what was typed while a save was on its way', () => {
  openDraft(product())
  type({ materials: 'Oak', warranty: '2 ye' })
  const sent = draft.value?.typed ?? {}
  type({ warranty: '2 years' })
  const saved = product({ version: 4, facts: { materials: 'Oak', warranty: '2 ye' } })
  dropSaved(saved, sent)
  assert.equal(draft.value, { base: saved, typed: { warranty: '2 years' }, newer: {} })
})

test('is not touched by the save of a product that was open before', () => {
  openDraft(product({ code: 'Ch9' }))
  dropSaved(product(), {})
  assert.is(draft.value?.base.code, 'Ch9')
})

test.run()
