import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { ownerOf } from '../../support/owner.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import {
  backedUpFilesOf,
  filesIn,
  put,
  usedVolume,
} from '../features/operations/volume/volume-of-a-site.ts'

const test = suite('the command restore')

async function volumeOf() {
  const volume = await usedVolume()
  const folder = join(volume.dataDir, '..')
  return { ...volume, folder }
}

test('a volume with its own folder named backups can be restored onto itself', async () => {
  const { folder, ...volume } = await volumeOf()
  await put(volume.uploadsDir, 'backups/own.jpg', 'mine')
  await put(volume.uploadsDir, 'lost+found/of-the-disk', 'not ours')
  const owner = ownerOf(folder)
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  const before = await backedUpFilesOf(volume)
  assert.is((await owner(['backup', archive])).code, 0)
  const { code, errors } = await owner(['restore', archive, '--replace'])
  assert.equal([code, errors], [0, ''])
  assert.equal(await backedUpFilesOf(volume), before)
})

/** An unprivileged user, for a folder that the process under test may not move. */
const other = process.getuid?.() === 0 ? 1000 : undefined

/** Creates a folder that the restoring user cannot move. */
async function immovable(folder: string): Promise<void> {
  await put(folder, 'kept/a.jpg', 'old')
  await chmod(join(folder, 'kept'), 0o555)
  use(() => chmod(join(folder, 'kept'), 0o755))
}

async function give(folder: string, uid: number | undefined): Promise<void> {
  if (uid === undefined) return
  const entries = await readdir(folder, { recursive: true })
  for (const name of ['.', ...entries].filter(name => name !== 'link.jpg')) {
    await chown(join(folder, name), uid, uid)
  }
}

for (const top of ['dataDir', 'uploadsDir'] as const) {
  test(`a folder that cannot be moved out of ${top} undoes the restore`, async () => {
    const source = await volumeOf()
    await put(source.uploadsDir, 'home/new.jpg', 'new')
    const archives = await temporaryFolder()
    const archive = join(archives, 'b.tar.gz')
    assert.is((await ownerOf(source.folder)(['backup', archive])).code, 0)
    const { folder, ...volume } = await volumeOf()
    await give(archives, other)
    await give(volume.dataDir, other)
    await give(volume.uploadsDir, other)
    await chown(folder, other ?? (await stat(folder)).uid, -1)
    await immovable(volume[top])
    const before = [await filesIn(volume.dataDir), await filesIn(volume.uploadsDir)]
    const { code, errors } = await ownerOf(folder, {}, other)(['restore', archive, '--replace'])
    assert.is(code, 1)
    assert.match(errors, /^The restore is undone, all is as it was before: EACCES.+chown -R\)\.\n$/)
    assert.equal([await filesIn(volume.dataDir), await filesIn(volume.uploadsDir)], before)
    const server = await builtServer(folder)
    await server.start()
  })
}

test('a half-restored volume is not backed up or changed until the next start', async () => {
  const { folder, ...volume } = await volumeOf()
  const owner = ownerOf(folder)
  await put(join(volume.dataDir, '.restore'), 'ready', '')
  for (const words of [['backup', '-'], ['check'], ['reset-password', 'admin', '--stdin']]) {
    const { code, errors } = await owner(words, 'a new password')
    assert.equal([words, code], [words, 1])
    assert.match(errors, /^A restore was cut off half way. Start the site, which finishes it.\n$/)
  }
  const server = await builtServer(folder)
  await server.start()
  assert.is((await owner(['backup', '-'])).code, 0)
})

test.run()
