import { existsSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lazyModulesOf } from '../../../web/sections/lazy-modules.ts'
import { type SectionKind, sectionSchema } from '../../../web/sections/schemas.ts'
import { lazyOf } from '../../../web/sections/views.tsx'

const test = suite('modules of lazy views')

test('are named for each view that is loaded when a page has it', () => {
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

test('are that of the viewer where an address shows an item', () => {
  assert.equal(lazyModulesOf([], 'show=all'), [])
  assert.equal(lazyModulesOf([], 'item=Ch1'), ['items/viewer.tsx'])
})

test.run()
