import { describe, expect, it } from 'vitest'
import { lineOfCode } from './barcode.ts'

const lines = [{ barcode: null }, { barcode: '8901030865275' }, { barcode: '036000291452' }]

describe('a scanned code', () => {
  it('finds its line', () => {
    expect(lineOfCode(lines, '8901030865275')).toBe(lines[1])
    expect(lineOfCode(lines, ' 8901 0308 6527 5 ')).toBe(lines[1])
  })

  it('is the same with and without the leading zero of an EAN', () => {
    expect(lineOfCode(lines, '0036000291452')).toBe(lines[2])
    expect(lineOfCode(lines, '36000291452')).toBe(lines[2])
  })

  it('finds nothing where nothing has it', () => {
    expect(lineOfCode(lines, '123')).toBeUndefined()
    expect(lineOfCode(lines, 'abc')).toBeUndefined()
    expect(lineOfCode(lines, '')).toBeUndefined()
  })
})
