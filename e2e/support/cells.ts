/** A point on the map. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Some 21 km: farther than any vendor delivers or any courier is asked to ride. */
const STEP_DEGREES = 0.2
/** Telangana east of the towns of the seeds. */
const SOUTH_WEST: Position = { latitude: 16.1, longitude: 79 }
const ROWS = 18
const COLUMNS = 11

let used = 0

/** An area for one test: events there are neither seen nor reached from the areas of other tests. */
export function nextCell(): Position {
  const index = used % (ROWS * COLUMNS)
  used += 1
  return {
    latitude: SOUTH_WEST.latitude + Math.floor(index / COLUMNS) * STEP_DEGREES,
    longitude: SOUTH_WEST.longitude + (index % COLUMNS) * STEP_DEGREES,
  }
}
