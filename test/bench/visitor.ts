/**
 * visitor.ts URL: asks for pages and pictures, one after the other, until it is told to stop; then
 * sends how long each answer took in milliseconds. A process of its own, so that nothing else that
 * the measurement does is in its numbers.
 */
import { setTimeout as pause } from 'node:timers/promises'

const [url = ''] = process.argv.slice(2)
const pages = ['/', '/about', '/services/furniture', '/services/containers', '/gallery', '/contact']
const accept = 'image/avif,image/webp,*/*'
const taken: { path: string; milliseconds: number }[] = []
let isOver = false

process.once('message', () => {
  isOver = true
})
while (!isOver) for (const page of pages) await look(page)
process.send?.(taken, () => process.exit())

async function look(page: string) {
  const html = await ask(page)
  const first = /\/uploads\/[^"\s]+w=\d+/.exec(html ?? '')?.[0]
  if (first) await ask(first.replace('&amp;', '&'))
  await pause(40)
}

/** A server that was just killed is no slow one: what it did not answer is not counted. */
async function ask(path: string): Promise<string | undefined> {
  const start = performance.now()
  try {
    const answer = await fetch(url + path, { headers: { accept } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} ${answer.status}`)
    taken.push({ path, milliseconds: performance.now() - start })
    return text
  } catch {
    await pause(50)
    return undefined
  }
}
