import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'
import { api } from '../../web/base/routes.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { signIn } from '../support/product-edits.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('an empty site that is killed while it takes the place of the example')

const answers = {
  ...{ companyName: 'Kampala Tiles', country: 'Uganda', timeZone: 'Africa/Kampala' },
  ...{ addressLine1: '12 Bombo Road', city: 'Kampala', email: 'sales@kampalatiles.example' },
  ...{ phone: '+256 414 555 010', whatsapp: '+256 772 555 010', takesInquiries: true },
  ...{ currency: 'UGX', begin: 'empty', updatedAt: null },
}

async function begin(server: BuiltServer, cookie: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie }
  const body = JSON.stringify(answers)
  await fetch(server.url + api.firstStart, { method: 'PUT', headers, body }).catch(() => undefined)
}

/** What strangers see of the site, and whether its first start is over. */
async function stateOf(server: BuiltServer, folder: string) {
  const read = async (path: string) => (await fetch(server.url + path)).text()
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)]
  const { currency, collections } = await storedIn(folder, 'products')
  return {
    isWhole: (await storedIn(folder, 'first-start'))?.beginning == null,
    paths: paths.map(([, path]) => path),
    company: (await read('/')).includes('Kampala Tiles'),
    products: `${currency} ${collections.length}`,
    left: (await readdir(join(folder, 'data'), { recursive: true })).filter(name =>
      name.endsWith('.tmp'),
    ),
  }
}

/** In milliseconds: until all is stored. */
const LONGEST = 1200

/** Undefined where nothing was stored yet. */
async function storedIn(folder: string, name: string) {
  const text = await readFile(join(folder, `data/${name}.json`), 'utf8').catch(ignoreMissing)
  return text && JSON.parse(text).data
}

test('is whole after the next start, or the example still is', async () => {
  const seen = new Set<string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const folder = await temporaryFolder()
    const server = use(await builtServer(folder))
    await server.start()
    const done = begin(server, await signIn(server.url))
    // From before the first write to after the last one.
    await pause((kill * LONGEST) / KILLS + Math.random() * 40)
    await server.end('SIGKILL')
    await done
    await server.start()
    const { paths, ...state } = await stateOf(server, folder)
    assert.equal([state.isWhole, state.left], [true, []])
    const isEmpty = paths.length < 10
    seen.add(isEmpty ? 'empty' : 'example')
    assert.is(state.company, isEmpty)
    assert.is(state.products, isEmpty ? 'UGX 0' : 'KES 17')
    await server.end('SIGTERM')
  }
  if (KILLS > 20) assert.equal([...seen].toSorted(), ['empty', 'example'])
})

test.run()
