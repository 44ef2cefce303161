import type { Builder } from './kit/builder.ts'
import { TURNS } from './kit/palette.ts'
import { hash, Mulberry32, type Random, randomFrom } from './kit/random.ts'
import { recordTraits, type TraitUse } from './trait-use.ts'

/** What a family is asked to draw: its chances come from the slot's path, its musts from traits. */
export interface Brief extends Random {
  /**
   * One of the named constructions: the one that the traits name, else one by the number in the
   * path, so that neighbours differ.
   */
  construction<const T extends string>(names: readonly T[]): T
  /** What stands in a record under the name that `construction` gives. */
  make<T>(from: Record<string, T>): T
  /** One of the names: the one that the traits name, else any. */
  choose<const T extends string>(names: readonly T[]): T
  /** True when the traits name it, false when they name `no-…`, else by chance. */
  option(name: string, share?: number): boolean
  /** One entry of a palette: the one that the traits name, else any. */
  material<T>(from: Record<string, T>): T
  /** The brief of a part of the drawing: chances of its own, and the same musts or others. */
  fork(part: string, musts?: readonly string[]): Brief
  /** The brief of the whole drawing, begun anew: what several parts share. */
  whole(): Brief
}

export const briefFor = (path: string, traits?: readonly string[], use?: TraitUse): Brief =>
  new SeededBrief(path, traits, use)

class SeededBrief extends Mulberry32 implements Brief {
  constructor(
    private readonly path: string,
    private readonly traits: readonly string[] = [],
    private readonly use = recordTraits(traits),
    private readonly part = '',
  ) {
    super(hash(path + part))
  }

  choose<const T extends string>(names: readonly T[]): T {
    return this.use.oneOf(names, () => this.pick(names))
  }

  construction<const T extends string>(names: readonly T[]): T {
    const [folder, number] = numbered(this.path)
    const turns = randomFrom(hash(folder) + Math.floor(number / names.length)).shuffle(names)
    return this.use.oneOf(names, () => turns[number % names.length] as T)
  }

  make<T>(from: Record<string, T>): T {
    return from[this.construction(Object.keys(from))] as T
  }

  option(name: string, share = 0.5): boolean {
    return this.use.whether(name, this.chance(share), share)
  }

  material<T>(from: Record<string, T>): T {
    return from[this.choose(Object.keys(from))] as T
  }

  fork(name: string, musts?: readonly string[]): Brief {
    const part = `${this.part}/${name}`
    return musts
      ? new SeededBrief(this.path, musts, undefined, part)
      : new SeededBrief(this.path, this.traits, this.use, part)
  }

  whole(): Brief {
    return new SeededBrief(this.path, this.traits, this.use)
  }
}

/** The last number in the path, and the rest of the path; the 4 of `.mp4` is none. */
export function numbered(path: string): [rest: string, number: number] {
  const match = /^(.*?)(?<!\.mp)(\d+)(\D*(?:\.mp4)?)$/.exec(path)
  return match ? [`${match[1]}${match[3]}`, Number(match[2])] : [path, hash(path) % 997]
}

/** The backdrop whose turn it is at a path. */
export const turnOf = (path: string): number => (numbered(path)[1] + TURNS - 1) % TURNS

/** Draws one kind of thing: puts solids into the scene as the brief's chances and traits say. */
export type Family = (b: Builder, brief: Brief) => void
