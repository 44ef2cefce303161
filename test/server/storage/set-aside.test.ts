import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DamagedFile } from '../../../server/storage/envelope.ts'
import { openWithoutDamaged } from '../../../server/storage/set-aside.ts'
import { readableLog } from '../../support/log-lines.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('store that the site can do without')

/** A store of one file that is damaged unless it says so: `good`, or is not there. */
async function opened(files: Record<string, string>, options?: { usesPrevious: boolean }) {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const file = join(folder, 'sessions.json')
  const { log, lines } = readableLog()
  const read = async () => {
    const text = await readFile(file, 'utf8').catch(() => 'nothing')
    if (text.startsWith('torn')) throw new DamagedFile('It is damaged', file, 'is no JSON')
    return { text, names: (await readdir(folder)).sort() }
  }
  return { ...(await openWithoutDamaged(read, log, options)), lines, file }
}

test('is opened as it is where nothing is damaged', async () => {
  const { text, names, lines } = await opened({
    ...{ 'sessions.json': 'good', 'sessions.previous.json': 'older' },
  })
  assert.equal([text, names, lines], ['good', ['sessions.json', 'sessions.previous.json'], []])
})

test('begins anew in the place of a damaged file, without its previous version', async () => {
  const { text, names, lines, file } = await opened({
    ...{ 'sessions.json': 'torn', 'sessions.previous.json': 'older' },
  })
  assert.equal([text, names], ['nothing', ['.sessions.json.damaged']])
  const [line] = lines
  assert.equal([line?.file, line?.why, line?.msg], [file, 'is no JSON', 'damaged file set aside'])
})

test('goes on with the previous version where that may be used', async () => {
  const files = { 'sessions.json': 'torn', 'sessions.previous.json': 'older' }
  const { text, names } = await opened(files, { usesPrevious: true })
  assert.equal([text, names], ['older', ['.sessions.json.damaged', 'sessions.json']])
})

test('begins anew where both versions are damaged', async () => {
  const files = { 'sessions.json': 'torn', 'sessions.previous.json': 'torn as well' }
  const { text, names, lines } = await opened(files, { usesPrevious: true })
  assert.equal([text, names, lines.length], ['nothing', ['.sessions.json.damaged'], 2])
})

test('is not opened where something else is wrong with it', async () => {
  const { log } = readableLog()
  const fail = async () => Promise.reject(new Error('disk'))
  assert.is((await openWithoutDamaged(fail, log).catch(error => error)).message, 'disk')
})

test.run()
