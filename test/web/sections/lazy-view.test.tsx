import { existsSync } from 'node:fs'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lazyModulesOf } from '../../../web/sections/lazy-modules.ts'
import { lazyView, useLoaded } from '../../../web/sections/lazy-view.tsx'
import { type SectionKind, sectionSchema } from '../../../web/sections/schemas.ts'
import { lazyOf } from '../../../web/sections/views.tsx'
import { liveHook } from '../../support/live-hook.tsx'
import { until } from '../../support/until.ts'
import { markupOf } from '../markup.tsx'

const test = suite('lazy views')

test('is shown once it is loaded, which it is once', async () => {
  let times = 0
  const View = lazyView(async () => {
    times += 1
    return () => <p>Hall</p>
  })
  assert.not.ok(View.isLoaded())
  assert.throws(() => markupOf(<View />), /before it was loaded/)
  await View.preload()
  await View.preload()
  assert.ok(View.isLoaded())
  assert.is(times, 1)
  assert.is(markupOf(<View />), '<p>Hall</p>')
})

test('of a part is loaded once it is wanted, and once', async () => {
  let times = 0
  const view = lazyView(async () => {
    times += 1
    return () => null
  })
  const preload = () => {
    asked += 1
    return view.preload()
  }
  let asked = 0
  const part = { preload, isLoaded: view.isLoaded }
  const live = liveHook(() => {
    const [isWanted, want] = useState(false)
    return { isLoaded: useLoaded(part, isWanted), want }
  })
  assert.equal([live.now.isLoaded, asked], [false, 0])
  flushSync(() => live.now.want(true))
  await until('the view', () => live.now.isLoaded)
  flushSync(() => live.now.want(false))
  flushSync(() => live.now.want(true))
  assert.equal([live.now.isLoaded, asked, times], [true, 1, 1])
})

test('of a part that cannot be loaded may be loaded again', async () => {
  const faults: (() => void)[] = []
  let isOnline = false
  const part = {
    preload: () => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline'))),
    isLoaded: () => false,
  }
  const onFault = (load: () => void) => faults.push(load)
  const live = liveHook(() => useLoaded(part, true, onFault))
  await until('the fault', () => faults.length > 0)
  assert.is(live.now, false)
  isOnline = true
  faults[0]?.()
  await until('the view', () => live.now)
})

test('their modules are named for each view that is loaded when a page has it', () => {
  for (const { shape } of sectionSchema.options) {
    const kind: SectionKind = shape.kind.value
    const parts = [{ kind }, { kind, filters: {} }, { kind, part: {} }]
    for (const section of parts) {
      const named = lazyModulesOf([section], '')
      assert.is(named.length, lazyOf([section]).length, JSON.stringify(section))
      for (const module of named) assert.ok(existsSync(`web/sections/${module}`), module)
    }
  }
})

test('their modules are that of the viewer where an address shows an item', () => {
  assert.equal(lazyModulesOf([], 'show=all'), [])
  assert.equal(lazyModulesOf([], 'item=Ch1'), ['items/viewer.tsx'])
})

test.run()
