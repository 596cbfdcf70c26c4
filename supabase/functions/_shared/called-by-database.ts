import { callDatabase } from './call-database.ts'
import { refusal } from './cors.ts'
import { sameText } from './same-text.ts'

/** Refuses a call that does not carry the secret of the database; undefined for one that does. */
export async function refusedCaller(
  request: Request,
  header: string,
  secret: string | undefined,
): Promise<Response | undefined> {
  const isDatabase = secret && (await sameText(request.headers.get(header) ?? '', secret))
  return isDatabase ? undefined : refusal(401, 'secret_required', 'Only the database may call this.')
}

/** The rows that the database hands out, at most so many, of which nothing is known yet. */
export async function claimedRows(name: string, most: number): Promise<readonly unknown[]> {
  const rows = await callDatabase(name, { most })
  return Array.isArray(rows) ? rows : []
}
