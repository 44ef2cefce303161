import { spawnSync } from 'node:child_process'

/** Runs one of Debian's poppler-utils, which are installed where that is possible. */
export function poppler(tool: 'pdfinfo' | 'pdftotext' | 'pdftoppm', words: string[]): string {
  installOnce()
  const { status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`)
  return stdout
}

/** Asked once by each worker of a run; asking takes a process. */
let installed = false

function installOnce(): void {
  installed ||= isInstalled()
  if (installed) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'poppler-utils']]) {
    spawnSync('apt-get', words, { env, timeout: 120_000 })
  }
  installed = isInstalled()
  if (!installed) throw new Error('These tests need poppler-utils: apt-get install it.')
}

const isInstalled = () => spawnSync('pdfinfo', ['-v']).status === 0
