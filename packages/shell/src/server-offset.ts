/**
 * How far the server's clock is ahead of this device's, in milliseconds: countdowns reckon with it, since the clocks
 * of phones are often wrong.
 *
 * @param serverNow the time that came with an answer of the server
 */
export function serverOffset(serverNow: string): number {
  return new Date(serverNow).getTime() - Date.now()
}
