import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { versionOf } from '../../server/base/disk/stored-file.ts'
import type { Folders } from '../../server/features/operations/volume/archive.ts'
import { readBackup } from '../../server/features/operations/volume/read-backup.ts'
import { usedVolume } from '../server/features/operations/volume/volume-of-a-site.ts'
import { builtServer } from '../support/built-server.ts'
import { ownerOf } from '../support/owner.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { oddVolumes } from './odd-volumes.ts'

const test = suite('unusual volumes')

/** Several in one volume, since starting six processes for each takes most of the time. */
const names = Object.keys(oddVolumes)
const mixtures = [0, 1].map(first => names.filter((_, at) => at % 2 === first))

async function oddVolume(mixture: readonly string[]) {
  const volume = await usedVolume()
  for (const name of mixture) await oddVolumes[name]?.(volume)
  const folder = dirname(volume.dataDir)
  return { ...volume, owner: ownerOf(folder), folder }
}

/** What a backup holds of a volume: sums and versions by name. */
async function contentOf(archive: string, { dataDir, uploadsDir }: Folders) {
  const { sums } = await readBackup(createReadStream(archive), {
    availableBytes: Number.POSITIVE_INFINITY,
  })
  const versions = [...sums.keys()].sort().map(async name => {
    const [top, ...below] = name.split('/')
    const stats = await stat(join(top === 'data' ? dataDir : uploadsDir, ...below))
    return [name, sums.get(name), versionOf(stats)]
  })
  return Promise.all(versions)
}

for (const [at, mixture] of mixtures.entries()) {
  test(`${mixture.join(', ')}: backed up, checked, restored onto others, started`, async () => {
    const source = await oddVolume(mixture)
    const target = await oddVolume(mixtures[(at + 1) % mixtures.length] ?? [])
    const archive = join(await temporaryFolder(), 'b.tar.gz')
    assert.is((await source.owner(['backup', archive])).code, 0)
    assert.is((await source.owner(['check', archive])).code, 0)
    const content = await contentOf(archive, source)
    assert.ok(content.length > 3)

    for (const time of ['first', 'second']) {
      const { code, errors } = await target.owner(['restore', archive, '--replace'])
      assert.equal([time, code, errors], [time, 0, ''])
      assert.equal(await contentOf(archive, target), content)
    }
    const server = use(await builtServer(target.folder))
    await server.start()
    assert.is((await fetch(`${server.url}/healthz`)).status, 200)
    const checked = await target.owner(['check'])
    assert.ok(checked.code === 0 || checked.code === 1)
    assert.not.match(checked.errors, /^\s+at /m)
    const left = (await readdir(target.dataDir)).filter(name => /^\.(check|restore)/.test(name))
    assert.equal(left, [])
  })
}

test.run()
