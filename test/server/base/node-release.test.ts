import * as assert from 'uvu/assert'
import { suite } from '#test'
import { nodeFault } from '../../../server/base/node-release.ts'

const test = suite('release of Node')

test('older ones than package.json takes are named with what to do, others are not', () => {
  for (const version of ['16.20.2', '18.20.8', '20.18.3']) {
    assert.match(
      nodeFault(version) ?? '',
      /^This site needs Node 20\.19 or later; this is Node /,
      version,
    )
  }
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) {
    assert.is(nodeFault(version), undefined, version)
  }
  assert.is(nodeFault(), undefined)
})

test.run()
