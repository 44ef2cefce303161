/**
 * `npm run size` prints the size of each room of the program, and its run-time dependencies. Lines
 * are counted as biome formats them, without blank lines and comments, and classified by their
 * beginning.
 */
import { readFile } from 'node:fs/promises'
import {
  circlesOf,
  filesOfProgram,
  importsOf,
  isMaterial,
  isScript,
  roomOf,
  roomsOf,
} from './rooms.ts'

interface Size {
  files: number
  lines: number
  comments: number
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

const files = await filesOfProgram()
const imports = await importsOf(files.filter(isScript))
const arrows = roomsOf(imports)
const rooms = new Map<string, Size>()
for (const file of files.filter(file => isScript(file) && !isMaterial(file))) {
  const { lines, comments } = countLines(await readFile(file, 'utf8'))
  const size = rooms.get(roomOf(file)) ?? { files: 0, lines: 0, comments: 0 }
  rooms.set(roomOf(file), {
    files: size.files + 1,
    lines: size.lines + lines,
    comments: size.comments + comments,
  })
}

const row = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index ? `${cell}`.padStart(9) : `${cell}`.padEnd(30))).join(''),
  )
const sum = (amountOf: (size: Size) => number) =>
  [...rooms.values()].reduce((total, size) => total + amountOf(size), 0)
const arrowsOf = (room: string) => arrows.get(room)?.size ?? 0

row('room', 'files', 'lines', 'comments', 'imports')
for (const [name, { files, lines, comments }] of rooms) {
  row(name, files, lines, comments, arrowsOf(name))
}
row(
  `${rooms.size} rooms`,
  sum(({ files }) => files),
  sum(({ lines }) => lines),
  sum(({ comments }) => comments),
  [...rooms.keys()].reduce((total, room) => total + arrowsOf(room), 0),
)
const sheets = files.filter(file => file.endsWith('.css'))
const styles = await Promise.all(sheets.map(async file => countLines(await readFile(file, 'utf8'))))
row(
  'style sheets',
  sheets.length,
  styles.reduce((total, { lines }) => total + lines, 0),
)

const dependencies = new Map([...arrows].map(([room, rooms]) => [room, rooms.keys()]))
for (const [kind, circles] of [
  ['rooms', circlesOf(dependencies)],
  ['files', circlesOf(imports)],
] as const) {
  console.log(`Circles of ${kind} at run time: ${circles.length}`)
  for (const circle of circles) console.log(`  ${circle.join(' ')}`)
}
