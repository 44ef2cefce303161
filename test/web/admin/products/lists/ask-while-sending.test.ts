import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { until } from '../../../../support/until.ts'

const { window } = openAdminPage()
const { askWhileSending } = await import(
  '../../../../../web/admin/products/lists/ask-while-sending.ts'
)
const { createListQueue } = await import('../../../../../web/admin/products/lists/list-queue.ts')
const { unsavedNow } = await import('../../../../../web/admin/unsaved.ts')

const test = suite('leaving the page while products are moved')

test('asks until the last change is answered', async () => {
  const queue = createListQueue()
  askWhileSending(queue)
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  assert.equal([isAsked(), unsavedNow()], [false, []])
  let answer: () => void = () => undefined
  queue.add({
    send: () =>
      new Promise(resolve => {
        answer = resolve
      }),
  })
  assert.ok(isAsked())
  assert.match(unsavedNow().join(), 'still on its way')
  answer()
  await until('the answer', () => queue.state.value.length === 0)
  assert.equal([isAsked(), unsavedNow()], [false, []])
})

test.run()
