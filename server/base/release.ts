import packageJson from '../../package.json' with { type: 'json' }

/** The version of this release, such as `1.2.0`. */
export const release: string = packageJson.version

/** Put in by the build. */
declare const BUILD: string | undefined

/** The hash of the sources of this build, such as `3f9a12c4`; `sources` where it runs from them. */
export const build: string = typeof BUILD === 'undefined' ? 'sources' : BUILD
