import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChooseFile } from '../../../../../web/admin/products/table/choose-file.tsx'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn } from '../../../../support/rendered.tsx'

const test = suite('choosing the file of a table')

const file = new File(['code'], 'chairs.csv')

function open(isBusy = false) {
  const chosen: File[] = []
  const hook = liveHook(() => ChooseFile({ isBusy, onChoose: one => chosen.push(one) }))
  /** @returns whether the place takes what is dragged there, instead of the browser */
  const drag = (event: 'onDragOver' | 'onDrop', types: string[], files: File[] = []) => {
    let isTaken = false
    const preventDefault = () => {
      isTaken = true
    }
    hook.now.props[event]({ preventDefault, dataTransfer: { types, files } })
    return isTaken
  }
  const isMarked = () => hook.now.props['data-over'] === true
  return { hook, chosen, drag, isMarked }
}

test('a file that is dragged over marks the place, a text does not', () => {
  const { hook, drag, isMarked } = open()
  assert.not(drag('onDragOver', ['text/plain']))
  assert.not(isMarked())
  assert.ok(drag('onDragOver', ['Files']))
  assert.ok(isMarked())
  hook.now.props.onDragLeave()
  assert.not(isMarked())
})

test('the first of dropped files is chosen, and the mark goes', () => {
  const { chosen, drag, isMarked } = open()
  drag('onDragOver', ['Files'])
  assert.ok(drag('onDrop', ['Files'], [file, new File([], 'second.csv')]))
  assert.equal([chosen.map(({ name }) => name), isMarked()], [['chairs.csv'], false])
  assert.not(drag('onDrop', ['text/plain'], [file]))
  assert.ok(drag('onDrop', ['Files']))
  assert.is(chosen.length, 1)
})

test('nothing is taken while a file is being checked', () => {
  const { hook, chosen, drag } = open(true)
  assert.ok(drag('onDrop', ['Files'], [file]))
  assert.is(elementIn(hook.now, 'input').props.disabled, true)
  assert.equal(chosen, [])
})

test('the same file can be chosen again, and leaving the choice chooses none', () => {
  const { hook, chosen } = open()
  const choose = (files: File[] | null) => {
    const target = { files, value: 'chairs.csv' }
    elementIn(hook.now, 'input').props.onChange({ target })
    return target.value
  }
  assert.equal([choose([file]), choose([file]), choose([]), choose(null)], ['', '', '', ''])
  assert.is(chosen.length, 2)
})

test.run()
