import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sectionsDocument, sectionsFile } from '../../scripts/sections.ts'
import { pageKinds } from '../../server/features/pages/kinds/page-kinds.ts'

const test = suite('docs/sections.md')

test('has the fields that the schemas have; `npm run sections` writes it again', async () => {
  assert.fixture(await readFile(sectionsFile, 'utf8'), sectionsDocument(pageKinds()))
})

test.run()
