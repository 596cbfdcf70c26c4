/** Query keys of the administration's coupons. */
export const couponKeys = { all: ['coupons'] as const }
