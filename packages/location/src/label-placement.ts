/** A marker on the screen with its label, in CSS pixels. */
export interface LabelledSign {
  readonly key: string
  /** The centre of the marker. */
  readonly x: number
  readonly y: number
  /** The radius of the marker. */
  readonly radius: number
  /** 0 for a marker without a label. */
  readonly labelWidth: number
}

/** Where a label is placed. */
export type LabelPosition = 'below' | 'above'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Height of a label and its gap to the marker. */
const LABEL_HEIGHT = 24
const LABEL_GAP = 4
/** What stays free between a label and the edge of the map. */
const EDGE = 4

function labelBox({ x, y, radius, labelWidth }: LabelledSign, place: LabelPosition): Box {
  const top = place === 'below' ? y + radius + LABEL_GAP : y - radius - LABEL_GAP - LABEL_HEIGHT
  return { left: x - labelWidth / 2, right: x + labelWidth / 2, top, bottom: top + LABEL_HEIGHT }
}

function signBox({ x, y, radius }: LabelledSign): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Where the label of a marker goes. */
export interface PlacedLabel {
  readonly position: LabelPosition
  /** To the right, in CSS pixels, so that it stays on the map. */
  readonly shift: number
}

/** How far a label of a marker on the map is moved, so that its ends stay on the map. */
function shiftInto(mapWidth: number, { x, labelWidth }: LabelledSign): number {
  const isOnMap = x >= 0 && x <= mapWidth
  if (!isOnMap || labelWidth > mapWidth) return 0
  const left = Math.min(Math.max(x - labelWidth / 2, EDGE), mapWidth - EDGE - labelWidth)
  return Math.round(left + labelWidth / 2 - x)
}

/**
 * Puts each label below its marker, or above where a marker or an earlier label is in the way, and moves it off the
 * edge of the map.
 *
 * @param mapWidth in CSS pixels
 */
export function positionLabels(
  signs: readonly LabelledSign[],
  mapWidth: number,
): ReadonlyMap<string, PlacedLabel> {
  const places = new Map<string, PlacedLabel>()
  const taken: Box[] = []
  for (const sign of signs) {
    if (sign.labelWidth === 0) continue
    const shift = shiftInto(mapWidth, sign)
    const boxAt = (position: LabelPosition) => labelBox({ ...sign, x: sign.x + shift }, position)
    const others = signs.filter(({ key }) => key !== sign.key).map(signBox)
    const isFree = (position: LabelPosition) =>
      ![...others, ...taken].some((box) => touch(box, boxAt(position)))
    const position = !isFree('below') && isFree('above') ? 'above' : 'below'
    places.set(sign.key, { position, shift })
    taken.push(boxAt(position))
  }
  return places
}
