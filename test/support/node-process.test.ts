import * as assert from 'uvu/assert'
import { suite } from '#test'
import { start } from './node-process.ts'

const test = suite('a program that a test starts')

const printing = (text: string) =>
  start(process.execPath, ['-e', `console.log(${JSON.stringify(text)})`])

test('lines that are printed at once are read one after the other', async () => {
  const program = printing('first\nsecond\nthird')
  for (const line of ['first', 'second', 'third']) assert.is(await program.nextLine(), line)
})

test('lines are read after the program has ended, and then there is no next one', async () => {
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
