/** Drawings have a ground of their own and fill their frame; a vendor's photo of a product is shown whole. */
export function pictureFit(path: string | null | undefined): 'cover' | 'contain' {
  return path?.startsWith('goods/') ? 'cover' : 'contain'
}
