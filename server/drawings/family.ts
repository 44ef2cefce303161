import type { Brief } from './brief.ts'
import type { Builder } from './kit/builder.ts'

/** Draws one kind of thing: puts solids into the scene as the brief's chances and traits say. */
export type Family = (b: Builder, brief: Brief) => void
