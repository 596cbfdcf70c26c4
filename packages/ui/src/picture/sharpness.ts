/** The longest side at which sharpness is measured, in pixels: the figures are comparable at this size only. */
export const MEASURED_SIDE = 640

/** Below it a paper is hard to read: sharp text has thousands, a slight blur some two hundred, an unreadable page ten. */
export const READABLE_SHARPNESS = 100

const RED = 0.299
const GREEN = 0.587
const BLUE = 0.114
const WHITE = 255
const CHANNELS = 4

/**
 * How sharp a picture is: the variance of its Laplacian, after its contrast was stretched so that dim light counts less.
 *
 * @param pixels RGBA, as a canvas gives them
 */
export function sharpnessOf(pixels: Uint8ClampedArray, width: number, height: number): number {
  const grey = new Float32Array(width * height)
  let [darkest, brightest] = [WHITE, 0]
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * CHANNELS
    const value = RED * (pixels[at] ?? 0) + GREEN * (pixels[at + 1] ?? 0) + BLUE * (pixels[at + 2] ?? 0)
    grey[index] = value
    darkest = Math.min(darkest, value)
    brightest = Math.max(brightest, value)
  }
  const stretch = brightest > darkest ? WHITE / (brightest - darkest) : 0
  let [count, sum, squares] = [0, 0, 0]
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      const edges =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0)
      const value = (edges - 4 * (grey[at] ?? 0)) * stretch
      count += 1
      sum += value
      squares += value * value
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** How sharp a picture file is; undefined where the browser cannot read it. */
export async function sharpnessOfFile(file: Blob): Promise<number | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const scale = Math.min(1, MEASURED_SIDE / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen || width < 3 || height < 3) return undefined
    pen.drawImage(bitmap, 0, 0, width, height)
    return sharpnessOf(pen.getImageData(0, 0, width, height).data, width, height)
  } finally {
    bitmap.close()
  }
}
