import * as assert from 'uvu/assert'
import { suite } from '#test'
import { circlesOf, filesOfProgram, importsOf, isScript, roomsOf } from '../scripts/rooms.ts'

const test = suite('rooms of the program')

test('imports of values between rooms form no circle', async () => {
  const rooms = roomsOf(await importsOf((await filesOfProgram()).filter(isScript)))
  assert.ok(rooms.size > 20)
  assert.equal(circlesOf(new Map([...rooms].map(([room, needed]) => [room, needed.keys()]))), [])
})

test('control: a circle of three rooms is found, a chain is none', () => {
  const circle = new Map([
    ['server/pages', ['server/media']],
    ['server/media', ['server/products', 'server/base']],
    ['server/products', ['server/pages']],
  ])
  assert.equal(circlesOf(circle), [['server/media', 'server/pages', 'server/products']])
  circle.delete('server/products')
  assert.equal(circlesOf(circle), [])
})

test.run()
