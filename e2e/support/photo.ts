import type { Page } from '@playwright/test'

/** What a camera would write into a file: a position that only its owner should see. */
const SECRET_PLACE = 'Exif\0\0GPS 17.4486,78.3908 Flat 302'

/**
 * A photo as a camera makes it: 1600 by 1200 pixels, with the position where it was taken.
 *
 * @param colour of the whole picture, so that two photos differ
 */
export async function photoOf(page: Page, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 1600, 1200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, colour)
  const jpeg = Buffer.from(base64, 'base64')
  const labels = Buffer.from(SECRET_PLACE)
  // An APP1 segment right after the two bytes that begin every JPEG.
  const head = Buffer.from([0xff, 0xe1, 0, labels.length + 2])
  return {
    name: 'holiday.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), head, labels, jpeg.subarray(2)]),
  }
}
