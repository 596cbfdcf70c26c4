import { expect, it } from 'vitest'
import { FairTurns, TooManyWaiting } from './fair-turns.ts'

it('lets one caller do two things at once, others beside it, and refuses the third that would wait', async () => {
  const turns = new FairTurns(2, 2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (caller: string, name: string) =>
    turns.run(caller, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const guests = ['a', 'b', 'c', 'd'].map((name) => start('anon', name))
  expect(begun).toEqual(['a', 'b'])
  await expect(start('anon', 'e')).rejects.toBeInstanceOf(TooManyWaiting)
  const other = start('asha', 'other')
  expect(begun).toEqual(['a', 'b', 'other'])
  ends.get('b')?.()
  await guests[1]
  await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c'])
  ends.get('a')?.()
  await expect.poll(() => begun).toContain('d')
  for (const name of ['c', 'd', 'other']) ends.get(name)?.()
  expect(await Promise.all([...guests, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
})

it('gives the place of a call that failed to the next', async () => {
  const turns = new FairTurns(1, 1)
  const failed = turns.run('anon', () => Promise.reject(new Error('no')))
  const next = turns.run('anon', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
