import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

/** A small project after a build and some use, with files that must not be packed. */
export async function project(files: Record<string, string> = {}): Promise<string> {
  const root = await temporaryFolder()
  const all: Record<string, string> = {
    'package.json': '{"type":"module"}',
    LICENSE: 'MIT',
    Dockerfile: DOCKERFILE,
    'web/site/app.tsx': 'app',
    'server/main.ts': 'main',
    'packages/.gitignore': '*',
    'data/.gitignore': '*',
    'data/admin-users.json': 'secret',
    'uploads/.gitignore': '*',
    'uploads/home/photo.jpg': 'photo',
    '.env': 'SMTP_URL=secret',
    'server/session.key': 'secret',
    'dist/starter.json': '{}',
    'dist/demo/clip.mp4': 'a clip',
    'dist/manifest.json': '{}',
    'dist/THIRD-PARTY.txt': 'the terms of others',
    'dist/assets/script.js': 'script',
    'dist/fonts/text.woff2': 'font',
    'dist/server/main.js': 'main',
    'dist/drawings/slots.html': 'a sheet to look at',
    'node_modules/sharp/package.json':
      '{"dependencies":{"semver":"1"},"optionalDependencies":{"@img/sharp-linux-x64":"1","@img/sharp-win32-x64":"1"}}',
    'node_modules/semver/package.json': '{}',
    'node_modules/@img/sharp-linux-x64/package.json': '{}',
    'node_modules/@img/sharp-linux-x64/lib/sharp.node': 'binary',
    'node_modules/react/package.json': '{}',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

const DOCKERFILE = `ARG NODE_IMAGE=node:24-slim

FROM \${NODE_IMAGE} AS build
COPY . .

FROM \${NODE_IMAGE}
COPY package.json ./
COPY --from=build /modules/node_modules node_modules
COPY --from=build /app/dist dist
`

/** The files of a tar.gz: text by path. */
export async function contentsOf(archive: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for await (const entry of createReadStream(archive).pipe(createGunzip()).pipe(extract())) {
    const parts: Buffer[] = []
    for await (const part of entry) parts.push(part as Buffer)
    contents[entry.header.name] = Buffer.concat(parts).toString()
  }
  return contents
}
