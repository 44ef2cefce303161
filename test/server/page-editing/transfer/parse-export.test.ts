import * as assert from 'uvu/assert'
import { suite } from '#test'
import { parseExport } from '../../../../server/page-editing/transfer/parse-export.ts'

const test = suite('a file of exported pages')

const page = {
  path: '/about',
  source: { path: '/about', sections: [{ kind: 'prose' }] },
  keys: ['a'],
}
const file = { format: 1, release: '0.1.0', exportedAt: '2026-11-30T05:00:00.000Z', pages: [page] }

const faultOf = (value: unknown) => {
  try {
    parseExport(typeof value === 'string' ? value : JSON.stringify(value))
    return ''
  } catch (error) {
    assert.is((error as { status?: number }).status, 400)
    return (error as Error).message
  }
}

test('is read as it was written', () => {
  assert.equal(parseExport(JSON.stringify(file)), file)
})

test('is refused in words where it is damaged, foreign or of a newer release', () => {
  const text = JSON.stringify(file)
  assert.match(faultOf(text.slice(0, 100)), 'no JSON, or was cut off')
  for (const foreign of ['[]', 'null', '7', '{"pages":[]}']) {
    assert.is(faultOf(foreign), 'This is no file of exported pages')
  }
  assert.match(faultOf({ ...file, format: 2 }), 'of a newer release: of format 2, not 1')
  assert.match(faultOf({ ...file, pages: [] }), 'damaged at pages')
  assert.match(faultOf({ ...file, pages: [{ ...page, source: { path: '/' } }] }), 'pages.0.source')
  assert.match(faultOf({ ...file, pages: [{ ...page, keys: [] }] }), 'one name for each section')
  assert.match(faultOf({ ...file, pages: [page, page] }), 'two pages at /about')
})

test('is refused where it is nested deeper than any page, whatever its size', () => {
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  assert.is(faultOf(`{"format":1,"pages":${deep}}`), 'This is no file of exported pages')
})

test.run()
