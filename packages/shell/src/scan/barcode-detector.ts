/** What a browser that reads codes in pictures offers (Shape Detection API); TypeScript's own types do not name it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (options: { readonly formats: readonly string[] }) => Detector) | undefined
}

/** The codes on packs and on our own bags. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'] as const

/** Whether this browser can read codes with the camera: elsewhere they are typed. */
export function canScan(): boolean {
  return typeof globalThis.BarcodeDetector === 'function' && navigator.mediaDevices !== undefined
}

/** Reads codes from a video's present picture; undefined where the browser cannot. */
export function barcodeDetector(): Detector | undefined {
  const { BarcodeDetector } = globalThis
  return BarcodeDetector ? new BarcodeDetector({ formats: FORMATS }) : undefined
}
