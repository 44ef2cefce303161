import * as assert from 'uvu/assert'
import { suite } from '#test'
import { testsOf } from './changed.ts'
import { importsOf } from './imports.ts'

const files = [
  'test/browser/admin/every-screen.test.ts',
  'test/browser/admin/upload-line.test.ts',
  'test/browser/admin/users.test.ts',
  'test/browser/every-page.test.ts',
  'test/browser/gallery.test.ts',
  'test/browser/shortlist.test.ts',
  'test/server/api/account/account.test.ts',
  'test/server/api/media.test.ts',
  'test/server/features/media/receive.test.ts',
  'test/server/features/media/receive-image.test.ts',
  'test/server/features/media/serve.test.ts',
  'test/server/storage/json-store.test.ts',
  'test/web/shortlist.test.ts',
]
const imports = (file: string) => (file.includes('/media/') ? ['test/support/samples.ts'] : [])
const of = (...changed: string[]) => testsOf(changed, files, imports)

const test = suite('selection of tests for changed files')

test('a file with a test of its own selects it', () => {
  assert.equal(of('server/features/media/serve.ts'), ['test/server/features/media/serve.test.ts'])
})

test('a file without one selects the tests of its folder', () => {
  assert.equal(of('server/storage/serial-queue.ts'), ['test/server/storage/json-store.test.ts'])
})

test('a file in a folder without tests selects those of the parent folder', () => {
  assert.equal(of('server/features/media/checks/mp4.ts'), [
    'test/server/features/media/receive-image.test.ts',
    'test/server/features/media/receive.test.ts',
    'test/server/features/media/serve.test.ts',
  ])
})

test('a part of the web pages selects the browser tests named after it', () => {
  assert.equal(of('web/sections/gallery/view.tsx'), [
    'test/browser/gallery.test.ts',
    'test/web/shortlist.test.ts',
  ])
  assert.equal(of('web/features/shortlist/store.ts'), [
    'test/browser/shortlist.test.ts',
    'test/web/shortlist.test.ts',
  ])
})

test('a part of the area selects the browser tests whose name starts alike', () => {
  assert.equal(of('web/features/media/admin/upload-manager/views/tree.tsx'), [
    'test/browser/admin/upload-line.test.ts',
    'test/web/shortlist.test.ts',
  ])
})

test('without such a browser test those of every page or screen are selected', () => {
  assert.ok(of('web/layout/footer.tsx').includes('test/browser/every-page.test.ts'))
  assert.ok(of('web/admin/ui/pager.tsx').includes('test/browser/admin/every-screen.test.ts'))
})

test('a test selects itself, and test support the tests that import it', () => {
  assert.equal(of('test/server/storage/json-store.test.ts'), [
    'test/server/storage/json-store.test.ts',
  ])
  assert.is(of('test/support/samples.ts').length, 3)
})

test('a document selects none', () => {
  assert.equal(of('README.md'), [])
})

test('imports are followed transitively, also those at run time and of child processes', () => {
  const found = importsOf('test/browser/home.test.ts')
  assert.ok(found.includes('test/support/site.ts'))
  assert.ok(found.includes('test/runner/resources.ts'))
  assert.ok(found.includes('server/storage/durable-file.ts'))
  assert.ok(importsOf('test/run.ts').includes('test/support/chromium.ts'))
  assert.ok(
    importsOf('test/server/features/operations/notices/nightly.test.ts').includes(
      'test/support/processes/short-nights.ts',
    ),
  )
  // One that the formatter broke into lines.
  assert.ok(
    importsOf('test/web/features/media/admin/upload-manager/uploads.test.ts').includes(
      'web/features/media/admin/upload-manager/uploads.ts',
    ),
  )
})

test.run()
