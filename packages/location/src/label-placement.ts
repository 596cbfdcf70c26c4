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

/** Puts each label below its marker, or above where a marker or an earlier label is in the way. */
export function positionLabels(signs: readonly LabelledSign[]): ReadonlyMap<string, LabelPosition> {
  const places = new Map<string, LabelPosition>()
  const taken: Box[] = []
  for (const sign of signs) {
    if (sign.labelWidth === 0) continue
    const others = signs.filter(({ key }) => key !== sign.key).map(signBox)
    const isFree = (place: LabelPosition) =>
      ![...others, ...taken].some((box) => touch(box, labelBox(sign, place)))
    const place = !isFree('below') && isFree('above') ? 'above' : 'below'
    places.set(sign.key, place)
    taken.push(labelBox(sign, place))
  }
  return places
}
