/**
 * Simulates a device without WebGL2, for stories of screens with a map.
 *
 * @returns a function that restores the browser's own graphics
 */
export function stubNoWebGl(): () => void {
  const { prototype } = HTMLCanvasElement
  const { getContext } = prototype
  const put = (value: (this: HTMLCanvasElement, kind: string, options?: unknown) => unknown) =>
    Object.defineProperty(prototype, 'getContext', { configurable: true, writable: true, value })
  put(function (kind, options) {
    return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, options])
  })
  return () => {
    put(getContext)
  }
}
