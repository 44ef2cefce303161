import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { secrets, withSecretsFromFiles } from '../../../../server/base/settings/from-files.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('secrets in files')

async function file(text: string): Promise<string> {
  const path = join(await temporaryFolder(), 'secret')
  await writeFile(path, text)
  return path
}

test('are read for each variable that is one, and for no other', async () => {
  const path = await file('words')
  for (const name of secrets) {
    assert.is(withSecretsFromFiles({ [`${name}_FILE`]: path })[name], 'words', name)
  }
  const others = { PORT_FILE: path, HOST: '::' }
  assert.equal(withSecretsFromFiles(others), others)
})

test('end before one line break, and have all others', async () => {
  for (const [text, secret] of [
    ['a\n', 'a'],
    ['a\r\n', 'a'],
    ['a\n\n', 'a\n'],
    ['\na ', '\na '],
  ] as const) {
    assert.is(withSecretsFromFiles({ S3_URL_FILE: await file(text) }).S3_URL, secret)
  }
})

test('are refused where the variable is set as well, or the file is empty or missing', async () => {
  const empty = await file('\n')
  const missing = join(empty, '..', 'none')
  assert.throws(
    () => withSecretsFromFiles({ S3_URL: '', S3_URL_FILE: missing }),
    'S3_URL and S3_URL_FILE are both set. Leave one of them out.',
  )
  assert.throws(
    () => withSecretsFromFiles({ S3_URL_FILE: empty }),
    `S3_URL_FILE takes a file that is not empty: ${empty}.`,
  )
  assert.throws(
    () => withSecretsFromFiles({ S3_URL_FILE: missing }),
    /^S3_URL_FILE takes a file that can be read: ENOENT/,
  )
})

test.run()
