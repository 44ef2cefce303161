import * as assert from 'uvu/assert'
import { suite } from '#test'
import { usesBuild } from './built.ts'

const test = suite('what tests use of the build')

test('a test of the whole site, of programs beside it or of its files uses it', () => {
  for (const file of [
    'server/features/search/search',
    'server/pdf/fonts',
    'server/features/media/derivatives/index',
  ]) {
    assert.ok(usesBuild(`test/${file}.test.ts`), file)
  }
})

test('a test of rules, of a store or of a view alone does not', () => {
  for (const file of ['web/features/quotes/sums.test.ts', 'server/storage/durable-file.test.ts']) {
    assert.not(usesBuild(`test/${file}`), file)
  }
})

test.run()
