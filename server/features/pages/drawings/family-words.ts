/** A name for people of each family of drawings, in the groups in which they are offered. */
export interface FamilyGroup {
  name: string
  /** By the names of `families`. */
  families: Record<string, string>
}

/** For tiles and cards. */
export const THINGS: readonly FamilyGroup[] = [
  {
    name: 'Prefab buildings',
    families: {
      'container-unit': 'Container unit',
      'office-unit': 'Office building',
      'boardroom-unit': 'Boardroom building',
      camp: 'Camp',
      classroom: 'Classroom building',
      clinic: 'Clinic building',
      library: 'Library building',
      'shopping-centre': 'Shopping centre',
      house: 'House',
      cottage: 'Cottage',
      gazebo: 'Gazebo',
    },
  },
  {
    name: 'Rooms',
    families: {
      'living-room': 'Living room',
      'home-inside': 'Room of a home',
      'office-inside': 'Office from inside',
      boardroom: 'Boardroom from inside',
      'business-interior': 'Reception, restaurant or shop',
      'shop-inside': 'Shop from inside',
      'classroom-inside': 'Classroom from inside',
      'clinic-inside': 'Clinic from inside',
      'library-inside': 'Library from inside',
      'camp-room': 'Camp from inside',
      'wireframe-room': 'Room as a line drawing',
    },
  },
  {
    name: 'Seats',
    families: {
      sofa: 'Sofa',
      armchair: 'Armchair',
      lounge: 'Lounge set',
      ottoman: 'Ottoman',
      chair: 'Chair',
      'office-chair': 'Office chair',
    },
  },
  {
    name: 'Desks and tables',
    families: {
      desk: 'Desk',
      'conference-table': 'Conference table',
      'dining-set': 'Dining set',
      'coffee-table': 'Coffee table',
      'console-table': 'Console table',
      'dressing-table': 'Dressing table',
    },
  },
  {
    name: 'Beds and storage',
    families: {
      bed: 'Bed',
      nightstand: 'Nightstand',
      wardrobe: 'Wardrobe',
      boudoir: 'Boudoir',
      bookcase: 'Bookcase',
      sideboard: 'Sideboard',
      'media-unit': 'Media unit',
      'floor-lamp': 'Floor lamp',
    },
  },
  {
    name: 'Kitchens, bars, outdoors',
    families: {
      kitchen: 'Kitchen',
      bar: 'Bar furniture',
      'outdoor-furniture': 'Outdoor furniture',
    },
  },
  {
    name: 'Legs and posts',
    families: {
      'furniture-leg': 'Furniture leg',
      'table-leg': 'Table leg',
      'chair-leg': 'Chair leg',
      'bed-leg': 'Bed leg',
      post: 'Post or balustrade',
    },
  },
  {
    name: 'Steel and workshop',
    families: {
      'steel-frame': 'Steel frame',
      truss: 'Truss',
      staircase: 'Steel stair',
      tank: 'Tank',
      gate: 'Gate',
      'laser-part': 'Laser-cut part',
      'coated-part': 'Powder-coated part',
      workshop: 'Workshop',
      'laser-cutter': 'Laser cutter',
      'powder-booth': 'Powder booth',
    },
  },
  {
    name: 'Anything else',
    families: {
      sample: 'Sample on a plinth',
    },
  },
]

/** For the wide pictures at the top of a page and for videos. */
export const SCENES: readonly FamilyGroup[] = [
  {
    name: 'Buildings and land',
    families: {
      'hero-yard': 'Yard with prefab units',
      'hero-street': 'Street of prefab buildings',
      'hero-camp': 'Camp',
      'hero-shopping-centre': 'Shopping centre',
      'hero-office-yard': 'Office buildings',
      'hero-school': 'School',
      'hero-clinic': 'Clinic',
      'hero-library': 'Library',
      'hero-house': 'House with a garden',
      'hero-gazebo-garden': 'Garden with a gazebo',
      'hero-lakeside-cottage': 'Cottage at a lake',
      'hero-steel-yard': 'Yard with steelwork',
      'hero-gate': 'Gate of the company',
      'hero-empty-plot': 'Empty plot',
    },
  },
  {
    name: 'Rooms and halls',
    families: {
      'hero-interior': 'Interior with a library',
      'hero-furniture': 'Executive office',
      'hero-boardroom': 'Boardroom',
      'hero-design-studio': 'Design studio',
      'hero-showroom': 'Showroom',
      'hero-frames': 'Hall with pictures',
      'hero-outlines': 'Room as a line drawing',
    },
  },
  {
    name: 'Workshops',
    families: {
      'hero-workshop': 'Workshop',
      'hero-laser-hall': 'Hall with a laser cutter',
      'hero-coating-line': 'Powder coating line',
      'hero-crates': 'Store with crates',
    },
  },
]

/** What can be drawn in a place of this shape. */
export const groupsFor = (shape: string): readonly FamilyGroup[] =>
  shape === 'wide' ? SCENES : THINGS

export const nameOfFamily = (family: string): string =>
  [...THINGS, ...SCENES]
    .map(({ families }) => (Object.hasOwn(families, family) ? families[family] : undefined))
    .find(name => name !== undefined) ?? family
