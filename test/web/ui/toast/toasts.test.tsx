import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dismissToast, showToast, type Toast, useToast } from '../../../../web/ui/toast/toasts.ts'
import { markupOf } from '../../markup.tsx'

const test = suite('notices')

function toastNow(): Toast | undefined {
  const shown: (Toast | undefined)[] = []
  function Shown() {
    shown.push(useToast())
    return null
  }
  markupOf(<Shown />)
  return shown[0]
}

test('a toast replaces the previous one, and only its own dismissal removes it', () => {
  showToast({ title: 'Saved' })
  const first = toastNow()
  showToast({ title: 'Sent' })
  const second = toastNow()
  assert.is(second?.title, 'Sent')
  assert.is((second?.id ?? 0) - (first?.id ?? 0), 1)
  dismissToast(first?.id ?? 0)
  assert.is(toastNow(), second)
  dismissToast(second?.id ?? 0)
  assert.is(toastNow(), undefined)
  dismissToast(second?.id ?? 0)
})

test.run()
