import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, cp, link, mkdir, open, rm, symlink, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Folders } from '../../server/features/operations/volume/archive.ts'
import { put } from '../server/features/operations/volume/volume-of-a-site.ts'
import { storeInquiries } from '../support/store-inquiries.ts'

type Alter = (volume: Folders) => Promise<unknown>

async function changedAt(file: string, seconds: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await (await open(file, 'w')).close()
  await utimes(file, seconds, seconds)
}

/** A socket without a process, as a power cut leaves it. */
async function deadSocket(path: string): Promise<void> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(path, resolve))
  execFileSync('ln', [path, `${path}.kept`])
  await new Promise(resolve => server.close(resolve))
  execFileSync('mv', [`${path}.kept`, path])
}

/** Unusual contents of volumes, left by owners, earlier releases and power cuts. */
export const oddVolumes: Record<string, Alter> = {
  // First, since it replaces the data.
  'data of the first release': async ({ dataDir }) => {
    await rm(dataDir, { recursive: true })
    await cp('test/fixtures/0.1.0', dataDir, { recursive: true })
  },
  'uploads with a folder named backups': ({ uploadsDir }) =>
    put(uploadsDir, 'backups/own/photo.jpg', 'mine'),
  'data with earlier backups': ({ dataDir }) =>
    put(dataDir, 'backups/20261122T030000Z-before-9.9.9.tar.gz', 'older'),
  'folders named as the other half': async ({ dataDir, uploadsDir }) => {
    await put(uploadsDir, 'data/admin-users.json', 'not ours')
    await put(dataDir, 'uploads/home/card-1.jpg', 'not ours')
  },
  'files named as those of an archive': async ({ dataDir, uploadsDir }) => {
    await put(uploadsDir, 'SHA256SUMS', 'mine')
    await put(dataDir, 'showyard.json', '{}')
  },
  'the root of a file system': async ({ dataDir, uploadsDir }) => {
    for (const folder of [dataDir, uploadsDir]) await put(folder, 'lost+found/#123', 'of the disk')
  },
  'one name in two spellings of Unicode': async ({ uploadsDir }) => {
    await put(uploadsDir, 'Fenêtre.jpg'.normalize('NFC'), 'one')
    await put(uploadsDir, 'Fenêtre.jpg'.normalize('NFD'), 'other')
  },
  'the longest names that the disk takes': async ({ uploadsDir }) => {
    await put(uploadsDir, `${'n'.repeat(251)}.jpg`, 'long')
    await put(uploadsDir, `${'a folder with a long name/'.repeat(36)}photo.jpg`, 'deep')
  },
  'names that no archive takes': async ({ uploadsDir }) => {
    await put(uploadsDir, 'two\nlines.jpg', 'x')
    await put(uploadsDir, 'back\\slash.jpg', 'x')
  },
  'links out of the volume': async ({ uploadsDir, dataDir }) => {
    await symlink('/etc', join(uploadsDir, 'etc'))
    await symlink('/etc/passwd', join(dataDir, 'passwd.json'))
  },
  'a pipe and a socket': async ({ uploadsDir }) => {
    execFileSync('mkfifo', [join(uploadsDir, 'pipe.jpg')])
    await deadSocket(join(uploadsDir, 'socket.jpg'))
  },
  'what desktops leave': async ({ uploadsDir }) => {
    for (const name of ['.DS_Store', '._photo.jpg', 'Thumbs.db', 'desktop.ini']) {
      await put(uploadsDir, name, 'left')
    }
  },
  'empty folders': async ({ uploadsDir, dataDir }) => {
    await mkdir(join(uploadsDir, 'a', 'b', 'c'), { recursive: true })
    await mkdir(join(dataDir, 'nothing'))
  },
  'two names of one file': async ({ uploadsDir }) => {
    await put(uploadsDir, 'one.jpg', 'twice')
    await link(join(uploadsDir, 'one.jpg'), join(uploadsDir, 'two.jpg'))
  },
  'files of strange times': async ({ uploadsDir }) => {
    await changedAt(join(uploadsDir, 'before-1970.jpg'), -1000.5)
    await changedAt(join(uploadsDir, 'at-1970.jpg'), 0)
    await changedAt(join(uploadsDir, 'far.jpg'), 4_294_967_296.123456)
  },
  'a file with a hole': async ({ uploadsDir }) => {
    const handle = await open(join(uploadsDir, 'sparse.mp4'), 'w')
    await handle.truncate(20_000_000)
    await handle.close()
  },
  'read-only files': async ({ uploadsDir, dataDir }) => {
    await put(uploadsDir, 'fixed.jpg', 'x')
    await chmod(join(uploadsDir, 'fixed.jpg'), 0o400)
    await chmod(join(dataDir, 'contact-details.json'), 0o400)
  },
  'a folder in place of a photo': ({ uploadsDir }) =>
    put(uploadsDir, 'home/core-services/prefab-units/photo.jpg/inner.txt', 'x'),
  'what killed processes left': async ({ dataDir, uploadsDir }) => {
    await put(dataDir, `.check.${randomUUID()}/admin-users.json`, '{}')
    await put(dataDir, `.contact-details.json.${randomUUID()}.tmp`, '{')
    await put(uploadsDir, '.incoming/0123', 'half a film')
    await put(uploadsDir, '.restore/new/home/card-1.jpg', 'half a restore')
    await deadSocket(join(dataDir, 'lock.sock'))
  },
  'notes of the owner among the data': async ({ dataDir }) => {
    await put(dataDir, 'read me.txt', 'passwords are in the safe')
    await put(dataDir, 'old site/index.html', '<p>')
  },
  'inquiries in several files': ({ dataDir }) => storeInquiries(dataDir, 3000),
}
