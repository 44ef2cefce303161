import { execFileSync } from 'node:child_process'

/** Where tests of screens are, by the first word of what they are about. */
const BROWSER = 'test/browser/'

/** Folders that say where a file is, not what it is about. */
const PLACES = ['web', 'features', 'admin', 'base', 'site']

/**
 * Paths that differ from a commit, and files that git does not know yet.
 * @param since a commit, branch or tag
 */
export function changedSince(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  const changed = git('diff', '--name-only', '--relative', since)
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean)
}

/**
 * The tests that belong to changed files. Tests mirror the sources: `server/features/media/x.ts` belongs to
 * `test/server/features/media/x.test.ts`, else to all tests of that folder, else of the one above. What is
 * below `web/` is also shown in a browser: there the names tell, `web/sections/gallery/` and
 * `test/browser/gallery.test.ts`. What supports tests belongs to those that import it.
 *
 * @param imports the paths that a test file imports
 */
export function testsOf(
  changed: readonly string[],
  files: readonly string[],
  imports: (file: string) => readonly string[],
): string[] {
  const found = changed.flatMap(path => {
    if (files.includes(path)) return [path]
    if (path.startsWith('test/')) return files.filter(file => imports(file).includes(path))
    return [...mirrored(path, files), ...inBrowser(path, files)]
  })
  return [...new Set(found)].sort()
}

function mirrored(path: string, files: readonly string[]): string[] {
  const own = `test/${path.replace(/\.\w+$/, '')}`
  const exact = files.filter(
    file => /^\.test\.tsx?$/.test(file.slice(own.length)) && file.startsWith(own),
  )
  if (exact.length > 0) return exact
  for (let folder = own; folder.includes('/', 5); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    const inside = files.filter(file => file.startsWith(`${folder}/`))
    if (inside.length > 0) return inside
  }
  return []
}

/** `web/features/inquiries/admin/row.tsx`: the tests of the browser named after one of these words. */
function inBrowser(path: string, files: readonly string[]): string[] {
  if (!path.startsWith('web/')) return []
  const shown = files.filter(file => file.startsWith(BROWSER))
  const folders = path.replace(/\.\w+$/, '').split('/')
  const area = folders.includes('admin') ? `${BROWSER}admin/` : BROWSER
  const words = folders.filter(word => !PLACES.includes(word))
  const named = shown.filter(file => words.some(word => isNamedAfter(file, area, word)))
  // What no test is named after stands on every page, or every screen.
  return named.length > 0 ? named : shown.filter(file => file.startsWith(`${area}every-`))
}

/** By the first part: `upload-line.test.ts` belongs to `upload-manager/`. */
function isNamedAfter(file: string, area: string, word: string): boolean {
  const [part = ''] = word.split('-')
  return file.startsWith(`${area}${part.replace(/s$/, '')}`)
}
