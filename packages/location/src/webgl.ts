/**
 * Whether this browser can draw maps: MapLibre needs WebGL2, which is missing on older phones, with blocked graphics
 * cards and in browsers where it is switched off.
 */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Released at once: a page may have only about sixteen contexts.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
