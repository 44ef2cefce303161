import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('memory settings of the start')

// Unless told, Node lets garbage grow to 32 MB, from release 24 on to 128, before it looks for any.
for (const file of ['Dockerfile', 'deploy/showyard.service', 'package.json']) {
  test(`${file} sets the semi-space size and the number of malloc arenas`, async () => {
    const text = await readFile(file, 'utf8')
    assert.match(text, '--max-semi-space-size=4')
    assert.match(text, 'MALLOC_ARENA_MAX=2')
  })
}

test('systemd keeps the site running when a child process is killed for memory', async () => {
  assert.match(await readFile('deploy/showyard.service', 'utf8'), /^OOMPolicy=continue$/m)
})

test.run()
