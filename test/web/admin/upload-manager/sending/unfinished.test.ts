import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Task } from '../../../../../web/admin/upload-manager/sending/task.ts'
import {
  createUnfinishedStore,
  storedUnfinished,
} from '../../../../../web/admin/upload-manager/sending/unfinished.ts'

const test = suite('stored list of unfinished uploads')

test.before.each(() => {
  Object.assign(globalThis, { localStorage: storage() })
})
test.after(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('contains running and failed files until they are done', () => {
  const { save } = createUnfinishedStore('tab')
  save([task('a.jpg', 'sending'), task('b.jpg', 'failed'), task('c.jpg', 'done')], new Map())
  assert.equal(kept(), ['a.jpg', 'b.jpg'])
  save([task('a.jpg', 'done'), task('b.jpg', 'failed')], new Map())
  assert.equal(kept(), ['b.jpg'])
  save([], new Map())
  assert.equal(kept(), [])
})

test('of two tabs contains the files of both', () => {
  const [one, other] = [createUnfinishedStore('tab'), createUnfinishedStore('tab')]
  one.save([task('a.jpg', 'sending')], new Map())
  other.save([task('b.jpg', 'sending')], new Map())
  assert.equal(kept(), ['a.jpg', 'b.jpg'])
  one.save([task('a.jpg', 'done')], new Map())
  assert.equal(kept(), ['b.jpg'])
})

test('of a tab is left alone by a second one that discards what earlier visits left', () => {
  const one = createUnfinishedStore('one')
  one.save([task('a.jpg', 'sending')], new Map())
  const other = createUnfinishedStore('other')
  other.save([task('b.jpg', 'sending')], new Map())
  other.save([], new Map())
  assert.equal(kept(), ['a.jpg'])
})

test('of a tab is left alone by a second one that showed it as unfinished before', () => {
  createUnfinishedStore('closed').save([task('a.jpg', 'sending')], new Map())
  const before = storedUnfinished()
  const other = createUnfinishedStore('other')
  other.save([], before)
  createUnfinishedStore('one').save([task('a.jpg', 'sending')], before)
  other.save([], new Map())
  assert.equal(
    [...storedUnfinished().values()].map(({ tab }) => tab),
    ['one'],
  )
})

test('names the tab and the version of the place, and reads what an earlier release stored', () => {
  createUnfinishedStore('one').save([task('a.jpg', 'sending')], new Map())
  localStorage.setItem('unfinished-upload b.jpg 10 1', 'chairs/b.jpg')
  assert.equal(Object.fromEntries(storedUnfinished()), {
    'a.jpg 10 1': { path: 'a.jpg', version: '', tab: 'one' },
    'b.jpg 10 1': { path: 'chairs/b.jpg' },
  })
})

test('contains files of an earlier visit until done or discarded', () => {
  createUnfinishedStore('tab').save([task('a.jpg', 'waiting'), task('b.jpg', 'waiting')], new Map())
  const before = storedUnfinished()
  const { save } = createUnfinishedStore('other')
  save([task('a.jpg', 'done')], before)
  assert.equal(kept(), ['b.jpg'])
  save([], new Map())
  assert.equal(kept(), [])
})

test('is empty where storage is blocked', () => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  assert.is(storedUnfinished().size, 0)
  createUnfinishedStore('tab').save([task('a.jpg', 'sending')], new Map())
})

test.run()

const kept = () => [...storedUnfinished().values()].map(({ path }) => path).sort()

function task(name: string, state: Task['state']): Task {
  const slot = { path: name, fileName: name, kind: 'image', present: false } as const
  const file = { path: name, name, size: 10, changedAt: 1, read: async () => new Blob([]) }
  const target = { slot, path: name, kind: 'image', isPresent: false } as const
  return { id: 1, file, target, state, bytes: 10, sent: 0, isPrepared: false, isExtra: false }
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
