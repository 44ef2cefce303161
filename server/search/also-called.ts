import { wordsIn } from './words.ts'

/**
 * What people call things that the content names otherwise: other English words, Swahili, and what is
 * said in Nairobi. A key is found as whole words, singular or plural.
 */
const names: Record<string, string> = {
  // Seats.
  sofa: 'couch settee kochi',
  couch: 'sofa settee kochi',
  chair: 'kiti viti seat',
  'office chair': 'swivel chair',
  armchair: 'easy chair kiti',
  stool: 'stuli kigoda',
  'bar stool': 'high chair',
  bench: 'benchi form',
  lounger: 'sunbed deckchair',
  lounge: 'sebule living room',
  'sitting room': 'sebule lounge living room',
  'living room': 'sebule sitting room lounge',

  // Tables and cabinets.
  table: 'meza',
  desk: 'meza table',
  'desk with return': 'l shape shaped corner',
  'conference table': 'boardroom meeting table mkutano',
  'coffee table': 'centre low',
  nightstand: 'bedside table cabinet',
  'console table': 'hallway entrance',
  sideboard: 'buffet cabinet kabati',
  'media unit': 'tv television stand cabinet',
  wardrobe: 'closet cupboard almirah kabati nguo',
  cupboard: 'kabati cabinet',
  cabinet: 'kabati cupboard',
  bookcase: 'bookshelf shelf rafu vitabu',
  shelf: 'rafu rack',
  'dressing table': 'vanity mirror kioo',
  mirror: 'kioo',
  lamp: 'taa light',
  parasol: 'umbrella mwavuli shade',

  // Beds.
  bed: 'kitanda vitanda',
  bunk: 'double decker',
  bedroom: 'chumba kulala',
  headboard: 'kichwa',

  // Parts.
  leg: 'mguu miguu foot',
  post: 'nguzo newel',
  balustrade: 'railing handrail baluster',
  stair: 'ngazi staircase steps',
  gate: 'mlango lango geti door',
  door: 'mlango',
  window: 'dirisha',
  roof: 'paa mabati',
  steel: 'chuma metal',
  wood: 'mbao timber',
  wooden: 'mbao timber',

  // Rooms.
  kitchen: 'jikoni jiko',
  office: 'ofisi',
  restaurant: 'mkahawa hoteli hotel cafe',
  bar: 'baa pub',
  reception: 'mapokezi front desk',
  boardroom: 'meeting conference mkutano',
  'meeting room': 'boardroom conference mkutano',
  toilet: 'choo loo washroom lavatory restroom',
  washroom: 'choo loo toilet',
  bathroom: 'bafu',

  // Buildings.
  prefab: 'container prefabricated modular',
  container: 'prefab kontena',
  house: 'home nyumba',
  'tiny home': 'house nyumba',
  'family home': 'house nyumba',
  'container home': 'house nyumba',
  'prefab home': 'house nyumba',
  villa: 'house nyumba maisonette',
  cottage: 'house nyumba cabin',
  apartment: 'flat bedsitter',
  shop: 'duka store kiosk',
  'roadside shop': 'duka kibanda kiosk',
  'shopping centre': 'mall plaza soko',
  market: 'soko',
  classroom: 'school darasa shule class',
  library: 'maktaba',
  clinic: 'hospital dispensary hospitali zahanati',
  camp: 'kambi accommodation',
  garden: 'bustani outdoor',
  outdoor: 'garden patio nje bustani',
  gazebo: 'pergola banda pavilion',
  pool: 'bwawa',

  // Services.
  'laser cutting': 'lazer cnc',
  'powder coating': 'paint painting rangi',
  'steel fabrication': 'welding welder metalwork chuma',
  'business hours': 'opening time open saa',
  'contact us': 'where location address map directions call telephone whatsapp email wasiliana',
  'about us': 'who are you company history kuhusu',
  catalog: 'catalogue brochure katalogi pdf',
  furniture: 'fanicha samani',
}

interface Key {
  words: string[]
  synonyms: string[]
}

const keysByFirstWord = new Map<string, Key[]>()
for (const [key, synonyms] of Object.entries(names)) {
  const words = wordsIn(key)
  const [first = ''] = words
  const alike = keysByFirstWord.get(first) ?? []
  keysByFirstWord.set(first, [...alike, { words, synonyms: wordsIn(synonyms) }])
}

/** Other words for what these words name, without those that are among them. */
export function otherWordsFor(words: readonly string[]): string[] {
  const found = new Set<string>()
  words.forEach((word, at) => {
    keysByFirstWord.get(word)?.forEach(key => {
      if (key.words.every((one, step) => words[at + step] === one)) {
        for (const other of key.synonyms) found.add(other)
      }
    })
  })
  for (const word of words) found.delete(word)
  return [...found]
}
