import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { fileText } from '../../../../server/store/monthly/file-text.ts'

const test = suite('text of a file of rows (fileText)')

const plain = (rows: readonly object[]) =>
  `{"version":3,"data":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

const word = fc.string({ unit: 'grapheme', maxLength: 20 })
const deed = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), words: fc.array(word, { maxLength: 5 }) }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(30), word }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
)

test('is the same after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), deeds => {
      const textOf = fileText(3)
      let rows: { word: string }[] = []
      assert.is(textOf(rows).toString(), plain(rows))
      for (const deed of deeds) {
        rows = [...rows]
        if (deed.kind === 'join') rows.push(...deed.words.map(word => ({ word })))
        if (deed.kind === 'change' && deed.at < rows.length) rows[deed.at] = { word: deed.word }
        if (deed.kind === 'remove') rows.splice(deed.at, 1)
        assert.is(textOf(rows).toString(), plain(rows))
      }
    }),
  )
})

test('serialises an unchanged row once', () => {
  const textOf = fileText(3)
  let times = 0
  const toJSON = () => {
    times += 1
    return { times }
  }
  const row = { toJSON }
  textOf([row])
  assert.is(textOf([row, { word: 'oak' }]).toString(), plain([{ times: 1 }, { word: 'oak' }]))
  assert.is(times, 1)
})

test.run()
