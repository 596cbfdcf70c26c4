import type { Group } from '@angadi/data/group/group.ts'

/** What every part of a group order needs to know. */
export interface GroupViewProps {
  readonly token: string
  readonly group: Group
  /** The reader's id among the people. */
  readonly me: string
}
