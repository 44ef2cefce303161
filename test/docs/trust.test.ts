import { access, readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('docs/trust.md and SECURITY.md')

const documents = ['docs/trust.md', 'SECURITY.md']
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))

for (const document of documents) {
  test(`${document} names existing files and commands`, async () => {
    const text = await readFile(document, 'utf8')
    const quoted = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(' '))
    const files = quoted.filter(word => /^(test|docs|server)\//.test(word))
    assert.ok(files.length > 0)
    for (const file of files) await access(file)
    for (const [, name = ''] of text.matchAll(/`npm run ([\w-]+)/g)) assert.ok(scripts[name], name)
  })
}

test('SECURITY.md says how to report, what is promised and what is out of scope', async () => {
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
