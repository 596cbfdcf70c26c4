/** From and to, Indian time; an end before the start runs past midnight, an end equal to it is the whole day round. */
export type Shift = readonly [opens: string, closes: string]

/** A week: the shifts of a usual day, and weekdays (0 = Sunday) that differ. */
export interface Week {
  readonly usual: readonly Shift[]
  readonly other?: Readonly<Record<number, readonly Shift[]>>
}

/** Opening hours by the names that the restaurants use. */
export const weeks: Readonly<Record<string, Week>> = {
  'round the clock': { usual: [['00:00', '00:00']] },
  'lunch and dinner': {
    usual: [
      ['11:30', '15:30'],
      ['18:30', '23:00'],
    ],
    other: { 0: [['11:30', '23:00']] },
  },
  'all day': { usual: [['11:00', '23:30']] },
  late: {
    usual: [['12:00', '00:30']],
    other: {
      5: [
        ['12:00', '12:45'],
        ['14:00', '01:30'],
      ],
      6: [['12:00', '01:30']],
    },
  },
  'past midnight': { usual: [['17:00', '03:00']] },
  tiffins: {
    usual: [
      ['06:30', '11:30'],
      ['16:30', '21:30'],
    ],
    other: { 0: [['06:30', '12:30']] },
  },
  'tiffins and meals': {
    usual: [
      ['06:30', '15:30'],
      ['17:30', '22:30'],
    ],
  },
  chai: { usual: [['05:00', '23:00']] },
  'dawn and dusk': {
    usual: [
      ['05:30', '11:00'],
      ['18:00', '00:30'],
    ],
  },
  bakery: { usual: [['08:00', '22:00']] },
  evening: { usual: [['16:00', '23:00']], other: { 0: [['12:00', '23:00']] } },
  'shut on Mondays': { usual: [['11:30', '23:00']], other: { 1: [] } },
  'shut on Tuesdays': {
    usual: [
      ['11:30', '15:30'],
      ['18:30', '22:30'],
    ],
    other: { 2: [] },
  },
  mess: {
    usual: [
      ['12:00', '15:00'],
      ['19:00', '22:00'],
    ],
  },
}
