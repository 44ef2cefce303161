import * as assert from 'uvu/assert'
import { suite } from '#test'
import { targetForSlot } from '../../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import type { Task } from '../../../../../../../web/features/media/admin/upload-manager/sending/task.ts'
import {
  createUnfinishedStore,
  storedUnfinished,
} from '../../../../../../../web/features/media/admin/upload-manager/sending/unfinished.ts'
import { file, slot, task } from '../places.ts'

const test = suite('stored list of unfinished uploads')

test.before.each(() => {
  Object.assign(globalThis, { localStorage: storage() })
})

test.after(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('the list contains running and failed files until they are done', () => {
  const { save } = createUnfinishedStore('tab')
  save(
    [taskFor('a.jpg', 'sending'), taskFor('b.jpg', 'failed'), taskFor('c.jpg', 'done')],
    new Map(),
  )
  assert.equal(kept(), ['a.jpg', 'b.jpg'])
  save([taskFor('a.jpg', 'done'), taskFor('b.jpg', 'failed')], new Map())
  assert.equal(kept(), ['b.jpg'])
  save([], new Map())
  assert.equal(kept(), [])
})

test('the list of two tabs contains the files of both', () => {
  const [one, other] = [createUnfinishedStore('tab'), createUnfinishedStore('tab')]
  one.save([taskFor('a.jpg', 'sending')], new Map())
  other.save([taskFor('b.jpg', 'sending')], new Map())
  assert.equal(kept(), ['a.jpg', 'b.jpg'])
  one.save([taskFor('a.jpg', 'done')], new Map())
  assert.equal(kept(), ['b.jpg'])
})

test('the list of a tab is left alone by a second one that discards what earlier visits left', () => {
  const one = createUnfinishedStore('one')
  one.save([taskFor('a.jpg', 'sending')], new Map())
  const other = createUnfinishedStore('other')
  other.save([taskFor('b.jpg', 'sending')], new Map())
  other.save([], new Map())
  assert.equal(kept(), ['a.jpg'])
})

test('the list of a tab is left alone by a second one that showed it as unfinished before', () => {
  createUnfinishedStore('closed').save([taskFor('a.jpg', 'sending')], new Map())
  const before = storedUnfinished()
  const other = createUnfinishedStore('other')
  other.save([], before)
  createUnfinishedStore('one').save([taskFor('a.jpg', 'sending')], before)
  other.save([], new Map())
  const tabs = [...storedUnfinished().values()].map(({ tab }) => tab)
  assert.equal(tabs, ['one'])
})

test('the list names the tab and the version of the place, and reads what an earlier release stored', () => {
  createUnfinishedStore('one').save([taskFor('a.jpg', 'sending')], new Map())
  localStorage.setItem('unfinished-upload b.jpg 10 1', 'chairs/b.jpg')
  assert.equal(Object.fromEntries(storedUnfinished()), {
    'a.jpg 10 1': { path: 'a.jpg', version: '', tab: 'one' },
    'b.jpg 10 1': { path: 'chairs/b.jpg' },
  })
})

test('the list contains files of an earlier visit until done or discarded', () => {
  createUnfinishedStore('tab').save(
    [taskFor('a.jpg', 'waiting'), taskFor('b.jpg', 'waiting')],
    new Map(),
  )
  const before = storedUnfinished()
  const { save } = createUnfinishedStore('other')
  save([taskFor('a.jpg', 'done')], before)
  assert.equal(kept(), ['b.jpg'])
  save([], new Map())
  assert.equal(kept(), [])
})

test('the list is empty where storage is blocked', () => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  assert.is(storedUnfinished().size, 0)
  createUnfinishedStore('tab').save([taskFor('a.jpg', 'sending')], new Map())
})

const kept = () => [...storedUnfinished().values()].map(({ path }) => path).sort()

function taskFor(name: string, state: Task['state']): Task {
  return task(state, { file: file(name), target: targetForSlot(slot(name)) })
}

/** Like localStorage: entries are own properties. */
function storage(): Record<string, unknown> {
  const kept: Record<string, string> = {}
  return new Proxy(kept, {
    get: (_kept, name) =>
      ({
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, text: string) => Object.assign(kept, { [key]: text }),
        removeItem: (key: string) => Reflect.deleteProperty(kept, key),
      })[String(name)],
  })
}

test.run()
