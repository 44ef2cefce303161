import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../support/admin-page.ts'
import { answerQuestion, isAsked } from '../../../support/answer-question.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../support/rendered.tsx'

openAdminPage()
const { Dialog } = await import('../../../../web/admin/ui/dialog.tsx')

const test = suite('leaving a dialog')

function open(loses?: string) {
  // Of another screen.
  if (isAsked()) answerQuestion(false)
  let closed = 0
  const hook = liveHook(() =>
    Dialog({ title: 'Files', loses, onClose: () => closed++, children: null }),
  )
  const content = () => elementsIn(hook.now).find(({ props }) => props.onLeave)?.props
  return {
    leave: async () => {
      content().onLeave()
      await new Promise(resolve => setImmediate(resolve))
    },
    isOpenTo: (isOpen: boolean) => elementIn(hook.now, hook.now.type).props.onOpenChange(isOpen),
    answer: async (isSure: boolean) => {
      const asked = answerQuestion(isSure)
      await new Promise(resolve => setImmediate(resolve))
      return asked.text
    },
    closed: () => closed,
  }
}

test('closes at once where nothing is lost', async () => {
  const dialog = open()
  await dialog.leave()
  assert.is(dialog.closed(), 1)
  assert.not.ok(isAsked())
})

test('asks with what would be lost, and stays open unless that is confirmed', async () => {
  const dialog = open('2 files are not uploaded yet.')
  await dialog.leave()
  assert.is(dialog.closed(), 0)
  assert.is(await dialog.answer(false), '2 files are not uploaded yet.')
  assert.is(dialog.closed(), 0)
  await dialog.leave()
  await dialog.answer(true)
  assert.is(dialog.closed(), 1)
})

test('its own buttons close it without a question', () => {
  const dialog = open('2 files are not uploaded yet.')
  dialog.isOpenTo(true)
  assert.is(dialog.closed(), 0)
  dialog.isOpenTo(false)
  assert.is(dialog.closed(), 1)
})

test.run()
