import { readdir } from 'node:fs/promises'
import { build } from 'esbuild'

/** Drawings and the pages that a first start copies are material, which grows with the site. */
const MATERIAL = /^server\/(features\/design\/drawing|drawings|starters)\//

/** The files that each file of the program imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Lists all files of both sides. */
export async function filesOfProgram(): Promise<string[]> {
  const filesIn = async (side: string) =>
    (await readdir(side, { recursive: true })).map(file => `${side}/${file}`).sort()
  return [...(await filesIn('server')), ...(await filesIn('web'))]
}

export const isScript = (file: string) => /(?<!\.d)\.tsx?$/.test(file)

export const isMaterial = (file: string) => MATERIAL.test(file)

/**
 * The room of a file: a folder of `server`, of `web` or of their `features`. The screens of a
 * feature are a room, so are the kit of the administrators' area and its frame, and the files
 * beside the folders.
 */
export function roomOf(file: string): string {
  const [side, folder = '', inner = '', innermost] = file.split('/')
  if (folder.includes('.')) return `${side}/*`
  if (folder === 'features') {
    const isOfScreens = side === 'web' && innermost === 'admin'
    return `${side}/features/${inner}${isOfScreens ? '/admin' : ''}`
  }
  return folder === 'admin' && inner === 'shell' ? `${side}/admin/shell` : `${side}/${folder}`
}

/** The bundler tells which files each one imports at run time; types are removed by then. */
export async function importsOf(files: string[]): Promise<Imports> {
  const { metafile } = await build({
    // All files share one bundle: each of its own would contain most others once more.
    stdin: { contents: files.map(file => `import './${file}'`).join('\n'), resolveDir: '.' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    splitting: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty', '.json': 'empty', '.svg': 'empty' },
    external: ['*.wasm', '*.node'],
  })
  const inputs = Object.entries(metafile.inputs)
  return new Map(inputs.map(([file, { imports }]) => [file, imports.map(({ path }) => path)]))
}

/** The rooms that each room imports values of, with the number of such imports. */
export function roomsOf(imports: Imports): Map<string, Map<string, number>> {
  const rooms = new Map<string, Map<string, number>>()
  for (const [file, paths] of imports) {
    if (isMaterial(file)) continue
    const room = roomOf(file)
    const dependencies = rooms.get(room) ?? new Map<string, number>()
    rooms.set(room, dependencies)
    for (const path of paths) {
      if (!/^(server|web)\//.test(path) || isMaterial(path) || roomOf(path) === room) continue
      dependencies.set(roomOf(path), (dependencies.get(roomOf(path)) ?? 0) + 1)
    }
  }
  return rooms
}

/** The algorithm of R. Tarjan (1972) finds the groups of nodes that reach each other, largest first. */
export function circlesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
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
