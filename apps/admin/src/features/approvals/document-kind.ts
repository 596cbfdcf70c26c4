/** Whether an address is that of a PDF: its path says so, whatever key follows it. */
export function isPdf(address: string): boolean {
  return /\.pdf$/i.test(address.split(/[?#]/)[0] ?? '')
}
