/** A number as it is checked before paying: all its digits, a mobile's in two groups of five. */
export function wholeNumber(number: string): string {
  return /^[0-9]{10}$/.test(number) ? `${number.slice(0, 5)} ${number.slice(5)}` : number
}
