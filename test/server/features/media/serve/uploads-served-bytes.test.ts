import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openTurns } from '../../../../../server/base/child-processes/turns.ts'
import { drawingsVersion } from '../../../../../server/drawings/index.ts'
import { openMedia } from '../../../../../server/features/media/open-media.ts'
import { serveMedia } from '../../../../../server/features/media/serve/serve.ts'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import { pictureWidths } from '../../../../../web/base/picture-widths.ts'
import { posterOf } from '../../../../../web/base/routes.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'
import { allFiles } from '../../../../support/all-files.ts'
import { serveKoa } from '../../../../support/koa-server.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { openResponses } from '../../../../support/responses.ts'
import { box, picture, tinyMovie } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { checkProgram, imageProgram } from '../open-derivatives.ts'
import { film, photo } from '../open-media.ts'

const test = suite('metadata and scripts in uploaded files')

const script = '<script>alert(1)</script>'
const secrets = ['Exif', 'SecretPhone', 'SecretPlace', '+01.2921', '<script', 'xmpmeta']

const secretsIn = (bytes: Buffer) => secrets.filter(secret => bytes.includes(secret))

/** As a phone takes it, with a page attached. */
async function phonePhoto(): Promise<Buffer> {
  const shot = await sharp(await picture('jpeg', 700, 500))
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 31/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:d="d:" d:place="SecretPlace"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
  return Buffer.concat([shot, Buffer.from(script)])
}

/** With the place where it was filmed, and a page in a box that no player reads. */
const phoneClip = () =>
  tinyMovie({
    extra: box('udta', box('\xa9xyz', '+01.2921+036.8219/'), box('name', 'SecretPhone')),
    before: box('free', script),
  })

async function open() {
  const folder = await temporaryFolder()
  const config = {
    uploadsDir: join(folder, 'uploads'),
    dataDir: join(folder, 'data'),
    maxUploadBytes: 8 * 1024 * 1024,
  }
  await Promise.all([mkdir(config.uploadsDir), mkdir(config.dataDir)])
  const manifest = createManifest([photo, film])
  const { log } = readableLog()
  const isUser = () => true
  const programs = { imageProgram, checkProgram, turns: openTurns() }
  const options = { config, manifest, drawingsVersion, ...programs, isUser, log }
  const media = use(await openMedia(options))
  const { library, receiver, derivatives } = media
  const drawing = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const responses = openResponses({ library })
  const served = await serveKoa([
    responses.store,
    serveMedia({
      responses,
      manifest,
      library,
      derivatives,
      draw: drawing,
      placeholder: drawing,
      drawingsVersion,
      accessOf: allFiles,
    }),
  ])
  return {
    poster: manifest.get(posterOf(film.path)) as Slot,
    derivatives,
    async receive(slot: Slot, bytes: Buffer) {
      const file = receiver.temporaryFile()
      await writeFile(file, bytes)
      return receiver.receive(slot, file)
    },
    async get(path: string, accept = '*/*') {
      const answer = await fetch(`${served.url}/uploads/${path}`, { headers: { accept } })
      assert.is(answer.status, 200, path)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { type: answer.headers.get('content-type'), bytes }
    },
  }
}

test('are in no variant in which a photo or poster is served', async () => {
  const { poster, receive, derivatives, get } = await open()
  const shot = await phonePhoto()
  assert.equal(
    secretsIn(shot),
    secrets.filter(secret => secret !== '+01.2921'),
  )
  await receive(photo, shot)
  await receive(poster, shot)
  await derivatives.settled()

  const types = new Set<string | null>()
  for (const { path } of [photo, poster]) {
    for (const query of ['', ...pictureWidths.map(width => `?w=${width}`)]) {
      for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
        const { type, bytes } = await get(path + query, accept)
        types.add(type)
        assert.equal(secretsIn(bytes), [], `${path}${query} ${type}`)
        const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
        assert.equal([exif, xmp, iptc, comments], [undefined, undefined, undefined, undefined])
      }
    }
  }
  assert.equal([...types].sort(), ['image/avif', 'image/jpeg', 'image/webp'])
})

test('are not in a video as it is served', async () => {
  const { receive, get } = await open()
  assert.equal(secretsIn(phoneClip()), ['SecretPhone', '+01.2921', '<script'])
  await receive(film, phoneClip())
  const { type, bytes } = await get(film.path)
  assert.is(type, 'video/mp4')
  assert.equal(secretsIn(bytes), [])
})

test.run()
