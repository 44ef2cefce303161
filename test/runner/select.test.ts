import * as assert from 'uvu/assert'
import { suite } from '#test'
import { filesIn, places } from './select.ts'

const test = suite('the choice of test files')

test('names only what is there, as a file that has moved would be chosen otherwise', async () => {
  const files = await filesIn([])
  assert.equal(
    places.filter(place => !files.some(file => file.startsWith(place))),
    [],
  )
})

test.run()
