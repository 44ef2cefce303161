import * as assert from 'uvu/assert'
import { suite } from '#test'
import { namesBuild, testsOfFile } from './tests-of-file.ts'

const test = suite('tests run for a mutation')

test('tests of the same folder come first, those without a build before the others', () => {
  const { bySource, byBuild, others } = testsOfFile('web/layout/footer.tsx')
  assert.ok(bySource.every(file => file.startsWith('test/web/layout/')))
  assert.ok(byBuild.includes('test/browser/layout.test.ts'))
  assert.ok(others.includes('test/server/pages/every-page.test.ts'))
})

test('tests that cannot run the file are left out', () => {
  const { bySource, byBuild, others } = testsOfFile('web/admin/request.ts')
  assert.not(others.includes('test/server/store/monthly/index.test.ts'))
  const journeys = [...byBuild, ...others].filter(test => test.startsWith('test/browser/'))
  assert.ok(journeys.includes('test/browser/admin/users.test.ts'))
  assert.not(journeys.includes('test/browser/home.test.ts'))
  assert.equal(bySource, ['test/web/admin/request.test.ts'])
})

test('each test is run once, and of unrelated ones those of each run', () => {
  const { bySource, byBuild, others } = testsOfFile('server/config.ts')
  assert.equal(bySource, ['test/server/config.test.ts'])
  const all = [...bySource, ...byBuild, ...others]
  assert.is(new Set(all).size, all.length)
  assert.not(others.some(file => /^test\/(browser|faults|soak|long)\//.test(file)))
})

test('tests of drawings, content and the test tools are left out', () => {
  const all = Object.values(testsOfFile('server/assets.ts')).flat()
  assert.ok(all.length > 50)
  assert.not(all.some(file => /^test\/(server\/(drawings|content)|runner|bench)\//.test(file)))
})

test('a test needs the build where its program names it', () => {
  for (const text of [
    "loadAssets('dist')",
    "'built/dist/server/main.js'",
    '"node dist/start.js"',
  ]) {
    assert.ok(namesBuild(text), text)
  }
  const comments = ["  // A build in dist.\n'a'", '/**\n * Beside dist.\n */', '/* dist */']
  for (const text of [...comments, "'node_modules/tsx/dist/cli.mjs'", 'const distance = 1']) {
    assert.not(namesBuild(text), text)
  }
})

test.run()
