import { plainDigits } from './plain-digits.ts'

/** 21:00, 9.30 or 09:00:00. */
const OF_TWENTY_FOUR = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.0+)?)?$/
/** 9 AM, 9:00 am or 09:00:00 p.m. */
const OF_TWELVE = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)? ?([ap])\.?m\.?$/

/** A time of day as it is typed or as a spreadsheet writes it (`9:30`, `9:00 AM`, `09:00:00`), as `HH:MM`; else undefined. */
export function clockOf(text: string): string | undefined {
  const plain = plainDigits(text).toLowerCase()
  const [, hour, minute] = OF_TWENTY_FOUR.exec(plain) ?? []
  if (hour && minute) return clock(Number(hour), Number(minute))
  const [, hours, minutes = '0', half] = OF_TWELVE.exec(plain) ?? []
  if (!hours || Number(hours) < 1 || Number(hours) > 12) return undefined
  return clock((Number(hours) % 12) + (half === 'p' ? 12 : 0), Number(minutes))
}

function clock(hours: number, minutes: number): string | undefined {
  if (hours > 23 || minutes > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
