import { randomUUID } from 'node:crypto'
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLog } from '../../../../../server/base/log.ts'
import { filesOf } from '../../../../../server/features/operations/installation/as-files.ts'
import { compareAll } from '../../../../../server/features/operations/installation/compare.ts'
import type {
  Installation,
  RowPart,
} from '../../../../../server/features/operations/installation/installation.ts'
import { installationOn } from '../../../../../server/features/operations/installation/on-volume.ts'
import { writeFiles } from '../../../../../server/features/operations/installation/write-files.ts'
import { openStores } from '../../../../../server/features/operations/stores/index.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import { folderSink } from '../../../../../server/features/operations/volume/file-sink.ts'
import { messageOf } from '../../../../support/message-of.ts'
import {
  copyVolume,
  emptyVolume,
  filesIn,
  photo,
  put,
  usedVolume,
} from '../volume/volume-of-a-site.ts'
import { inBin, siteOnVolume } from './site-on-volume.ts'

const test = suite('an installation')

async function written(installation: Installation): Promise<Folders> {
  const folders = await emptyVolume()
  await writeFiles(installation, folderSink(folders))
  return folders
}

const faultOf = (one: Folders, other: Folders) =>
  messageOf(compareAll(installationOn(one), installationOn(other)))

test('written as files is the same installation, to the microsecond', async () => {
  const volume = await siteOnVolume()
  const copy = await written(installationOn(volume))
  const counts = await compareAll(installationOn(volume), installationOn(copy))
  assert.equal({ ...counts, values: 0 }, { values: 0, rows: 1, files: 4, bytes: 29, former: 1 })
  assert.ok(counts.values > 5)
  const timeOf = async ({ uploadsDir }: Folders) =>
    Math.round((await stat(join(uploadsDir, photo))).mtimeMs * 1000)
  assert.is(await timeOf(copy), await timeOf(volume))
  const [before, after] = [await filesIn(volume.dataDir), await filesIn(copy.dataDir)]
  for (const [name, text] of Object.entries(after)) {
    if (name !== 'media/sources.json') assert.is(text, before[name], name)
  }
  assert.not('media/sources/gone.jpg.json' in after, 'of a file that is lost')
})

test('written as files can be opened as a site', async () => {
  const { dataDir } = await written(installationOn(await usedVolume()))
  const config = { dataDir, adminPassword: undefined, sessionKeys: undefined }
  const stores = await openStores(config, createLog({ logLevel: 'silent' }))
  assert.is(stores.contactDetails.value.city, 'Mombasa')
  await stores.close()
})

test('each kind of difference is named', async () => {
  const volume = await siteOnVolume()
  const changed = async (change: (copy: Folders) => Promise<void>) => {
    const copy = await written(installationOn(volume))
    await change(copy)
    return faultOf(volume, copy)
  }
  assert.is(await changed(async () => undefined), 'none')
  const menu = '{"version":1,"data":{"version":0,"order":[]}}'
  assert.is(
    await changed(({ dataDir }) => put(dataDir, 'contact-details.json', menu)),
    'The value "contact-details" differs.',
  )
  assert.match(
    await changed(({ dataDir }) => put(dataDir, 'another.json', menu)),
    'The value "another" is in one alone.',
  )
  const [segment = ''] = Object.keys(await filesIn(join(volume.dataDir, 'quotes')))
  const rows = await readFile(join(volume.dataDir, 'quotes', segment), 'utf8')
  assert.match(
    await changed(({ dataDir }) =>
      writeFile(join(dataDir, 'quotes', segment), rows.replace('"by":"admin"', '"by":"other"')),
    ),
    /^The row [0-9a-f-]{36} of "quotes" differs\.$/,
  )
  assert.is(
    await changed(({ uploadsDir }) => utimes(join(uploadsDir, photo), 5, 5)),
    `The file ${photo} differs.`,
  )
  assert.is(
    await changed(async ({ uploadsDir }) => {
      const file = join(uploadsDir, photo)
      const { mtimeMs } = await stat(file)
      await writeFile(file, 'A photo')
      await utimes(file, mtimeMs / 1000, mtimeMs / 1000)
    }),
    `The file ${photo} differs.`,
  )
  assert.match(
    await changed(({ uploadsDir }) =>
      inBin(uploadsDir, 'home/other.jpg', 'x').then(() => undefined),
    ),
    /^The entry [0-9a-f-]{36} of the bin is in one alone\.$/,
  )
})

test('rows keep their order; files of them end at a megabyte, a month and another shape', async () => {
  const text = 'x'.repeat(400_000)
  const row = (month: string, shape: number): RowPart => ({
    store: 'inquiries',
    shape,
    row: Object.assign({ id: randomUUID(), createdAt: `${month}-01T00:00:00.000Z` }, { text }),
  })
  const rows = [
    ...Array.from({ length: 5 }, () => row('2026-01', 1)),
    row('2026-01', 2),
    row('2026-02', 2),
  ]
  const none = async function* () {}
  const given = async function* () {
    yield* rows
  }
  const installation = { values: none, rows: given, uploads: none, bin: none }
  const names: string[] = []
  for await (const { name } of filesOf(installation)) names.push(name)
  assert.equal(names.slice(0, -1), [
    'data/inquiries/2026-01-1.json',
    'data/inquiries/2026-01-2.json',
    'data/inquiries/2026-01-3.json',
    'data/inquiries/2026-01-4.json',
    'data/inquiries/2026-02-1.json',
  ])
  const copy = installationOn(await written(installation))
  const back: RowPart[] = []
  for await (const part of copy.rows()) back.push(part)
  assert.equal(back, rows)
})

test('a file whose bytes are not those of its sum is an error that names it', async () => {
  const volume = await siteOnVolume()
  const installation = installationOn(volume)
  const altered = {
    ...installation,
    async *uploads() {
      for await (const upload of installation.uploads()) yield { ...upload, sha256: 'f'.repeat(64) }
    },
  }
  assert.match(await messageOf(written(altered)), /^uploads\/.+ is not as it was uploaded/)
})

test('a damaged file is an error that names it', async () => {
  const volume = await copyVolume(await usedVolume(), (await emptyVolume()).dataDir)
  await put(volume.dataDir, 'menu.json', '{"version":1,')
  assert.match(await messageOf(written(installationOn(volume))), /menu\.json cannot be used/)
})

test.run()
