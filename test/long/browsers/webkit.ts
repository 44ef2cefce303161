import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../support/free-port.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { saidOn, startProgram } from './program.ts'
import type { Tab, TestedBrowser } from './tab.ts'
import { until } from './until.ts'
import { openSession } from './webdriver.ts'

/**
 * In milliseconds. A page that is left while it is asked may never answer, and is asked again; one
 * that stays answers within a second on a busy machine.
 */
const NO_ANSWER = 15_000

type Env = Record<string, string>

/** WebKitGTK's own small browser on a screen that is only in memory. */
export async function launchWebKit(): Promise<TestedBrowser> {
  const size = ['-screen', '0', '1600x1200x24']
  const screen = startProgram(['Xvfb', '-displayfd', '3', '-nolisten', 'tcp', ...size])
  const [display] = await saidOn(screen.streams[2], /\d+(?=\n)/)
  return { visitor: ({ script } = { script: 'on' }) => openTab(script, { DISPLAY: `:${display}` }) }
}

/** A driver serves one visitor. It neither prints nor tells of the console. */
async function openTab(script: 'on' | 'off', env: Env): Promise<Tab> {
  const port = await freePort()
  const driver = startProgram(['WebKitWebDriver', `--port=${port}`], env)
  const address = `http://127.0.0.1:${port}`
  await until('the driver answers', async () => (await fetch(`${address}/status`)).ok)
  const { command } = await openSession(address, {
    'webkitgtk:browserOptions': {
      args: ['--automation', `--enable-javascript=${script === 'on'}`],
    },
  })
  return {
    complaints: [],
    goTo: url => command('POST', '/url', { url }),
    back: () => command('POST', '/back', {}),
    resize: (width, height) => command('POST', '/window/rect', { width, height }),
    ask: (question, ...args) =>
      command(
        'POST',
        '/execute/sync',
        { script: `return (${question})(...arguments)`, args },
        { timeout: NO_ANSWER },
      ),
    perform: actions => command('POST', '/actions', { actions }),
    print: async () => printed(await command('GET', '/url'), env),
    async close() {
      await command('DELETE', '')
      await driver.stop()
    },
  }
}

/** Printed by a program of its own around the same engine. */
async function printed(address: string, env: Env): Promise<Buffer> {
  const file = join(await temporaryFolder(), 'page.pdf')
  const program = join(import.meta.dirname, 'print-page.js')
  const printing = startProgram(['gjs', '-m', program, address, file], env)
  const said = await text(printing.streams[1])
  await printing.stop()
  return readFile(file).catch(cause => {
    throw new Error(`gjs printed nothing: ${said}`, { cause })
  })
}
