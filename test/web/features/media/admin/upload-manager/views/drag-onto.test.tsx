import type { DragEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dragOnto } from '../../../../../../../web/features/media/admin/upload-manager/views/drag-onto.ts'
import { returnOf } from '../../../../../../support/rendered.tsx'

const test = suite('dragging one thing onto another')

const TYPE = 'text/x-slot'

/** The handlers of two things of one kind; the second one takes what it is told. */
function open(takes = true) {
  const dropped: string[] = []
  const useDragOnto = dragOnto<string>(TYPE)
  const handlersOf = (item: string) =>
    returnOf(() =>
      useDragOnto({
        ...{ item, isDraggable: true, takes: () => takes },
        onDrop: dragged => dropped.push(`${dragged} onto ${item}`),
      }),
    )
  return { one: handlersOf('one'), other: handlersOf('other'), dropped }
}

function eventOf(types = [TYPE]) {
  const data: Record<string, unknown> = { types, setData: () => undefined }
  let isPrevented = false
  const event = { dataTransfer: data, preventDefault: () => (isPrevented = true) }
  return {
    event: event as unknown as DragEvent,
    get isTaken() {
      return isPrevented
    },
  }
}

test('a thing is dropped where it is taken', () => {
  const { one, other, dropped } = open()
  one.onDragStart(eventOf().event)
  const drop = eventOf()
  other.onDrop(drop.event)
  assert.ok(drop.isTaken)
  assert.equal(dropped, ['one onto other'])
})

test('neither itself, nor what is refused, nor files of the system are taken', () => {
  for (const [takes, target, types] of [
    [true, 'one', [TYPE]],
    [false, 'other', [TYPE]],
    [true, 'other', ['Files']],
  ] as const) {
    const { dropped, ...handlers } = open(takes)
    handlers.one.onDragStart(eventOf().event)
    const [over, drop] = [eventOf([...types]), eventOf([...types])]
    handlers[target].onDragOver(over.event)
    handlers[target].onDrop(drop.event)
    assert.equal([over.isTaken, drop.isTaken, dropped], [false, false, []], `${takes} ${target}`)
  }
})

test('nothing is dropped once the dragging has ended', () => {
  const { one, other, dropped } = open()
  one.onDragStart(eventOf().event)
  one.onDragEnd()
  other.onDrop(eventOf().event)
  assert.equal(dropped, [])
})

test.run()
