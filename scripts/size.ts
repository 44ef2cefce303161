/**
 * `npm run size` prints how large each room of the program is, and which rooms need each other when
 * it runs. A room is a folder of `server` or of `web`, or of `web/admin`; files beside the folders
 * make a room of their own. Lines are counted as biome formats them, without blank lines and
 * comments; how a line begins tells what it is.
 */
import { readdir, readFile } from 'node:fs/promises'
import { build } from 'esbuild'

/** Drawings and the pages that a first start copies are material, which grows with the site. */
const MATERIAL = /^server\/(design\/drawing|drawings|starters)\//

interface Room {
  files: number
  lines: number
  comments: number
  /** The other rooms that it imports values of, with the number of such imports. */
  imports: Map<string, number>
}

function roomOf(file: string): string {
  const [side, folder = '', inner] = file.split('/')
  if (folder.includes('.')) return `${side}/*`
  if (folder !== 'admin') return `${side}/${folder}`
  return inner?.includes('.') ? 'web/admin/*' : `web/admin/${inner}`
}

/** A line is a comment by how it begins, which biome's format makes reliable. */
function countLines(text: string): { lines: number; comments: number } {
  let [lines, comments, isInside] = [0, 0, false]
  for (const line of text.split('\n').map(line => line.trim())) {
    if (line === '') continue
    const begins = line.startsWith('/*') || line.startsWith('{/*')
    if (isInside || begins || line.startsWith('//')) comments += 1
    else lines += 1
    if (isInside || begins) isInside = !line.includes('*/')
  }
  return { lines, comments }
}

/** The bundler tells which files each one imports when it runs; types are gone by then. */
async function importsOf(files: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty', '.json': 'empty', '.svg': 'empty' },
    external: ['*.wasm', '*.node'],
  })
  const inputs = Object.entries(metafile.inputs)
  return new Map(inputs.map(([file, { imports }]) => [file, imports.map(({ path }) => path)]))
}

/** The algorithm of R. Tarjan (1972) finds the groups of nodes that reach each other, largest first. */
function circlesOf(graph: Map<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(node: string): void {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(next) as number))
      }
    }
    if (lowest.get(node) !== order.get(node)) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles.sort((one, other) => other.length - one.length)
}

const filesIn = async (side: string) =>
  (await readdir(side, { recursive: true })).map(file => `${side}/${file}`).sort()

const files = [...(await filesIn('server')), ...(await filesIn('web'))]
const scripts = files.filter(file => /(?<!\.d)\.tsx?$/.test(file))
const sheets = files.filter(file => file.endsWith('.css'))
const program = scripts.filter(file => !MATERIAL.test(file))
const imports = await importsOf(scripts)
const rooms = new Map<string, Room>()
for (const file of program) {
  const name = roomOf(file)
  const room = rooms.get(name) ?? { files: 0, lines: 0, comments: 0, imports: new Map() }
  rooms.set(name, room)
  const { lines, comments } = countLines(await readFile(file, 'utf8'))
  room.files += 1
  room.lines += lines
  room.comments += comments
  for (const path of imports.get(file) ?? []) {
    if (!/^(server|web)\//.test(path) || MATERIAL.test(path)) continue
    const other = roomOf(path)
    if (other !== name) room.imports.set(other, (room.imports.get(other) ?? 0) + 1)
  }
}

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, at) => (at ? `${cell}`.padStart(9) : `${cell}`.padEnd(26))).join(''))
const sum = (of: (room: Room) => number) =>
  [...rooms.values()].reduce((total, room) => total + of(room), 0)

row('room', 'files', 'lines', 'comments', 'imports')
for (const [name, { files, lines, comments, imports }] of rooms) {
  row(name, files, lines, comments, imports.size)
}
row(
  `${rooms.size} rooms`,
  sum(room => room.files),
  sum(room => room.lines),
  sum(room => room.comments),
  sum(room => room.imports.size),
)
const styles = await Promise.all(sheets.map(async file => countLines(await readFile(file, 'utf8'))))
row(
  'style sheets',
  sheets.length,
  styles.reduce((total, { lines }) => total + lines, 0),
)

const ofRooms = circlesOf(new Map([...rooms].map(([name, room]) => [name, room.imports.keys()])))
const ofFiles = circlesOf(imports)
console.log(`\nCircles of rooms at run time: ${ofRooms.length}`)
for (const circle of ofRooms) console.log(`  ${circle.length}: ${circle.join(' ')}`)
console.log(`Circles of files at run time: ${ofFiles.length}`)
for (const circle of ofFiles) console.log(`  ${circle.join(' ')}`)
