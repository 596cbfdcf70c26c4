/**
 * How far the server's clock is ahead of this device's, in milliseconds: countdowns use it, since the clocks of phones
 * are often wrong.
 *
 * @param serverNow the time that came with an answer of the server
 * @param receivedAt when that answer came, by this device's clock in milliseconds
 */
export function serverOffsetMs(serverNow: string, receivedAt: number): number {
  return new Date(serverNow).getTime() - receivedAt
}
