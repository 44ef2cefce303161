import type { ComponentProps } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../support/admin-page.ts'
import { htmlOf, press, returnOf, textOf } from '../../../support/rendered.tsx'

openAdminPage()
const { SaveBar } = await import('../../../../web/admin/ui/save-bar.tsx')

const test = suite('the bar that saves a form')

type Form = ComponentProps<typeof SaveBar>['form']

const idle: Form = { isUnsaved: false, isSaving: false, faults: {}, discard: () => undefined }
const bar = (more: Partial<Form>) => <SaveBar form={{ ...idle, ...more }} />

test('says what is to be done, with the number of faults', () => {
  assert.is(textOf(bar({})), 'Everything is saved. Save Discard')
  assert.is(textOf(bar({ isUnsaved: true })), 'Not saved yet. Save Discard')
  assert.match(textOf(bar({ faults: { city: 'x' } })), /^One field needs another look. Save/)
  const two = { city: 'x', state: 'y' }
  assert.match(textOf(bar({ faults: two })), /^2 fields need another look. Save/)
  assert.match(textOf(bar({ isUnsaved: true, isSaving: true })), 'Saving…')
  const idleButtons = (more: Partial<Form>) =>
    htmlOf(bar(more)).match(/aria-disabled="true"/g)?.length ?? 0
  assert.equal(
    [{}, { isUnsaved: true }, { isUnsaved: true, isSaving: true }].map(idleButtons),
    [2, 0, 2],
  )
})

test('discards only where there is something to discard', () => {
  let discarded = 0
  const discard = () => {
    discarded += 1
  }
  const pressWith = (isUnsaved: boolean) =>
    press(
      returnOf(() => SaveBar({ form: { ...idle, isUnsaved, discard } })),
      'Discard',
    )
  pressWith(false)
  assert.is(discarded, 0)
  pressWith(true)
  assert.is(discarded, 1)
})

test.run()
