import type { MouseEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../web/admin/ui/button.tsx'
import { htmlOf, textOf } from '../../../support/rendered.tsx'

const test = suite('a button whose work runs')

/** @returns whether the press did what the button is for, and whether it may submit its form */
function pressed(state: { isBusy: boolean; isIdle?: boolean }) {
  const happened = { does: false, submits: true }
  const onClick = () => {
    happened.does = true
  }
  const preventDefault = () => {
    happened.submits = false
  }
  const { props } = Button({ ...state, onClick, children: 'Save' })
  props.onClick({ preventDefault } as MouseEvent)
  return happened
}

test('does nothing while it is busy or has nothing to do, and submits no form then', () => {
  assert.equal(pressed({ isBusy: false }), { does: true, submits: true })
  assert.equal(pressed({ isBusy: false, isIdle: false }), { does: true, submits: true })
  assert.equal(pressed({ isBusy: true }), { does: false, submits: false })
  assert.equal(pressed({ isBusy: false, isIdle: true }), { does: false, submits: false })
})

test('says what it does while it is busy, where there are words for it', () => {
  const button = (isBusy: boolean, busyText?: string) => (
    <Button isBusy={isBusy} {...(busyText && { busyText })}>
      Save
    </Button>
  )
  assert.is(textOf(button(false, 'Saving…')), 'Save')
  assert.is(textOf(button(true, 'Saving…')), 'Saving…')
  assert.is(textOf(button(true)), 'Save')
})

test('keeps the focus, since it is never disabled', () => {
  const html = (isBusy: boolean, isIdle: boolean) =>
    htmlOf(<Button {...{ isBusy, isIdle }}>Save</Button>)
  assert.is(html(false, false), '<button type="button" aria-disabled="false">Save</button>')
  assert.is(html(true, false), '<button type="button" aria-disabled="true">Save</button>')
  assert.is(html(false, true), '<button type="button" aria-disabled="true">Save</button>')
})

test.run()
