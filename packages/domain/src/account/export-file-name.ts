const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })

/** File name of a data export, by the day in India: angadi-my-data-2026-11-21.json. */
export function exportFileName(at: Date): string {
  return `angadi-my-data-${day.format(at)}.json`
}
