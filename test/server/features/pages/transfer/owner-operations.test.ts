import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AuditEvent } from '../../../../../server/features/activity/store.ts'
import type { SiteTransfer } from '../../../../../server/features/pages/transfer/index.ts'
import {
  hasChanged,
  importedPages,
  transferOperations,
} from '../../../../../server/features/pages/transfer/owner-operations.ts'
import type { ExportedSite } from '../../../../../server/features/pages/transfer/parse-export.ts'
import type {
  ImportedPage,
  ImportReport,
} from '../../../../../server/features/pages/transfer/report.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('pages that the owner takes out and in by commands')

const page = (path: string, state: ImportedPage['state']): ImportedPage => ({
  ...{ path, state, parts: [], fields: {} },
})

const report = (own: Partial<ImportReport> = {}): ImportReport => ({
  ...{ pages: [], redirects: [], words: [], saved: 0 },
  ...own,
})

const redirect = (state: ImportReport['redirects'][number]['state']) => ({
  ...{ from: '/old', to: '/new', state },
})

test('are recorded by the pages, redirects, products and places that an import has changed', () => {
  const pages = [page('/a', 'changed'), page('/b', 'same'), page('/c', 'new')]
  const redirects = [redirect('new'), { ...redirect('same'), from: '/same' }]
  assert.equal(importedPages(report({ pages, redirects, saved: 2 })), {
    ...{ action: 'pages-imported', subject: '2: /a, /c, /old to /new' },
  })
  const row = { row: 2, name: 'Oak', collection: 'Chairs' }
  const products = {
    ...{ version: '', headRow: 1, unknownColumns: [], isImported: true, unchanged: 1 },
    ...{ missingCollections: [], withoutCollection: 0, hiddenPrices: 0, hasCodes: true },
    ...{ columns: [], withoutUnit: [] },
    ...{
      new: [{ ...row, code: 'Ch99', says: [] }],
      changed: [{ ...row, code: 'Ch1', changes: [] }],
    },
    ...{ wrong: [], wrongRows: 0 },
  }
  const ofProducts = report({ products, words: ['chairs/picture-ch1-2.jpg'] })
  assert.is(importedPages(ofProducts).subject, '0: Ch99, Ch1, chairs/picture-ch1-2.jpg')
  assert.equal(
    [ofProducts, report({ products: { ...products, new: [], changed: [] } })].map(hasChanged),
    [true, false],
  )
  const many = Array.from({ length: 100 }, (_, at) => page(`/page-${at}`, 'changed'))
  assert.is(importedPages(report({ pages: many, saved: 100 })).subject.length, 300)
})

test('have changed where a draft was saved, or a redirect is another', () => {
  assert.equal([report(), report({ saved: 1 })].map(hasChanged), [false, true])
  for (const [state, isChanged] of [
    ['same', false],
    ['with its page', false],
    ['new', true],
    ['changed', true],
  ] as const) {
    assert.is(hasChanged(report({ redirects: [redirect(state)] })), isChanged, state)
  }
})

const about = {
  ...{ path: '/about', keys: ['a'] },
  source: { path: '/about', sections: [{ kind: 'prose', title: 'Who builds' }] },
}

async function opened(answer: ImportReport) {
  const folder = await temporaryFolder()
  const recorded: AuditEvent[] = []
  const called: string[] = []
  const exported = {
    format: 1,
    release: '1',
    exportedAt: '2026-11-26T08:00:00.000Z',
    pages: [about],
  }
  const call = (name: string) => async () => {
    called.push(name)
    return answer
  }
  const operations = transferOperations({
    transfer: {
      export: async () => exported as ExportedSite,
      ...{ tried: call('tried'), import: call('import'), checkStored: call('checkStored') },
    } satisfies SiteTransfer,
    activity: { record: event => void recorded.push(event) },
    folders: [join(folder, 'data')],
  })
  const ask = (name: string, details: object) => Promise.resolve(operations[name]?.(details))
  return { ask, recorded, called, folder, file: join(folder, 'pages.json'), exported }
}

test('are written to a file, one field a line, and read from it', async () => {
  const { ask, file, exported, recorded, called } = await opened(report({ saved: 1 }))
  assert.equal(await ask('content-export', { file }), { pages: 1, redirects: 0, products: 0 })
  assert.is(await readFile(file, 'utf8'), `${JSON.stringify(exported, null, 1)}\n`)
  await ask('content-import', { file })
  assert.equal(recorded, [{ who: 'owner', action: 'pages-imported', subject: '1: ' }])
  await ask('content-check', { file })
  await ask('content-check', {})
  assert.equal(called, ['import', 'tried', 'checkStored'])
  assert.is(recorded.length, 1)
})

test('are recorded by no import that changes nothing', async () => {
  const { ask, file, recorded } = await opened(report())
  await ask('content-export', { file })
  await ask('content-import', { file })
  assert.equal(recorded, [])
})

test('are in a file with an absolute name, outside of the folders of the site', async () => {
  const { ask, folder } = await opened(report())
  const fault = (file: string) => ask('content-export', { file }).then(() => 'none', String)
  assert.match(await fault(join(folder, 'data', 'x.json')), /outside of DATA_DIR/)
  assert.is.not(await fault('pages.json'), 'none')
})

test.run()
