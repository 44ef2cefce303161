import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sha256Of } from '../../../../server/media/upload/upload-fingerprints.ts'
import { type NewBinEntry, openBin } from '../../../../server/store/bin/bin.ts'
import { checkBin } from '../../../../server/volume/check/bin.ts'
import { emptyVolume, put } from '../volume-of-a-site.ts'

const test = suite('check of the bin')

async function filled() {
  const volume = await emptyVolume()
  const { uploadsDir } = volume
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
  const folder = join(uploadsDir, 'bin')
  await put(uploadsDir, 'home/a.jpg', 'a photo')
  const file = join(uploadsDir, 'home/a.jpg')
  const entry = (kept: string | undefined): NewBinEntry => ({
    ...{ who: 'admin', kind: 'media', cause: 'deleted', subject: 'home/a.jpg' },
    content: {
      files: [
        {
          path: 'home/a.jpg',
          version: 'v',
          fingerprint: { version: 'v', sha256: 's', ...(kept && { kept }) },
        },
      ],
    },
  })
  const add = async (kept: string | undefined) => (await bin.add(entry(kept), [file])).id
  const text = {
    who: 'a',
    kind: 'slot-details',
    cause: 'deleted',
    subject: 's',
    content: {},
  } as const
  const check = () => checkBin(volume)
  return { add, addText: () => bin.add(text), check, file, folder }
}

test('without one there is nothing', async () => {
  assert.equal(await checkBin(await emptyVolume()), { entries: 0, bytes: 0, problems: [] })
})

test('whole entries are counted with their bytes, with a sum or without, texts too', async () => {
  const { add, addText, check, file } = await filled()
  await add(await sha256Of(file))
  await add(undefined)
  await addText()
  assert.equal(await check(), { entries: 3, bytes: 14, problems: [] })
})

test('a file that differs from its sum, and one that is missing, are named', async () => {
  const { add, check, file, folder } = await filled()
  const id = await add(await sha256Of(file))
  await appendFile(join(folder, id, '0'), 'x')
  assert.equal((await check()).problems, [`home/a.jpg in the bin (${id}) is not as it was.`])
  await rm(join(folder, id, '0'))
  assert.equal((await check()).problems, [`home/a.jpg in the bin (${id}) is missing.`])
})

test('an entry that is not whole is named, and is none', async () => {
  const { add, check, folder } = await filled()
  const id = await add(undefined)
  await writeFile(join(folder, id, 'entry.json'), '{')
  assert.equal(await check(), {
    entries: 0,
    bytes: 0,
    problems: [`${join(folder, id)} is no whole entry of the bin. Delete it.`],
  })
})

test.run()
