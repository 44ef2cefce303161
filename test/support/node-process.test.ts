import * as assert from 'uvu/assert'
import { suite } from '#test'
import { start } from './node-process.ts'

const test = suite('a child process of a test')

const printing = (text: string) =>
  start(process.execPath, ['-e', `console.log(${JSON.stringify(text)})`])

test('lines printed at once are read one by one', async () => {
  const program = printing('first\nsecond\nthird')
  for (const line of ['first', 'second', 'third']) assert.is(await program.nextLine(), line)
})

test('lines can be read after the process has ended; after the last there is none', async () => {
  const program = printing('last')
  await program.ended
  assert.is(await program.nextLine(), 'last')
  try {
    await program.nextLine()
    assert.unreachable()
  } catch (error) {
    assert.match(String(error), /the program ended with 0/)
  }
})

test.run()
