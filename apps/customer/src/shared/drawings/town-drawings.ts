import bidar from './towns/bidar.svg'
import hyderabad from './towns/hyderabad.svg'
import sangareddy from './towns/sangareddy.svg'
import telangana from './towns/telangana.svg'
import vikarabad from './towns/vikarabad.svg'
import zaheerabad from './towns/zaheerabad.svg'

const BY_SLUG: Readonly<Record<string, string>> = {
  bidar,
  hyderabad,
  sangareddy,
  telangana,
  vikarabad,
  zaheerabad,
}

/** What a town is known for, drawn 4:3; undefined for a region that is newer than this app. */
export function townDrawing(slug: string): string | undefined {
  return BY_SLUG[slug]
}
