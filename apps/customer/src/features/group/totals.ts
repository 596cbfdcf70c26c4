import type { Group, GroupLine } from '@angadi/data/group/group.ts'

/** What the orderable lines of a group cost, in paise; of one person, or of all. */
export function paiseOf(group: Group, personId?: string): number {
  return orderable(group, personId).reduce((sum, line) => sum + line.quantity * line.unit_paise, 0)
}

/** How many pieces can be ordered of what a group chose; of one person, or of all. */
export function piecesOf(group: Group, personId?: string): number {
  return orderable(group, personId).reduce((sum, line) => sum + line.quantity, 0)
}

function orderable({ lines }: Group, personId: string | undefined): readonly GroupLine[] {
  return lines.filter(
    (line) => line.unavailable_reason === null && (personId === undefined || line.person_id === personId),
  )
}
