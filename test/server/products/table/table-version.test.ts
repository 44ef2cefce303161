import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Collection } from '../../../../server/products/products.ts'
import { assertVersion, tableVersion } from '../../../../server/products/table/table-version.ts'

const test = suite('version of what a table was compared with')

interface State {
  codes?: string[]
  name?: string
  file?: string
  /** Of each product, and of the list. */
  versions?: number
  list?: number
}

function versionOf({ codes = ['a', 'b'], name = 'Chairs', file = 'x', ...rest }: State = {}) {
  const { versions = 0, list = 0 } = rest
  const products = codes.map(code => ({ code, version: versions }))
  const collections = [{ id: 'chairs', name, products }] as unknown as Collection[]
  const stored = [{ id: 'chairs', version: list }] as never
  return tableVersion({ collections }, stored, Buffer.from(file))
}

test('is the same for the same products and the same file', () => {
  assert.is(versionOf(), versionOf())
  assert.match(versionOf(), /^[0-9a-f]{32}-[0-9a-f]{32}$/)
})

test('is another one after a change of a product, of a list, of a name or of the file', () => {
  const others = [
    ...[{ codes: ['a'] }, { codes: ['b', 'a'] }, { name: 'Stools' }],
    ...[{ versions: 1 }, { list: 1 }, { file: 'y' }],
  ]
  const all = [{}, ...others].map(versionOf)
  assert.is(new Set(all).size, all.length)
})

test('of another time is refused with 409, which says what has changed', () => {
  assert.not.throws(() => assertVersion(versionOf(), versionOf()))
  const fault = (given: string) => {
    try {
      assertVersion(given, versionOf())
    } catch (error) {
      const { status, message } = error as { status?: number; message: string }
      return `${status} ${message}`
    }
    return 'none'
  }
  assert.match(fault(versionOf({ list: 1 })), /^409 Products have changed since/)
  assert.match(fault(versionOf({ file: 'y' })), /^409 This is not the file that was checked/)
  assert.match(fault(versionOf({ list: 1, file: 'y' })), /^409 This is not the file/)
})

test.run()
