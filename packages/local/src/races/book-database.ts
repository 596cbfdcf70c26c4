import type pg from 'pg'
import { z } from 'zod'
import { Refused } from '../service-simulator/answers.ts'
import type { BookDatabase } from '../service-simulator/kept-book.ts'

const outcome = z.object({ said: z.unknown() })

/** A race's database as the book of a simulated service uses it. */
export function bookDatabase(pool: pg.Pool): BookDatabase {
  return {
    query: async (text, params = []) => (await pool.query(text, [...params])).rows,
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work({
          query: async (text, params = []) => (await client.query(text, [...params])).rows,
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** Tells the database something as the functions do, by the names of the parameters of the function that is told. */
export async function tell(
  pool: pg.Pool,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const names = Object.keys(args)
  const { rows } = await pool.query(
    `select public.${name}(${names.map((key, index) => `${key} => $${index + 1}`).join(', ')}) as said`,
    names.map((key) => (typeof args[key] === 'object' ? JSON.stringify(args[key]) : args[key])),
  )
  return outcome.parse(rows[0]).said
}

/** Ignores what a simulated service would refuse: a payment that is refunded is not disputed any more, and so on. */
export async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
