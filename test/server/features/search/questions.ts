/** What has to be among the first three of its list. */
export type Wanted =
  /** The product with this code. */
  | { code: string }
  /** A product of this name, whatever number follows it: "Sofa" for Sofa 1. */
  | { named: string }
  /** A product of the collection with this id. */
  | { from: string }
  /** The page at this path. */
  | { page: string }
  /** The page that offers the catalog with this title. */
  | { catalog: string }

/**
 * What people type, and what they want to find in the shipped content. Written before the search was
 * tuned: a search that does not pass is changed, not the question.
 */
export const questions: readonly (readonly [words: string, wanted: Wanted])[] = [
  // Codes in all spellings.
  ['Ch8', { code: 'Ch8' }],
  ['ch 8', { code: 'Ch8' }],
  ['CH08', { code: 'Ch8' }],
  ['cl1', { code: 'CL001' }],
  ['OD-7', { code: 'OD007' }],
  ['bfp 12', { code: 'BFP12' }],
  ['kp7', { code: 'KP7' }],

  // Names as they are, in part, and in another order.
  ['Office Product 7', { code: 'OP7' }],
  ['oak turned leg', { code: 'LG1' }],
  ['executive desk', { named: 'Executive desk' }],
  ['desk executive', { named: 'Executive desk' }],
  ['l shape desk with return', { named: 'Desk with return' }],
  ['bookcase', { named: 'Bookcase' }],
  ['tiny home', { named: 'Tiny home' }],
  ['garden bench', { named: 'Garden bench' }],
  ['brass hairpin leg', { named: 'Brass Hairpin Leg' }],
  ['floor lamp', { named: 'Floor lamp' }],

  // Typos.
  ['mahogny cabriole', { named: 'Mahogany Cabriole Leg' }],
  ['wardrob', { named: 'Wardrobe' }],
  ['conferance table', { named: 'Conference table' }],
  ['calssroom', { named: 'Classroom' }],
  ['gazeebo', { named: 'Garden gazebo' }],
  ['armchiar', { named: 'Armchair' }],
  ['stainles steel table leg', { from: 'legs' }],
  ['balustrad', { from: 'posts-balustrades' }],

  // Prefixes.
  ['sofa', { named: 'Sofa' }],
  ['recep', { named: 'Reception desk' }],
  ['cabri', { named: 'Cabriole leg' }],
  ['loung', { from: 'lounge' }],
  ['night', { named: 'Nightstand' }],

  // Plural and singular.
  ['bar stools', { named: 'Bar stool' }],
  ['wardrobes', { named: 'Wardrobe' }],
  ['libraries', { named: 'Library' }],
  ['parasol', { from: 'outdoor' }],
  ['bed', { from: 'beds' }],

  // Other words for it.
  ['couch', { named: 'Sofa' }],
  ['closet', { named: 'Wardrobe' }],
  ['settee', { named: 'Sofa' }],
  ['bedside table', { named: 'Nightstand' }],
  ['tv stand', { named: 'Media unit' }],
  ['container house', { named: 'Family home' }],
  ['school', { named: 'Classroom' }],
  ['hospital', { named: 'Clinic' }],
  ['toilet', { page: '/services/containers/commercial/camp-solutions' }],

  // Swahili.
  ['kiti', { from: 'chairs' }],
  ['meza ya ofisi', { from: 'office' }],
  ['kitanda', { from: 'beds' }],
  ['nyumba', { named: 'Family home' }],
  ['ofisi', { from: 'office' }],
  ['kabati la nguo', { named: 'Wardrobe' }],
  ['jikoni', { from: 'kitchen' }],
  ['duka', { named: 'Roadside shop' }],
  ['choo', { page: '/services/containers/commercial/camp-solutions' }],
  ['darasa', { named: 'Classroom' }],
  ['mlango', { page: '/engineering-services/steel-fabrication' }],

  // Pages and catalogs.
  ['powder coating', { page: '/engineering-services/powder-coating' }],
  ['opening hours', { page: '/contact' }],
  ['lazer cutting', { page: '/engineering-services/cnc-laser-cutting' }],
  ['who are you', { page: '/about' }],
  ['furniture catalog', { catalog: 'Executive Furniture Catalog' }],
]
