import { expect, it, vi } from 'vitest'
import { withoutNoise } from './library-noise.ts'

it('hands what the library prints to the log, also when the log prints itself', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lines: string[] = []
  const log = (line: string) => {
    lines.push(line)
    console.error(`! ${line}`)
  }
  await withoutNoise(log, async () => console.error('refused', new Error('permission\ndenied')))
  expect(lines).toEqual(['refused permission denied'])
  expect(printed).toHaveBeenCalledWith('! refused permission denied')
})
