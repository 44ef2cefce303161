import { readdir, readFile, writeFile } from 'node:fs/promises'
import {
  BUNDLED_LIST,
  unbundledPackages,
} from '../server/features/operations/archives/making/shipped-packages.ts'

/** The packages that the Dockerfile copies beside the bundles, a path per line. */
const BESIDE = 'dist/unbundled.txt'

/**
 * Writes dist/THIRD-PARTY.txt, the licence texts of all shipped packages, which most licences
 * require; and the lists of these packages.
 * @param bundled paths of the packages in bundles and fonts
 */
export async function writeThirdParty(bundled: string[]): Promise<void> {
  const unbundled = await unbundledPackages('.')
  const packages = [...new Set([...bundled, ...unbundled])].sort()
  const parts = await Promise.all(packages.map(termsOf))
  await writeFile('dist/THIRD-PARTY.txt', [INTRODUCTION, ...parts].join(`\n${'='.repeat(80)}\n\n`))
  await writeFile(BUNDLED_LIST, JSON.stringify(bundled.toSorted(), null, 1))
  await writeFile(BESIDE, unbundled.map(path => `${path}\n`).join(''))
}

const INTRODUCTION = `Showyard itself is under the MIT licence (LICENSE). What is shipped with it, whole or in part, is
listed here, each with the terms that its package brings along.
`

async function termsOf(path: string): Promise<string> {
  const { name, version, license, author, repository } = JSON.parse(
    await readFile(`${path}/package.json`, 'utf8'),
  )
  const from = [author?.name ?? author, repository?.url ?? repository].filter(Boolean).join(', ')
  const head = [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, `From: ${from || name}`]
  return `${[head.join('\n'), ...(await textsIn(path))].join('\n\n')}\n`
}

/**
 * Reads its licence files, with those in folders for code compiled into it, or else the licence
 * section of its README.
 */
async function textsIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  const names = entries.map(({ name }) => name)
  const folders = entries.filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
  const inFolders = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(`${path}/${name}`)).map(file => `${name}/${file}`),
    ),
  )
  const files = [...names.sort(), ...inFolders.flat().sort()].filter(isLicence)
  const texts = await Promise.all(files.map(file => readFile(`${path}/${file}`, 'utf8')))
  if (texts.length > 0) return [...new Set(texts.map(text => text.trim()))]
  const readme = names.find(name => /^readme\.md$/i.test(name))
  const [section] = readme ? licenceSection(await readFile(`${path}/${readme}`, 'utf8')) : []
  return section ? [section.trim()] : []
}

const isLicence = (file: string) =>
  /(^|\/)((un)?licen[cs]e|copying|notice)[^/]*$/i.test(file) && !/\.[jt]sx?$/.test(file)

const licenceSection = (text: string) => /^#+ *licen[cs].*\n(?:(?!#).*\n?)*/im.exec(text) ?? []
