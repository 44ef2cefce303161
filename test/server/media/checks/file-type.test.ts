import * as assert from 'uvu/assert'
import { suite } from '#test'
import { brandsOf } from '../../../../server/media/checks/file-type.ts'
import { box, uint32 } from '../../../support/samples.ts'

const test = suite('brands of a file')

test('the major one is first, the compatible ones follow behind the version', () => {
  assert.equal(brandsOf(box('ftyp', 'heic', uint32(0), 'mif1heix')), ['heic', 'mif1', 'heix'])
  assert.equal(brandsOf(box('ftyp', 'isom', uint32(512))), ['isom'])
})

test('they end with their box, and with the bytes', () => {
  const bytes = Buffer.concat([box('ftyp', 'isom', uint32(0), 'avc1'), Buffer.from('mp41')])
  assert.equal(brandsOf(bytes), ['isom', 'avc1'])
  assert.equal(brandsOf(bytes.subarray(0, 19)), ['isom'])
})

test('a file that begins otherwise has none', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('ftypisom'), box('free', 'isom')]) {
    assert.equal(brandsOf(bytes), [])
  }
})

test.run()
