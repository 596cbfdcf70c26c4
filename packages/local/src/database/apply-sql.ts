import { relative } from 'node:path'
import { paths } from './paths.ts'
import type { SqlFile } from './sql-files.ts'

/** A file of SQL that Postgres refused; the message names file, line and reason. */
export class SqlFileError extends Error {}

function positionOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('position' in error)) return undefined
  const position = Number(error.position)
  return Number.isFinite(position) && position > 0 ? position : undefined
}

function lineAt(text: string, position: number | undefined): string {
  return position === undefined ? '' : `:${text.slice(0, position).split('\n').length}`
}

function namingFile({ path, text }: SqlFile, error: unknown): SqlFileError {
  const reason = error instanceof Error ? error.message : String(error)
  const context = typeof error === 'object' && error !== null && 'where' in error ? error.where : undefined
  const where = typeof context === 'string' ? `\n${context}` : ''
  return new SqlFileError(
    `${relative(paths.root, path)}${lineAt(text, positionOf(error))}: ${reason}${where}`,
  )
}

/**
 * Runs what applies a file.
 *
 * @throws SqlFileError naming the file, and the line where Postgres reports it
 */
export async function withFileNamed<T>(file: SqlFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw namingFile(file, error)
  }
}

/**
 * Applies files one after the other.
 *
 * @param exec runs a text of several statements
 * @throws SqlFileError
 */
export async function applySqlFiles(
  files: readonly SqlFile[],
  exec: (text: string) => Promise<unknown>,
): Promise<void> {
  for (const file of files) await withFileNamed(file, () => exec(file.text))
}
