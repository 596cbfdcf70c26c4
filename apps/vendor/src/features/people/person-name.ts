import type { Person } from '@angadi/data/vendor-people/people.ts'

/** What a question or a button calls somebody: their name, else the end of their number, else `unnamed`. */
export function personName({ name, phone_end: end }: Person, unnamed: string): string {
  return name ?? (end ? `···${end}` : unnamed)
}
