import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readConfig } from '../../server/base/config.ts'

const test = suite('docs/owner/mail-without-passwords.md')

test('the settings of each way are accepted', async () => {
  const text = await readFile('docs/owner/mail-without-passwords.md', 'utf8')
  const blocks = text.split('\n\n').filter(block => /^ +SMTP_URL=/.test(block))
  assert.is(blocks.length, 4)
  for (const block of blocks) {
    const lines = block.trim().split(/\s*\n\s*/)
    const given = lines.map(line => /^([A-Z_]+)=(\S+)$/.exec(line)?.slice(1))
    assert.ok(readConfig(Object.fromEntries(given.map(pair => pair ?? []))).smtpUrl, block)
  }
})

test.run()
