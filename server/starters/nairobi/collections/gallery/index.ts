import { executiveFurniture } from './executive-furniture.ts'
import { galleryCollection } from './gallery-collection.ts'
import { interiorDesign } from './interior-design.ts'
import { prefabUnits } from './prefab-units.ts'

export const galleryCollections = [
  galleryCollection({
    id: 'prefab-units',
    prefix: 'PU',
    goesWith: ['interior-design', 'office'],
    kinds: prefabUnits,
  }),
  galleryCollection({
    id: 'interior-design',
    prefix: 'ID',
    goesWith: ['executive-furniture', 'kitchen'],
    kinds: interiorDesign,
  }),
  galleryCollection({
    id: 'executive-furniture',
    prefix: 'EF',
    goesWith: ['office', 'lounge'],
    kinds: executiveFurniture,
  }),
]
