import { access, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { commands } from '../../server/commands/index.ts'
import { routeTable } from '../server/routes/table.ts'

const test = suite('what documents name')

const OWN = /^(build|deploy|docs|packages|scripts|server|test|web)\//

const documents = [...(await documentsIn('.', false))]
for (const folder of ['docs', 'server', 'test', 'web']) {
  documents.push(...(await documentsIn(folder, true)))
}

async function documentsIn(folder: string, recursive: boolean): Promise<string[]> {
  const names = await readdir(folder, { recursive })
  return names.filter(name => name.endsWith('.md')).map(name => join(folder, name))
}

/** Text between backticks, and lines of code. */
const codeIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`|^ {4}(.+)$/gm)].map(([, quoted, line]) => quoted ?? line ?? '')

/** A path up to the first part that stands for many: `NAME`, `<kind>`, `*`. */
const unvaried = (path: string) => path.replace(/\/[^/]*([<{*…]|[A-Z]{2,}[/.]?).*$/, '')

for (const document of documents) {
  test(`${document} names files, scripts, commands and routes that exist`, async () => {
    const text = await readFile(document, 'utf8')
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    for (const word of codeIn(text).flatMap(code => code.split(/[\s,;:()"']+/))) {
      if (!OWN.test(word)) continue
      const path = unvaried(word.replace(/\.$/, ''))
      const places = [path, join(dirname(document), path)].map(at => access(at).then(() => at))
      await Promise.any(places).catch(() => assert.unreachable(`no ${word}`))
    }
    const typed = codeIn(text).join('\n')
    for (const [, name = ''] of typed.matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
      assert.ok(scripts[name], `npm run ${name}`)
    }
    for (const [, name = ''] of typed.matchAll(/(?<!\/)\bshowyard ([a-z][\w-]+)/g)) {
      assert.ok(name in commands, `showyard ${name}`)
    }
    for (const [route, method, path] of typed.matchAll(/\b([A-Z]{3,6}) (\/api\/[\w/:.-]+)/g)) {
      assert.ok(
        routeTable.some(row => row.method === method && row.path === path),
        route,
      )
    }
  })
}

test.run()
