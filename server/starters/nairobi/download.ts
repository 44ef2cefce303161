import { drawing } from '../../content/drawing.ts'
import type { PageSource } from '../../content/page.ts'

export const download: PageSource = {
  path: '/download',
  name: 'Deployment Download',
  description:
    'The two deployment archives of this website with size, date and checksum, and how to host them in a Docker container with one volume.',
  keywords: ['deployment archive', 'Docker hosting', 'checksum'],
  index: false,
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Internal',
      title: 'Deployment Download',
      text: 'Two archives of this website and the lines that put it on a server. They hold no secrets, no data and no uploads.',
      drawing: drawing('download', {
        family: 'hero-crates',
        shape: 'wide',
        alt: 'Two crates with labels before a store, one of them on a fork-lift truck',
      }),
    },
    {
      kind: 'downloads',
      id: 'archives',
      title: 'Archives and hosting',
      text: 'Fetch one archive, compare its checksum, then run it in Docker with a volume of its own.',
      archives: [
        {
          name: 'verified',
          title: 'Verified package',
          text: 'The built application with the checksum of every file in it, each compared again after packing. No build is needed.',
        },
        {
          name: 'original',
          title: 'Original package',
          text: 'The source tree with its Dockerfile and lock file, to build the image yourself.',
        },
      ],
      steps: [
        {
          text: 'Compare the sum of what you fetched with the one on this page.',
          command: 'sha256sum showyard-verified.tar.gz showyard-original.tar.gz',
        },
        {
          text: 'Verified package: unpack it into an empty folder and compare every file in it with its sum.',
          command:
            'mkdir showyard && tar -xzf showyard-verified.tar.gz -C showyard --strip-components=1 && (cd showyard && sha256sum --check --quiet SHA256SUMS)',
        },
        {
          text: 'Or the original package: unpack it in the same way. Its image is built from the sources.',
          command:
            'mkdir showyard && tar -xzf showyard-original.tar.gz -C showyard --strip-components=1',
        },
        {
          text: 'Make the image from what you unpacked.',
          command: 'docker build -t showyard showyard',
        },
        {
          text: 'Where the server should not build, save the image on the machine that did and copy the file over.',
          command: 'docker save -o showyard-image.tar showyard',
        },
        {
          text: 'Load the copied image on the server.',
          command: 'docker load -i showyard-image.tar',
        },
        {
          text: 'Start it on port 80. Data and uploads live in the volume named “site” and outlast the container.',
          command: 'docker run -d -p 80:3000 -v site:/volume showyard',
        },
        {
          text: 'The first start prints the password of the user “admin” once; keep it in a safe place.',
          command: 'docker logs $(docker ps -lq)',
        },
      ],
    },
  ],
}
