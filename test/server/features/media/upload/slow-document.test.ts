import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openChecker } from '../../../../../server/features/media/check-work/check-in-child-process.ts'
import { openImageWorker } from '../../../../../server/features/media/image-work/image-worker.ts'
import { picture, tinyMovie, tinyPdf } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'
import { checkProgram, imageProgram } from '../open-derivatives.ts'
import { catalog, film, photo } from '../open-media.ts'
import { openUploads, outcomeOf } from '../resumable/open-uploads.ts'

const test = suite('uploads during the check of a slow document')

/** A site whose documents are checked by a program that does not end before `go` is called. */
async function openWithSlowDocuments(longest: number) {
  const folder = await temporaryFolder()
  const [begun, ended] = [join(folder, 'begun'), join(folder, 'ended')]
  const program = join(folder, 'program.mjs')
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from 'node:fs'
    process.once('message', ({ source }) => {
      writeFileSync(${JSON.stringify(begun)}, '')
      setInterval(() => {
        if (existsSync(${JSON.stringify(ended)})) process.send({ finished: source }, () => process.exit())
      }, 10)
    })`,
  )
  const slow = use(openChecker(program, { pdf: longest, video: longest }))
  const films = use(openChecker(checkProgram))
  const pictures = use(openImageWorker(imageProgram))
  const prepare = {
    pdf: slow.check('pdf'),
    video: films.check('video'),
    image: async (source: string, target: string) => {
      await pictures.run({ kind: 'upright-jpeg', source, target }, true)
      return target
    },
  }
  const uploads = use(await openUploads({ prepare }))
  async function send(path: string, bytes: Buffer): Promise<Response> {
    const begun = await uploads.create(path, bytes.length)
    return uploads.append(begun.headers.get('location') ?? '', 0, bytes)
  }
  return {
    send,
    hasBegun: () => until('the document to be looked through', () => existsSync(begun)),
    go: () => writeFile(ended, ''),
  }
}

test('images and videos are received during the check', async () => {
  const { send, hasBegun, go } = await openWithSlowDocuments(300_000)
  const order: string[] = []
  const sendAs = async (name: string, path: string, bytes: Buffer) => {
    const answer = await send(path, bytes)
    order.push(name)
    return outcomeOf(answer)?.status
  }
  const document = sendAs('document', catalog.path, tinyPdf())
  await hasBegun()
  assert.is(await sendAs('picture', photo.path, await picture('jpeg')), 'uploaded')
  assert.is(await sendAs('film', film.path, tinyMovie()), 'uploaded')
  await go()
  assert.is(await document, 'uploaded')
  assert.equal(order, ['picture', 'film', 'document'])
})

test('a document beyond the time limit is rejected, and the next one is received', async () => {
  const { send, hasBegun, go } = await openWithSlowDocuments(5000)
  const refused = send(catalog.path, tinyPdf())
  await hasBegun()
  const next = send(catalog.path, tinyPdf('<<>>'))
  const answer = await refused
  assert.is(answer.status, 415)
  assert.match(
    String(((await answer.json()) as { error: string }).error),
    /takes longer to look through/,
  )
  await go()
  assert.is(outcomeOf(await next)?.status, 'uploaded')
})

test.run()
