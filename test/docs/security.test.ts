import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('SECURITY.md')

test('says how to report, what is promised and what is out of scope', async () => {
  const text = await readFile('SECURITY.md', 'utf8')
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  assert.equal(headings, [
    'Report',
    'Whom the server trusts',
    'What is promised',
    'What is not a fault',
    'A library with known faults',
    'What an owner does',
  ])
})

test.run()
