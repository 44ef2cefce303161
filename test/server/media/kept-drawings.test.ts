import { brotliDecompressSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { keepDrawings } from '../../../server/media/kept-drawings.ts'

const test = suite('kept drawings')

function counted() {
  const drawn: string[] = []
  const draw = (name: string) => () => {
    drawn.push(name)
    return `<svg>${name}</svg>`
  }
  return { drawn, draw }
}

test('one drawing asked for many times at once is drawn once', async () => {
  const { drawn, draw } = counted()
  const kept = keepDrawings()
  const answers = await Promise.all([1, 2, 3].map(() => kept.get('a', 'br', draw('a'))))
  assert.equal(answers.map(String), Array(3).fill(String(answers[0])))
  assert.is(brotliDecompressSync(answers[0] as Buffer).toString(), '<svg>a</svg>')
  await kept.get('a', 'br', draw('a'))
  assert.equal(drawn, ['a'])
})

test('what was not asked for the longest goes first', async () => {
  const { drawn, draw } = counted()
  const kept = keepDrawings(2 * '<svg>a</svg>'.length)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.get(name, 'identity', draw(name))
  assert.equal(drawn, ['a', 'b', 'c', 'b'])
})

test('a drawing that fails is tried again', async () => {
  const kept = keepDrawings()
  const fail = () => {
    throw new Error('no such family')
  }
  await kept.get('a', 'gzip', fail).then(
    () => assert.unreachable('drawn'),
    error => assert.match(String(error), /no such family/),
  )
  assert.ok((await kept.get('a', 'gzip', () => '<svg/>')).length > 0)
})

test.run()
