import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ExportedSite } from '../../../server/features/pages/transfer/parse-export.ts'
import { api } from '../../../web/base/routes.ts'
import { builtServer } from '../../support/built-server.ts'
import { visit } from '../../support/http.ts'
import { ownerOf } from '../../support/owner.ts'
import { PASSWORD } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('the command content')

const folder = await temporaryFolder()
const server = await builtServer(folder)
const owner = ownerOf(folder)
const file = join(folder, 'pages.json')

/** The exported file with another title in the second section of /about. */
async function retitled(title: string): Promise<string> {
  const exported = JSON.parse(await readFile(file, 'utf8')) as ExportedSite
  const about = exported.pages.find(({ path }) => path === '/about')
  Object.assign(about?.source.sections[1] ?? {}, { title })
  const changed = join(folder, 'changed.json')
  await writeFile(changed, JSON.stringify(exported))
  return changed
}

async function draftTitle(): Promise<unknown> {
  const visitor = visit(server.url)
  await visitor('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const { draft } = await (await visitor(`${api.editedPage}?path=/about`)).json()
  return draft?.source.sections[1].title
}

test('exports all pages while the site runs, and takes them back', async () => {
  await server.start()
  const { code, out, errors } = await owner(['content', 'export', file])
  assert.equal([code, errors], [0, ''])
  assert.match(
    out,
    /^Wrote \d+ pages, \d{4} products and 0 former addresses to \/.+\/pages\.json\.\n$/,
  )
  assert.is((await stat(file)).mode & 0o777, 0o600)
  const same = await owner(['content', 'import', file])
  assert.match(same.out, /^Pages: (\d+), the same: \1\.\nSaved 0 drafts\./)
})

test('imports drafts into the running site, after a dry run that changes nothing', async () => {
  const changed = await retitled('Of the file')
  const dry = await owner(['content', 'import', changed, '--dry-run'])
  assert.is(dry.code, 0)
  assert.match(dry.out, /^\/about: changed: Of the file\nPages: .+\nNothing was changed/)
  assert.is(await draftTitle(), undefined)
  const { code, out } = await owner(['content', 'import', changed])
  assert.is(code, 0)
  assert.match(out, 'Saved 1 drafts')
  assert.is(await draftTitle(), 'Of the file')
})

test('prints the faults of a file by field, also of many pages, and changes nothing', async () => {
  const exported = JSON.parse(await readFile(file, 'utf8')) as ExportedSite
  for (const { source } of exported.pages) Object.assign(source.sections[0] ?? {}, { other: 1 })
  const faulty = join(folder, 'faulty.json')
  await writeFile(faulty, JSON.stringify(exported))
  for (const words of [
    ['import', faulty],
    ['check', faulty],
  ]) {
    const { code, out, errors } = await owner(['content', ...words])
    assert.is(code, 1)
    assert.match(out, '\n  sections.0.other: This field is not known here\n')
    assert.match(errors, `Pages with faults: ${exported.pages.length}. Nothing was changed.`)
  }
  assert.is(await draftTitle(), 'Of the file')
})

test('says what is wrong with a file that is none', async () => {
  const torn = join(folder, 'torn.json')
  await writeFile(torn, (await readFile(file, 'utf8')).slice(0, 1000))
  const huge = join(folder, 'huge.json')
  await writeFile(huge, '')
  await truncate(huge, 17 * 1024 * 1024)
  await mkdir(join(folder, 'folder'))
  for (const [words, message] of [
    [['import', torn], 'no JSON, or was cut off'],
    [['check', huge], 'has more than 16 MB'],
    [['check', join(folder, 'folder')], 'is no file'],
    [['import', join(folder, 'none.json')], 'There is no file'],
    [['export', join(folder, 'none', 'pages.json')], 'There is no folder'],
    [['export', join(folder, 'folder')], 'is no file'],
    [['export', join(folder, 'data', 'pages.json')], 'outside of DATA_DIR'],
  ] as const) {
    const { code, errors } = await owner(['content', ...words])
    assert.is(code, 1, errors)
    assert.match(errors, message)
    assert.is(errors.trim().split('\n').length, 1)
  }
  for (const words of [[], ['move'], ['export'], ['export', '-'], ['import', 'a', 'b']]) {
    assert.is((await owner(['content', ...words])).code, 2, words.join())
  }
})

test('checks what is stored', async () => {
  const { code, out } = await owner(['content', 'check'])
  assert.is(code, 0)
  assert.match(out, /^\/about: changed: Of the file\n.+\nNo fault was found\.\n$/)
})

test('does all of it while the site is stopped', async () => {
  await server.end('SIGTERM')
  assert.is((await owner(['content', 'export', file])).code, 0)
  const changed = await retitled('While it was stopped')
  const { code, out } = await owner(['content', 'import', changed])
  assert.is(code, 0)
  assert.match(out, 'Saved 1 drafts')
  assert.is((await owner(['content', 'check'])).code, 0)
  const exported = JSON.parse(await readFile(file, 'utf8')) as ExportedSite
  const products = exported.products?.map(line =>
    line.replace(/^Ch1,(\w+),1,Ch1,/, 'Ch1777,$1,,Ch1777,'),
  )
  const other = join(folder, 'other-products.json')
  await writeFile(other, JSON.stringify({ ...exported, products }))
  const refused = await owner(['content', 'import', other])
  assert.match(refused.errors, 'The file has other products. Start the site, which takes them in.')
  await server.start()
  assert.is(await draftTitle(), 'While it was stopped')
  assert.match((await owner(['content', 'import', other])).out, '\nCh1777: new\n')
  assert.match((await owner(['content', 'import', other, '--dry-run'])).out, /^Pages: /)
})

test.run()
