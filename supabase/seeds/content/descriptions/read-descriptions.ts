import { readTable } from '../read-table.ts'

/** Reads descriptions of dishes in one language: `key | description`. */
export function readDescriptions(text: string): ReadonlyMap<string, string> {
  return new Map(readTable(['key', 'description'], text).map(({ key, description }) => [key, description]))
}
