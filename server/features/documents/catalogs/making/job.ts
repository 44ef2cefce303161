import type { Catalog, CatalogSize } from '../catalog.ts'

/** A file to be made. Paths are absolute; `target` appears only when it is complete. */
export interface Job {
  catalog: Catalog
  size: CatalogSize
  fontFolder: string
  target: string
}
